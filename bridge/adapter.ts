import type { BridgeRequest, BridgeResult, ShellEvent } from './contract.ts';

/** One way to reach a native shell; every adapter keeps the same promises (docs/product/bridge.md). */
export interface BridgeAdapter {
  readonly name: 'ios' | 'android' | 'generic' | 'frame' | 'browser' | 'double';
  /** Asks the shell for an action. Never rejects and never hangs; an action without an answer is ok once it is posted. */
  call(request: BridgeRequest): Promise<BridgeResult>;
  /**
   * Sends `ready`, now and after each return from the back/forward cache, and reports the shell's events; returns the function that stops it.
   * Android's listener gives a shell no way to speak before the page has.
   */
  listen(onEvent: (event: ShellEvent) => void): () => void;
  /** Notifies the shell whether the page dealt with the last `back`. */
  answerBack(handled: boolean): void;
}
