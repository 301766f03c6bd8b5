/** The four colours of a status (docs/product/orderDetails.md#states). */
export type StatusTone = 'gold' | 'green' | 'red' | 'amber';

/** What a status lets the borrower do. */
type StatusAction = 'none' | 'repay' | 'repayOrRollover' | 'borrowAgain';

interface StatusRule {
  tone: StatusTone;
  action: StatusAction;
}

const unknown: StatusRule = { tone: 'gold', action: 'none' };

const rules: Partial<Record<string, StatusRule>> = {
  '21': unknown,
  '151': { tone: 'green', action: 'none' },
  '110': { tone: 'red', action: 'none' },
  '174': { tone: 'amber', action: 'repayOrRollover' },
  '180': { tone: 'red', action: 'repayOrRollover' },
  '170': { tone: 'gold', action: 'repay' },
  '200': { tone: 'green', action: 'borrowAgain' },
};

/** Colour and actions of an order status (docs/product/orderDetails.md#states); a code that nobody knows looks like 21. */
export const statusRule = (status: string): StatusRule => rules[status] ?? unknown;

/** The steps of an order's life that a borrower waits for. */
export type LifeStep = 'applied' | 'approved' | 'rejected' | 'sent' | 'due' | 'overdue' | 'paid';

const whole: readonly LifeStep[] = ['applied', 'approved', 'sent', 'due', 'paid'];
const refused: readonly LifeStep[] = ['applied', 'rejected'];
const late: readonly LifeStep[] = ['applied', 'approved', 'sent', 'overdue', 'paid'];

const lives: Partial<Record<string, { steps: readonly LifeStep[]; at: LifeStep }>> = {
  '21': { steps: whole, at: 'applied' },
  '151': { steps: whole, at: 'approved' },
  '110': { steps: refused, at: 'rejected' },
  '170': { steps: whole, at: 'sent' },
  '174': { steps: whole, at: 'due' },
  '180': { steps: late, at: 'overdue' },
  '200': { steps: whole, at: 'paid' },
};

/** The steps of an order's life, and at which one it is; undefined for a status that nobody knows. */
export const lifeOf = (status: string) => lives[status];
