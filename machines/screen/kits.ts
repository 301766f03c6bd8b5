import type { ActorRef, MachineContext, Snapshot } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { assigns, sendsToApp } from './actions.ts';
import { failureMessage, isDisconnected, isRefused, refusalIn } from './failure.ts';
import type { Message } from './message.ts';

interface ToastRequest {
  type: 'toast.requested';
  message: Message;
}

interface Toasting {
  app: ActorRef<Snapshot<unknown>, ToastRequest>;
}

/** Shows a failure as a toast: the backend's message after a refusal, otherwise 'error' (docs/product/calls.md#messages); `say` replaces both. */
export function toastsFailure(say: (event: object) => Message = failureMessage) {
  return sendsToApp<ToastRequest>()<Toasting>(({ event }) => ({
    type: 'toast.requested',
    message: say(event),
  }));
}

/** The guards, actions and delays of a chart that calls the backend. */
export const requestKit = {
  guards: { isRefused, isDisconnected },
  actions: {
    toastFailure: toastsFailure(),
    toast: sendsToApp<ToastRequest>()<Toasting, { message: Message }>((_, { message }) => ({
      type: 'toast.requested',
      message,
    })),
  },
  delays: { requestLimit: httpTimeout },
};

/**
 * The kit of a screen that loads (`piecesOf`): also keeps the message of a refusal, which stays on the page.
 *
 * @example
 * const screen = setup({ types, actors, actions }).extend(loadKit);
 * const { loads } = piecesOf(screen);
 */
export const loadKit = {
  ...requestKit,
  actions: {
    ...requestKit.actions,
    setRefusal: assigns<MachineContext>(({ event }) => ({ refusal: refusalIn(event) })),
  },
};
