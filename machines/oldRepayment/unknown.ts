import { isOpen } from '../../services/http/service.ts';
import { type Intent, type IntentKind, intentsFor, purposeOf } from '../../services/intents/intent.ts';
import type { AppRef } from '../app/events.ts';
import type { OutcomeUnknownInput } from '../parts/outcomeUnknown/machine.ts';
import { heldFor } from '../parts/posts.ts';

/** Who repays which order, and what of it has no known end. */
interface Repaying {
  app: AppRef;
  productId: string;
  orderId: string;
  intents: readonly Intent[];
}

type Intention = Parameters<typeof isOpen>[1];

const dialogAbout = (
  { app, productId, orderId }: Repaying,
  kind: IntentKind,
  ways: Pick<OutcomeUnknownInput, 'canRetry' | 'isOtherWay'>,
): OutcomeUnknownInput => ({
  app,
  kind,
  subject: `order:${orderId}`,
  // An order does not show whether a text message was sent.
  question: orderId && purposeOf(kind) === 'pay' ? { productId, orderId } : undefined,
  ...ways,
});

/** What the dialog is told of a call of this flow: its end is unknown, or it was held back for another one, as `event` says. */
export const aboutCall = (repaying: Repaying, kind: IntentKind, event: object): OutcomeUnknownInput => {
  const held = heldFor(event);
  return dialogAbout(repaying, held ?? kind, { canRetry: !held, isOtherWay: held !== undefined });
};

/**
 * What is open of the order, payments first: which call, and whether the screen can send the very same again, which is one of `again`.
 * Undefined when nothing is.
 */
export const openOf = (
  { orderId, intents }: Omit<Repaying, 'app'>,
  again: readonly Intention[],
): { kind: IntentKind; canRetry: boolean } | undefined => {
  const subject = `order:${orderId}` as const;
  const [open = intentsFor(intents, subject, 'sendCode')[0]] = intentsFor(intents, subject, 'pay');
  if (!open) return undefined;
  const same = again.find(
    (intention) => purposeOf(intention.call.kind) === purposeOf(open.kind) && isOpen(intents, intention),
  );
  return { kind: same?.call.kind ?? open.kind, canRetry: same !== undefined };
};

/** What the dialog is told of what was open when the screen was shown. */
export const aboutOpen = (repaying: Repaying, again: readonly Intention[]): OutcomeUnknownInput => {
  const { kind = 'commit', canRetry = false } = openOf(repaying, again) ?? {};
  return dialogAbout(repaying, kind, { canRetry, isOtherWay: false });
};
