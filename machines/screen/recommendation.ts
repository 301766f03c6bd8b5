import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { type Click, defineProduct } from '../../services/recommendation/actors.ts';
import type { Product } from '../../services/recommendation/schema.ts';
import type { AppRef } from './events.ts';
import { asks, toastsFailure } from './asks.ts';
import { isActive } from './offers.ts';

/** moduleId of a recommended product (docs/product/recommendation.md). */
const recommendationModule = 31;

/** Handles a tap on a recommended product: tracks it, requests its link, and opens that (docs/product/recommendation.md#calls). */
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
    trackClick: asks(({ context, event }) => ({
      type: 'event.tracked',
      tracked: {
        productId: context.productId,
        moduleId: recommendationModule,
        positionId: event.type === 'product.chosen' ? event.position : 0,
      },
    })),
    openLink: asks((_, { link }: { link: string }) => ({ type: 'link.opened', link, pageNames: true })),
    toastFailure: toastsFailure(),
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
      description: 'The backend is asked where the tapped product leads.',
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
export type { Product as RecommendedProduct };

export const selectIsOpening = (snapshot: SnapshotFrom<typeof recommendationMachine>) =>
  snapshot.matches('opening');
