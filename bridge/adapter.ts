import type { BridgeRequest, BridgeResult, ShellEvent } from './contract.ts';

/** Every adapter keeps the same promises (docs/product/bridge.md). */
export interface BridgeAdapter {
  readonly name: 'ios' | 'android' | 'generic' | 'frame' | 'browser' | 'double';
  /** Requests an action from the shell. Never rejects and never hangs; an action without a response is ok once it is posted. */
  call(request: BridgeRequest): Promise<BridgeResult>;
  /** Sends `ready` now and after each return from the back/forward cache; Android's shell cannot send before. Returns a function that stops it. */
  listen(onEvent: (event: ShellEvent) => void): () => void;
  answerBack(handled: boolean): void;
}
