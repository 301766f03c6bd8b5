import type { BridgeAdapter } from './adapter.ts';
import { withinLimit } from './answerLimit.ts';

/** The adapter of a plain browser, without a shell: does what the platform can, and says 'unsupported' to the rest (docs/product/bridge.md). */
export const createBrowserAdapter = (window: Window): BridgeAdapter => ({
  name: 'browser',
  // Loaded when it is asked for: inside a shell it never is.
  call: (request) =>
    withinLimit(
      request.action,
      import('./browserActions.ts').then(
        ({ act }) => act(window, request),
        () => ({ ok: false, reason: 'unsupported' }) as const,
      ),
    ),
  listen: (onEvent) => {
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
  },
  answerBack: () => {},
});
