import type { StatusTone } from './tones.ts';

type StatusAction = 'none' | 'repay' | 'repayOrRollover' | 'borrowAgain';

export type LifeStep = 'applied' | 'approved' | 'rejected' | 'sent' | 'due' | 'overdue' | 'paid';

interface StatusRule {
  tone: StatusTone;
  isQuiet?: true;
  action: StatusAction;
  /** Whether a loan was agreed to; an order whose life is unknown may have one. */
  hasLoan: boolean;
  steps: readonly LifeStep[];
  at?: LifeStep;
}

const whole: readonly LifeStep[] = ['applied', 'approved', 'sent', 'due', 'paid'];
const refused: readonly LifeStep[] = ['applied', 'rejected'];
const late: readonly LifeStep[] = ['applied', 'approved', 'sent', 'overdue', 'paid'];

/** By the backend's code. A Map, because a plain object also has inherited names. */
const rules = new Map<string, StatusRule>([
  ['21', { tone: 'gold', action: 'none', hasLoan: false, steps: whole, at: 'applied' }],
  ['151', { tone: 'green', action: 'none', hasLoan: true, steps: whole, at: 'approved' }],
  ['110', { tone: 'red', isQuiet: true, action: 'none', hasLoan: false, steps: refused, at: 'rejected' }],
  ['170', { tone: 'gold', action: 'repay', hasLoan: true, steps: whole, at: 'sent' }],
  ['174', { tone: 'amber', action: 'repayOrRollover', hasLoan: true, steps: whole, at: 'due' }],
  ['180', { tone: 'red', action: 'repayOrRollover', hasLoan: true, steps: late, at: 'overdue' }],
  ['200', { tone: 'green', action: 'borrowAgain', hasLoan: true, steps: whole, at: 'paid' }],
]);

const unknown: StatusRule = { tone: 'gold', action: 'none', hasLoan: true, steps: [] };

/** Colour, actions, loan and life of an order status (docs/product/orderDetails.md#states); an unknown code looks like 21. */
export const statusRule = (status: string): StatusRule => rules.get(status) ?? unknown;
