import type { BridgeRequest, BridgeResult, ShellEvent } from './contract.ts';

/** A connection to a native shell; every adapter keeps the same promises (docs/product/bridge.md). */
export interface BridgeAdapter {
  readonly name: 'ios' | 'android' | 'generic' | 'frame' | 'browser' | 'double';
  /** Requests an action from the shell. Never rejects and never hangs; an action without a response is ok once it is posted. */
  call(request: BridgeRequest): Promise<BridgeResult>;
  /**
   * Sends `ready`, now and after each return from the back/forward cache, and reports the shell's events; returns a function that stops it. With
   * Android's listener a shell cannot send before the page has.
   */
  listen(onEvent: (event: ShellEvent) => void): () => void;
  /** Reports to the shell whether the page handled the last `back`. */
  answerBack(handled: boolean): void;
}
