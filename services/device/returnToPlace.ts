import { placeKept } from './place.ts';

/**
 * Scrolls to where the page was left, as soon as it is as long again: the browser does it by itself for a page that is whole at once, and this one
 * loads first. A touch of the user meanwhile wins.
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
