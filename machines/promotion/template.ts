import { type ActorRefFrom, fromTransition } from 'xstate';
import type { Template } from '../../services/promotion/schema.ts';

export interface PromotionTemplate {
  template: Template | undefined;
  refusal: string;
}

type PromotionTemplateEvent =
  | { type: 'template.loaded'; template: Template }
  | { type: 'template.missed'; refusal: string };

// A shallow copy, so that an advertisement's page need not download immer.
const remember = (known: PromotionTemplate, event: PromotionTemplateEvent): PromotionTemplate =>
  'template' in event ? { template: event.template, refusal: '' } : { ...known, refusal: event.refusal };

/** The promotion template: lives as long as the page, and its three pages read it (docs/product/promotion.md#data). */
export const promotionTemplateStore = fromTransition(remember, (): PromotionTemplate => ({
  template: undefined,
  refusal: '',
}));

export type PromotionTemplateRef = ActorRefFrom<typeof promotionTemplateStore>;
