import type { AnyActorRef } from 'xstate';
import { termsOf } from '../../../machines/loanConfirm/context.ts';
import { amountOf } from '../../../machines/oldRepayment/context.ts';
import { amountDue } from '../../../services/repay/facts.ts';
import { idOf } from './moves.ts';

const shown: Record<string, ((context: never) => number) | undefined> = {
  loanConfirm: (context: Parameters<typeof termsOf>[0]) => termsOf(context).amount,
  oldRepayment: (context: Parameters<typeof amountOf>[0]) => amountOf(context),
  repay: ({ info }: { info: Parameters<typeof amountDue>[0] | undefined }) => (info ? amountDue(info) : 0),
} as Record<string, (context: never) => number>;

/** The amount in centavos that a screen shows before sending. */
export const amountShown = (ref: AnyActorRef): number | undefined =>
  shown[idOf(ref)]?.(ref.getSnapshot().context as never);
