import type { EventObject } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import type { Message } from './message.ts';
import { type Asking, toastsFailure } from './asks.ts';
import { failureMessage, isDisconnected, isRefused } from './failure.ts';
import { keepsRefusal, type Refusable } from './refusal.ts';

/** The guards, actions and delays of a chart that calls the backend, for `setup(…).extend(…)`. `say` replaces the message of a failure. */
export const requestKit = <
  // oxlint-disable-next-line typescript/no-explicit-any -- any root that toasts.
  Context extends Asking<any>,
  Event extends EventObject,
>(
  say: (event: Event) => Message = failureMessage,
) => ({
  guards: { isRefused, isDisconnected },
  actions: { toastFailure: toastsFailure<Context, Event, Event, undefined>(say) },
  delays: { requestLimit: httpTimeout },
});

/** Like `requestKit`, for a screen that `loads`: the message of a refusal stays on the page. */
export const loadKit = <
  // oxlint-disable-next-line typescript/no-explicit-any -- any root that toasts.
  Context extends Asking<any> & Refusable,
  Event extends EventObject,
>(
  say?: (event: Event) => Message,
) => {
  const { actions, ...kit } = requestKit<Context, Event>(say);
  return { ...kit, actions: { ...actions, keepRefusal: keepsRefusal<Context, Event, Event, undefined>() } };
};
