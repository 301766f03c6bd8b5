import type { PaymentRequest } from '../payment/requests.ts';
import { assigns, withEvent } from '../screen/actions.ts';
import type { AppContext, Guarded, LoadedScreen } from './context.ts';

/** What a message is about: later ones about the same replace it. */
const topicOf = ({ event: { type, ...about } }: PaymentRequest) =>
  `${type} ${'orderId' in about ? about.orderId : ''}`;

/** For the root: stores that start with the first screen that needs them, and outlive the screens. */
export const storeKit = {
  guards: {
    isStoreOpen: ({ context }: Guarded, { store }: PaymentRequest) => context.stores[store] !== undefined,
  },
  actions: {
    openStores: assigns<AppContext, LoadedScreen>(
      ({ context: { stores, queued }, spawn }, { stores: needed = {}, stored }) => {
        const missing = Object.entries(needed).filter(([name]) => !stores[name]);
        const opened = missing.map(([name, logic]) => {
          const own = queued.filter(({ store }) => store === name).map(({ event }) => event);
          return [name, spawn(logic, { id: name, systemId: name, input: { queued: own, stored } })];
        });
        return {
          stores: { ...stores, ...Object.fromEntries(opened) },
          queued: queued.filter(({ store }) => !needed[store]),
        };
      },
    ),
    queueForStore: assigns<AppContext, PaymentRequest>(({ context: { queued } }, request) => ({
      queued: [...queued.filter((one) => topicOf(one) !== topicOf(request)), request],
    })),
  },
};

/** For a root's `on`. */
export const storeEvents = {
  'store.notified': [
    {
      guard: withEvent('isStoreOpen'),
      actions: {
        type: 'forward',
        params: ({ event: { store, event } }: { event: PaymentRequest }) => ({ to: store, event }),
      },
    },
    { actions: withEvent('queueForStore') },
  ],
} as const;
