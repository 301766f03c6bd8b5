import { assign, setup } from 'xstate';
import { defineFailureProduct, loadJoinFailure } from '../../services/jointLoginError/actors.ts';
import type { JoinFailure } from '../../services/jointLoginError/schema.ts';
import { httpTimeout } from '../../services/http/client.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../app/events.ts';
import { asks, toastsFailure } from '../parts/asks.ts';
import { loadGuards, loads } from '../parts/loads.ts';
import { recommendationMachine } from '../parts/recommendation.ts';

interface JointLoginErrorContext {
  app: AppRef;
  failure: JoinFailure | undefined;
}

/** The failure page counts its clicks and asks for its links over `/gopia` (docs/product/jointLoginError.md#calls). */
const recommendation = recommendationMachine.provide({
  actors: { defineProduct: defineFailureProduct },
  actions: { trackClick: asks(({ context }) => ({ type: 'event.tracked', tracked: context.click })) },
});

const received = ({ event }: { event: { output: JoinFailure } }) => ({ failure: event.output });

/** Joint login failure, and the list of its products alone (docs/product/jointLoginError.md, docs/product/routes.md). */
export const jointLoginErrorMachine = setup({
  types: {} as {
    context: JointLoginErrorContext;
    input: ScreenInput;
    events: { type: 'retry.requested' } | ScreenMessage;
    tags: 'busy';
    children: { loadJoinFailure: 'loadJoinFailure'; recommendation: 'recommendation' };
  },
  actors: { loadJoinFailure, recommendation },
  guards: {
    ...loadGuards,
    hasContent: (_, { failure }: { failure: JoinFailure }) =>
      !!(failure.notice || failure.errorMessage || failure.recProducts.length),
  },
  actions: {
    keepFailure: assign({ failure: (_, { failure }: { failure: JoinFailure }) => failure }),
    toastFailure: toastsFailure(),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'jointLoginError',
  context: ({ input }) => ({ app: input.app, failure: undefined }),
  initial: 'loading',
  states: {
    ...loads({
      src: 'loadJoinFailure',
      done: [
        {
          guard: { type: 'hasContent', params: received },
          target: 'shown',
          actions: { type: 'keepFailure', params: received },
        },
        // Nothing was said of what went wrong.
        { target: 'failed' },
      ],
    }),
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
