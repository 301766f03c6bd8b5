import type { BankAccount } from '../../services/bindBank/actors.ts';
import type { AppRef, DialogMessage, LoadMessage } from '../screen/events.ts';
import type { SubmissionEvent, SubmissionMessage } from '../pendingRequests/submissions.ts';
import { answersOf, type BankForm } from '../../services/bindBank/form.ts';
import type { Picker } from '../../services/bindBank/picker.ts';

export interface BindBankContext extends BankForm {
  app: AppRef<SubmissionEvent>;
  productId: string;
  orderId: string;
  /** True when opened from an order: binds by another alias, then opens the order (docs/product/bindBank.md). */
  isFromOrder: boolean;
  missing: string[];
  refusal: string;
  picker: Picker;
}

export type BindBankEvent =
  | LoadMessage
  | SubmissionMessage
  | { type: 'cardType.chosen'; cardType: string }
  | { type: 'field.changed'; field: string; value: string }
  | { type: 'picker.opened'; field: string }
  | { type: 'group.opened'; group: string }
  | { type: 'group.left' }
  | { type: 'search.changed'; text: string }
  | { type: 'choice.made'; choice: string }
  | { type: 'choice.confirmed' }
  | DialogMessage
  | { type: 'account.submitted' }
  | { type: 'order.chosen' }
  | { type: 'exit.chosen' };

export const accountOf = (context: BindBankContext): BankAccount => ({
  ...answersOf(context),
  productId: context.productId,
  isFromOrder: context.isFromOrder,
});
