import { type BankAccount, bindingOf } from '../../services/bindBank/actors.ts';
import { isOpen } from '../../services/http/service.ts';
import { type Intent, intentsFor } from '../../services/intents/intent.ts';
import type { AppRef, ScreenMessage } from '../app/events.ts';
import type { OutcomeUnknownInput } from '../parts/outcomeUnknown/machine.ts';
import { hasJustGoneOut } from '../parts/posts.ts';
import { answersOf, type BankForm } from './form.ts';
import type { Picker } from './picker.ts';

/** What the screen knows. */
export interface BindBankContext extends BankForm {
  app: AppRef;
  productId: string;
  orderId: string;
  /** Reached from an order: bound by another alias, and led on to the order (docs/product/bindBank.md). */
  isFromOrder: boolean;
  /** What cannot be undone and whose end was unknown when the screen was shown. */
  intents: readonly Intent[];
  /** Ids of fields that 'Next' found empty. */
  missing: string[];
  /** What the lender said when it refused the page, or the account as it stands; empty when it said nothing. */
  refusal: string;
  picker: Picker;
}

/** What a person or the shell does to the screen. */
export type BindBankEvent =
  | ScreenMessage
  | { type: 'retry.requested' }
  | { type: 'cardType.chosen'; cardType: string }
  | { type: 'field.changed'; field: string; value: string }
  | { type: 'picker.opened'; field: string }
  | { type: 'group.opened'; group: string }
  | { type: 'group.left' }
  | { type: 'search.changed'; text: string }
  | { type: 'choice.made'; choice: string }
  | { type: 'choice.confirmed' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' }
  | { type: 'form.submitted' }
  | { type: 'order.chosen' }
  | { type: 'help.chosen' }
  | { type: 'exit.chosen' };

/** The account as it goes out. */
export const accountOf = (context: BindBankContext): BankAccount => ({
  ...answersOf(context),
  productId: context.productId,
  isFromOrder: context.isFromOrder,
});

/** The bindings for this product whose end is unknown. */
export const openBindings = ({ intents, productId }: BindBankContext): Intent[] =>
  intentsFor(intents, `product:${productId}`, 'bindAccount');

/** What the dialog about an unknown binding is told; `event` led there. What was typed is stored nowhere: after a reload the account has to be typed again. */
export const unknownBinding = (context: BindBankContext, event: { type: string }): OutcomeUnknownInput => {
  const { app, productId, orderId, intents } = context;
  const binding = bindingOf(accountOf(context));
  return {
    app,
    kind: binding.call.kind,
    subject: binding.subject,
    question: orderId ? { productId, orderId } : undefined,
    canRetry: hasJustGoneOut(event) || isOpen(intents, binding),
    isOtherWay: false,
  };
};
