import type { BridgeAdapter } from './adapter.ts';
import { withinLimit } from './answerLimit.ts';

/** The adapter for a plain browser without a shell: uses the platform's features, and reports the rest as 'unsupported' (docs/product/bridge.md). */
export const createBrowserAdapter = (window: Window): BridgeAdapter => ({
  name: 'browser',
  // Loaded on demand, because it is never needed inside a shell.
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
    // A page restored from the back/forward cache fires both `visibilitychange` and `pageshow`; it resumes once.
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
