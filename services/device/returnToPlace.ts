import { placeKept } from './place.ts';

/**
 * Restores the scroll position as soon as the page is long enough again. The browser only does so for a page that is complete at once, and this one
 * loads first. A touch by the user cancels it.
 */
export const returnToPlace = (): void => {
  const top = placeKept();
  const address = location.href;
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    if (location.href !== address) stop.abort();
    else if (document.documentElement.scrollHeight - innerHeight >= top) {
      scrollTo(0, top);
      stop.abort();
    }
  });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const touch of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(touch, () => stop.abort(), { signal: stop.signal, passive: true });
  observer.observe(document.body);
};
