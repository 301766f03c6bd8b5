/** The four colours of a status (spec §4). */
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

/** Colour and actions of an order status (spec §4, Order status); a code that nobody knows looks like 21. */
export const statusRule = (status: string): StatusRule => rules[status] ?? unknown;
