import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { type Click, defineProduct } from '../../services/recommendation/actors.ts';
import type { Product } from '../../services/recommendation/schema.ts';
import { type AppRef, type AppRequest } from '../app/events.ts';
import { failureMessage } from './failure.ts';

/** moduleId of a recommended product (decisions §3). */
const recommendationModule = 31;

const isActive = (product: Product) => product.clickable !== '0';

/** What happens when a recommended product is tapped: track, ask where it leads, open that (spec §7, Recommended click). */
export const recommendationMachine = setup({
  types: {} as {
    context: { app: AppRef; productId: string; click: Click };
    input: { app: AppRef; productId: string };
    events: { type: 'product.chosen'; product: Product; position: number };
    tags: 'busy';
  },
  actors: { defineProduct },
  guards: { isActive: ({ event }) => event.type === 'product.chosen' && isActive(event.product) },
  actions: {
    keepClick: assign({
      click: ({ context, event }) =>
        event.type === 'product.chosen'
          ? { ...context.click, positionId: event.position, productKey: event.product.productKey }
          : context.click,
    }),
    trackClick: sendTo(
      ({ context }) => context.app,
      ({ context, event }): AppRequest => ({
        type: 'event.tracked',
        tracked: {
          productId: context.productId,
          moduleId: recommendationModule,
          positionId: event.type === 'product.chosen' ? event.position : 0,
        },
      }),
    ),
    openLink: sendTo(
      ({ context }) => context.app,
      (_, { link }: { link: string }): AppRequest => ({
        type: 'link.opened',
        link,
        pageNames: true,
      }),
    ),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({
        type: 'toast.requested',
        message: failureMessage(event),
      }),
    ),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'recommendation',
  context: ({ input }) => ({
    ...input,
    click: { moduleId: recommendationModule, positionId: 0, productKey: '' },
  }),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'product.chosen': { guard: 'isActive', target: 'opening', actions: ['keepClick', 'trackClick'] },
      },
    },
    opening: {
      description: 'The lender is asked where the tapped product leads.',
      tags: 'busy',
      invoke: {
        id: 'defineProduct',
        src: 'defineProduct',
        input: ({ context }) => context.click,
        onDone: {
          target: 'waiting',
          actions: { type: 'openLink', params: ({ event }) => ({ link: event.output }) },
        },
        onError: { target: 'waiting', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'waiting', actions: 'toastFailure' } },
    },
  },
});

export type RecommendationRef = ActorRefFrom<typeof recommendationMachine>;
export type { Product as RecommendedProduct } from '../../services/recommendation/schema.ts';
