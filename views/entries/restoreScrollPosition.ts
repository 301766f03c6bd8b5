import { storedScrollPosition } from '../../services/device/scrollPosition.ts';

/** Restores the scroll position once the page is long enough again: the browser only does so for a page complete at once. A touch cancels it. */
export function restoreScrollPosition(): void {
  const top = storedScrollPosition();
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
}
