/**
 * Starts the app. The script of its entry is in the document, asleep: to be read and run it takes the processor of a cheap phone for 0.3 s, and when
 * the page is opened again that would be just when the order's answer comes. So where the document asked for an order (firstCall.ts), a slow phone
 * draws its headline first (firstOrder/draw.ts). When the answer takes its time, the app uses that time. The build puts it into a file that the page
 * loads anyway (tools/build/starter.ts).
 */

/** A phone that needs longer than this to read the document is slow; milliseconds. */
const quickReading = 60;
/** How long the app waits for the headline, in milliseconds. */
const drawingLimit = 150;

const start = () => {
  const entry = document.querySelector<HTMLScriptElement>('[type=asleep]');
  if (!entry) return;
  // Awake it is a script of the document like any other: what goes wrong with it is heard by the page's last resort (help.ts).
  entry.type = 'module';
  document.head.append(entry);
};

if (window.earlyCall && performance.now() - window.earlyCall.since > quickReading) {
  setTimeout(start, drawingLimit);
  // The browser paints what was drawn before anything else runs.
  void window.earlyDrawn?.then(() => requestAnimationFrame(() => setTimeout(start)));
} else start();
