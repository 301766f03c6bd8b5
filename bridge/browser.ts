import type { BridgeAdapter } from './adapter.ts';
import { withinLimit } from './answerLimit.ts';
import { listenToPage } from './pageLife.ts';

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
  listen: (onEvent) => listenToPage(window, onEvent),
  answerBack: () => {},
});
