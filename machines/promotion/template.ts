import { type ActorRefFrom, fromTransition } from 'xstate';
import type { Template } from '../../services/promotion/schema.ts';

/** How the promotion looks; undefined until its template is here. */
export interface PromotionTemplate {
  template: Template | undefined;
}

type PromotionTemplateEvent = { type: 'template.loaded'; template: Template };

// Its one change is whole, not deep: an advertisement's page need not download immer for it.
const remember = (_: PromotionTemplate, event: PromotionTemplateEvent): PromotionTemplate => ({
  template: event.template,
});

/** The promotion template: lives as long as the page, and its three pages read it (docs/product/promotion.md#data). */
export const promotionTemplateStore = fromTransition(remember, (): PromotionTemplate => ({
  template: undefined,
}));

export type PromotionTemplateRef = ActorRefFrom<typeof promotionTemplateStore>;
