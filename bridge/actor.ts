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
  receive((command) => {
    if (command.type === 'back.answered') return adapter.answerBack(command.handled);
    const { request } = command;
    void adapter.call(request).then((result) => sendBack({ type: 'bridge.answered', request, result }));
  });
  return adapter.listen((event) => sendBack(messages[event]));
};

/** The native shell as an actor: requests in, their results and the shell's events out (docs/product/bridge.md). */
export const bridgeActor = fromCallback(connectShell);
