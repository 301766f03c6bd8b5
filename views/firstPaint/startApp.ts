/**
 * Starts the app. Its entry is in the document but inactive: running it occupies a cheap phone's processor for 0.3 s, just when the response arrives
 * on a second visit. On a slow phone the figure is drawn first (draw.ts). Part of a file that the page loads anyway
 * (tools/build/firstPaint/starter.ts).
 */

/** A phone that takes longer to parse the document is slow; milliseconds. */
const quickReading = 60;
/** How long the app waits for the headline, in milliseconds. */
const drawingLimit = 150;

const start = () => {
  const entry = document.querySelector<HTMLScriptElement>('[type=asleep]');
  if (!entry) return;
  // Once activated it is an ordinary script of the document, so the page's fallback catches its errors (help.ts).
  entry.type = 'module';
  document.head.append(entry);
};

if (window.earlyDrawn && performance.now() - (window.earlyPage?.since ?? 0) > quickReading) {
  setTimeout(start, drawingLimit);
  // The browser paints what was drawn before anything else runs.
  void window.earlyDrawn.then(() => requestAnimationFrame(() => setTimeout(start)));
} else start();
