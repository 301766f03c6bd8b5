import { assign, sendTo, setup } from 'xstate';
import { defineFailureProduct, loadJoinFailure, trackFailureClick } from '../../services/gopia/actors.ts';
import type { JoinFailure } from '../../services/gopia/schema.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { type AppRef, type AppRequest, type ScreenInput } from '../app/events.ts';
import { failureMessage } from '../parts/failure.ts';
import { recommendationMachine } from '../parts/recommendation.ts';

interface JointLoginErrorContext {
  app: AppRef;
  failure: JoinFailure | undefined;
}

/** The failure page counts its clicks and asks for its links over `/gopia` (spec §7). */
const recommendation = recommendationMachine.provide({
  actors: { defineProduct: defineFailureProduct },
  actions: { trackClick: ({ context }) => trackFailureClick(context.click) },
});

/** Joint login failure, and the list of its products alone (spec §2, §7; decisions §2). */
export const jointLoginErrorMachine = setup({
  types: {} as {
    context: JointLoginErrorContext;
    input: ScreenInput;
    events: { type: 'retry.requested' } | { type: 'shell.resumed' };
    tags: 'busy';
    children: { loadJoinFailure: 'loadJoinFailure'; recommendation: 'recommendation' };
  },
  actors: { loadJoinFailure, recommendation },
  guards: {
    hasContent: (_, { failure }: { failure: JoinFailure }) =>
      !!(failure.notice || failure.errorMessage || failure.recProducts.length),
  },
  actions: {
    keepFailure: assign({ failure: (_, { failure }: { failure: JoinFailure }) => failure }),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'jointLoginError',
  context: ({ input }) => ({ app: input.app, failure: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadJoinFailure',
        src: 'loadJoinFailure',
        onDone: [
          {
            guard: { type: 'hasContent', params: ({ event }) => ({ failure: event.output }) },
            target: 'shown',
            actions: { type: 'keepFailure', params: ({ event }) => ({ failure: event.output }) },
          },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'unavailable', actions: 'toastFailure' } },
    },
    unavailable: {
      description: 'What went wrong could not be loaded, or nothing was said of it.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    shown: {
      description:
        'The notice, the error and the products; a tap on a product is answered by the recommendation.',
      invoke: {
        id: 'recommendation',
        src: 'recommendation',
        input: ({ context }) => ({ app: context.app, productId: '' }),
      },
    },
  },
});
