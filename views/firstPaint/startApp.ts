/**
 * Starts the app. The script of its entry is in the document, asleep: reading and running it keeps the processor of a cheap phone busy for 0.3 s,
 * on a second visit just when the response comes. So where the document made a call (early.ts), a slow phone draws its figure first (draw.ts).
 * When the response takes longer, the app uses that time. The build puts this into a file that the page loads anyway
 * (tools/build/firstPaint/starter.ts).
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
