import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { type Click, defineProduct } from '../../services/recommendation/actors.ts';
import type { Product } from '../../services/recommendation/schema.ts';
import type { AppRef } from './events.ts';
import { sendToApp, withEvent, withOutput } from './actions.ts';
import { requestKit } from './kits.ts';
import { isActive } from './offers.ts';

/** moduleId of a recommended product (docs/product/recommendation.md). */
const recommendationModule = 31;

interface Tapped {
  product: Product;
  position: number;
}

/** Handles a tap on a recommended product: tracks it, requests its link, and opens that (docs/product/recommendation.md#calls). */
export const recommendationMachine = setup({
  types: {} as {
    context: { app: AppRef; productId: string; click: Click };
    input: { app: AppRef; productId: string };
    events: { type: 'product.chosen' } & Tapped;
    tags: 'busy';
  },
  actors: { defineProduct },
  guards: { isActive: (_, { product }: { product: Product }) => isActive(product) },
  actions: {
    setClick: assign(({ context: { click } }, { product, position }: Tapped) => ({
      click: { ...click, positionId: position, productKey: product.productKey },
    })),
    trackClick: sendToApp(({ context: { productId, click } }) => ({
      type: 'event.tracked',
      tracked: { productId, moduleId: recommendationModule, positionId: click.positionId },
    })),
    openLink: sendToApp((_, link: string) => ({ type: 'link.opened', link, pageNames: true })),
  },
})
  .extend(requestKit)
  .createMachine({
    id: 'recommendation',
    context: ({ input }) => ({
      ...input,
      click: { moduleId: recommendationModule, positionId: 0, productKey: '' },
    }),
    initial: 'waiting',
    states: {
      waiting: {
        on: {
          'product.chosen': {
            guard: withEvent('isActive'),
            target: 'opening',
            actions: [withEvent('setClick'), 'trackClick'],
          },
        },
      },
      opening: {
        description: 'The backend is asked where the tapped product leads.',
        tags: 'busy',
        invoke: {
          id: 'defineProduct',
          src: 'defineProduct',
          input: ({ context }) => context.click,
          onDone: { target: 'waiting', actions: withOutput('openLink') },
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
