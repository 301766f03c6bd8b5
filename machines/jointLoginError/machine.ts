// Its chart, drawn: docs/charts/jointLoginError.md
import { assign, setup } from 'xstate';
import { defineFailureProduct, loadJoinFailure } from '../../services/jointLoginError/actors.ts';
import type { JoinFailure } from '../../services/jointLoginError/schema.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../screen/events.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { sendToApp, withOutput } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { toHelp } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';
import { recommendationMachine } from '../screen/recommendation.ts';

interface JointLoginErrorContext {
  app: AppRef;
  route: RouteName;
  failure: JoinFailure | undefined;
  refusal: string;
}

/** The failure page tracks clicks and requests links over `/gopia` (docs/product/jointLoginError.md#calls). */
const recommendation = recommendationMachine.provide({
  actors: { defineProduct: defineFailureProduct },
  actions: { trackClick: sendToApp(({ context }) => ({ type: 'event.tracked', tracked: context.click })) },
});

type JointLoginErrorEvent = { type: 'retry.requested' } | { type: 'help.chosen' } | ScreenMessage;

const jointLoginError = setup({
  types: {} as {
    context: JointLoginErrorContext;
    input: ScreenInput;
    events: JointLoginErrorEvent;
    tags: 'busy';
    children: { loadJoinFailure: 'loadJoinFailure'; recommendation: 'recommendation' };
  },
  actors: { loadJoinFailure, recommendation },
  guards: {
    /** A list of products may be empty if it was sent; a failure page may not. */
    hasContent: ({ context }, { notice, errorMessage, recProducts }: JoinFailure) =>
      context.route === 'recommendList' ? !!recProducts : !!(notice || errorMessage || recProducts?.length),
  },
  actions: {
    setFailure: assign({ failure: (_, failure: JoinFailure) => failure }),
    openHelp: sendToApp(() => ({ type: 'navigation.requested', to: 'customerService' })),
  },
}).extend(loadKit);
const { loads } = piecesOf(jointLoginError);

/** Joint login failure, and its list of products alone (docs/product/jointLoginError.md, docs/product/routes.md). */
export const jointLoginErrorMachine = jointLoginError.createMachine({
  id: 'jointLoginError',
  context: ({ input }) => ({
    app: input.app,
    route: input.route,
    failure: undefined,
    refusal: '',
  }),
  initial: 'loading',
  states: {
    ...loads({
      src: 'loadJoinFailure',
      input: undefined,
      afterRefusal: toHelp,
      done: [
        { guard: withOutput('hasContent'), target: 'shown', actions: withOutput('setFailure') },
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
