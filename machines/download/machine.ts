import { sendTo, setup } from 'xstate';
import type { ClientType } from '../../services/promotion/page.ts';
import type { Template } from '../../services/promotion/schema.ts';
import type { PromotionRef, PromotionRequest } from '../landing/events.ts';
import type { PromotionTemplateRef } from '../parts/promotionTemplate.ts';

/** A place where the app is to be had. */
export type Store = 'android' | 'ios';

interface DownloadContext {
  app: PromotionRef;
  store: PromotionTemplateRef;
  clientType: ClientType;
}

const stores: Record<ClientType, readonly Store[]> = {
  android: ['android'],
  ios: ['ios'],
  pc: ['android', 'ios'],
};

/** An iPhone whose store has no address gets the general one; a computer has a button for that already. */
const linkTo = (store: Store, clientType: ClientType, template: Template | undefined) =>
  (store === 'ios' && template?.appStoreUrl) ||
  ((store === 'android' || clientType === 'ios') && template?.downloadUrl) ||
  '';

/** Stores that have the app for this device: those that the template has an address of. */
export const storesFor = (clientType: ClientType, template: Template | undefined): Store[] =>
  stores[clientType].filter((store) => linkTo(store, clientType, template) !== '');

const templateOf = ({ store }: DownloadContext) => store.getSnapshot().context.template;

/** The download page: a button for each store that has the app for this device (spec §2, hash routes). */
export const downloadMachine = setup({
  types: {} as {
    context: DownloadContext;
    input: DownloadContext;
    events: { type: 'store.chosen'; store: Store };
  },
  guards: {
    isOffered: ({ context, event }) =>
      storesFor(context.clientType, templateOf(context)).includes(event.store),
  },
  actions: {
    openStore: sendTo(
      ({ context }) => context.app,
      ({ context, event }): PromotionRequest => ({
        type: 'link.opened',
        link: linkTo(event.store, context.clientType, templateOf(context)),
      }),
    ),
  },
  /** How long the way out stays shut after it was taken, so that a double tap leaves once. */
  delays: { exitPause: 1_000 },
}).createMachine({
  id: 'download',
  context: ({ input }) => input,
  initial: 'offering',
  states: {
    offering: {
      on: { 'store.chosen': { guard: 'isOffered', target: 'leaving', actions: 'openStore' } },
    },
    leaving: {
      description: 'The store is being opened: a double tap opens it once.',
      after: { exitPause: { target: 'offering' } },
    },
  },
});
