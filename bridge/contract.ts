type Details = Record<string, string>;

/** Every request of the page to the native shell (docs/product/bridge.md). */
export type BridgeRequest =
  | { action: 'navigate'; payload: { to: string; payload?: Details } }
  | { action: 'closeWebView' }
  | { action: 'goPage'; payload: { page: string; payload?: Details } }
  | { action: 'goHome' }
  | { action: 'goMine' }
  | { action: 'goLogin' }
  | { action: 'callPhone'; payload: { number: string } }
  | { action: 'goRating' }
  | { action: 'track'; payload: { point: string; payload?: Details } }
  | { action: 'startBindCard'; payload: { productId: string; orderId: string } }
  | { action: 'endBindCard'; payload: { result: string } }
  | { action: 'capabilities' }
  | { action: 'copyText'; payload: { text: string } }
  | { action: 'share'; payload: { title: string; text: string; url: string } }
  | { action: 'openExternal'; payload: { url: string } };

/** The result of a request. `result` of `capabilities` is `{ actions: string[] }`; it comes from outside, so the caller must parse it. */
export type BridgeResult =
  | { ok: true; result?: unknown }
  | { ok: false; reason: 'unsupported' | 'cancelled' | 'rejected' };

/** Events from the shell: the hardware back button, the page hidden, the page shown again, the session ended. */
export type ShellEvent = 'back' | 'pause' | 'resume' | 'session.closed';
