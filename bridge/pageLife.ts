import { type CallbackLogicFunction, fromCallback } from 'xstate';

/** Tells each time that the person leaves the page of a plain browser and is back on it. Ends by what it returns. */
export const listenToPage = (window: Window, onEvent: (event: 'pause' | 'resume') => void): (() => void) => {
  const { document } = window;
  const stop = new AbortController();
  const { signal } = stop;
  // A page restored from the back/forward cache becomes visible and is shown: it resumes once, when it is shown.
  let left = false;
  window.addEventListener('pagehide', () => (left = true), { signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      left = false;
      if (persisted) onEvent('resume');
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) onEvent('pause');
      else if (!left) onEvent('resume');
    },
    { signal },
  );
  return () => stop.abort();
};

/** What a root that has no shell is told. */
export interface PageMessage {
  type: 'page.resumed';
}

const watch: CallbackLogicFunction<{ type: 'ignored' }, PageMessage> = ({ sendBack }) =>
  listenToPage(window, (event) => {
    if (event === 'resume') sendBack({ type: 'page.resumed' });
  });

/** Tells its root that the person is back on the page. */
export const watchPage = fromCallback(watch);
