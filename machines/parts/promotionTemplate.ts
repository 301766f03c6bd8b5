import { produce } from 'immer';
import { type ActorRefFrom, fromTransition } from 'xstate';
import type { Template } from '../../services/promotion/schema.ts';

/** How the promotion looks; undefined until its template is here. */
export interface PromotionTemplate {
  template: Template | undefined;
}

type PromotionTemplateEvent = { type: 'template.loaded'; template: Template };

const remember = (store: PromotionTemplate, event: PromotionTemplateEvent): PromotionTemplate =>
  produce(store, (draft) => {
    draft.template = event.template;
  });

/** The promotion template: lives as long as the page, and its three pages read it (spec §3, Client stores). */
export const promotionTemplateStore = fromTransition(remember, (): PromotionTemplate => ({
  template: undefined,
}));

export type PromotionTemplateRef = ActorRefFrom<typeof promotionTemplateStore>;
