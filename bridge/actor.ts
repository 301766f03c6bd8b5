import { type CallbackLogicFunction, fromCallback } from 'xstate';
import type { BridgeAdapter } from './adapter.ts';
import type { BridgeRequest, BridgeResult, ShellEvent } from './contract.ts';

export type BridgeCommand =
  | { type: 'bridge.called'; request: BridgeRequest }
  | { type: 'back.answered'; handled: boolean };

/** Every call gets a response, so that an inspector shows its result. */
export type ShellMessage =
  | { type: 'shell.backPressed' }
  | { type: 'shell.paused' }
  | { type: 'shell.resumed' }
  /** The same as a 401: the borrower has to log in again. */
  | { type: 'session.ended' }
  | { type: 'bridge.answered'; request: BridgeRequest; result: BridgeResult };

const messages = {
  back: { type: 'shell.backPressed' },
  pause: { type: 'shell.paused' },
  resume: { type: 'shell.resumed' },
  'session.closed': { type: 'session.ended' },
} as const satisfies Record<ShellEvent, ShellMessage>;

const connectShell: CallbackLogicFunction<BridgeCommand, ShellMessage, { adapter: BridgeAdapter }> = ({
  input: { adapter },
  sendBack,
  receive,
}) => {
  let openSheet: Promise<BridgeResult> | undefined;
  /** While the share sheet is open, another request to share is dropped: its fallback would happen behind the sheet. */
  const share = async (request: BridgeRequest): Promise<BridgeResult> => {
    if (openSheet) return { ok: false, reason: 'cancelled' };
    openSheet = adapter.call(request);
    const result = await openSheet;
    openSheet = undefined;
    return result;
  };
  receive((command) => {
    if (command.type === 'back.answered') return adapter.answerBack(command.handled);
    const { request } = command;
    const answered = request.action === 'share' ? share(request) : adapter.call(request);
    void answered.then((result) => sendBack({ type: 'bridge.answered', request, result }));
  });
  return adapter.listen((event) => sendBack(messages[event]));
};

/** The native shell as an actor: requests in, their results and the shell's events out (docs/product/bridge.md). */
export const bridgeActor = fromCallback(connectShell);
