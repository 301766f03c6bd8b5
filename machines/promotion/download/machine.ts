// Its chart, drawn: docs/charts/download.md
import { setup } from 'xstate';
import type { ClientType } from '../../../services/promotion/page.ts';
import type { Template } from '../../../services/promotion/schema.ts';
import type { Environment } from '../../../services/visit/environment.ts';
import { canOpen } from '../../../services/values/links.ts';
import { withEvent } from '../../screen/actions.ts';
import { type PromotionRef, sendToPromotion } from '../landing/events.ts';
import type { PromotionTemplateRef } from '../template.ts';

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

/** An iPhone without a store URL gets the general one; a computer has a link for that already. */
export const linkTo = (store: Store, clientType: ClientType, template: Template | undefined) =>
  (store === 'ios' && template?.appStoreUrl) ||
  ((store === 'android' || clientType === 'ios') && template?.downloadUrl) ||
  '';

/** The stores whose link the link guard lets through; a promotion has no shell for the others. */
export const storesFor = (
  clientType: ClientType,
  template: Template | undefined,
  environment: Environment,
): Store[] => {
  const guard = { ...environment, deepLinkScheme: '' };
  return stores[clientType].filter((store) => canOpen(linkTo(store, clientType, template), guard));
};

/** The download page: a link for each store that has the app for this device (docs/product/promotion.md#screen). */
export const downloadMachine = setup({
  types: {} as {
    context: DownloadContext;
    input: DownloadContext;
    events: { type: 'store.chosen'; store: Store };
  },
  actions: {
    openStore: sendToPromotion(({ context }: { context: DownloadContext }, { store }: { store: Store }) => ({
      type: 'link.opened',
      link: linkTo(store, context.clientType, context.store.getSnapshot().context.template),
    })),
  },
}).createMachine({
  id: 'download',
  context: ({ input }) => input,
  initial: 'offering',
  states: { offering: { on: { 'store.chosen': { actions: withEvent('openStore') } } } },
});
