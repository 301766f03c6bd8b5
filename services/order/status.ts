import type { Purpose } from '../pendingRequests/request.ts';

export type StatusTone = 'gold' | 'green' | 'red' | 'amber';

/** What a borrower can do with an order. An extension is offered only if the order allows it (`isDelay`). */
export type Action = 'contact' | 'repay' | 'rollOver' | 'saveProof' | 'borrowAgain';

export type LifeStep = 'applied' | 'approved' | 'rejected' | 'sent' | 'due' | 'overdue' | 'paid';

interface StatusRow {
  tone: StatusTone;
  /** The main one first. */
  actions: readonly Action[];
  /** The backend says that everything is paid. */
  isSettled: boolean;
  /** A payment is expected: now, later or since a past day. */
  isPayable: boolean;
  isDue: boolean;
  isOverdue: boolean;
  /** Whether a loan was agreed to; an order with an unknown status may have one. */
  hasLoan: boolean;
  /** The money was not sent yet, so that its account can still be corrected. */
  awaitsMoney: boolean;
  /** Whether its link is opened at once. */
  leadsOn: boolean;
  life: readonly LifeStep[];
  at?: LifeStep;
  /** What it proves about a pending request for the order; everything else stays unclear. */
  verdicts: Partial<Record<Purpose, 'done' | 'notDone'>>;
}

const whole: readonly LifeStep[] = ['applied', 'approved', 'sent', 'due', 'paid'];

/** Proves nothing. */
const unknown: StatusRow = {
  tone: 'gold',
  actions: [],
  isSettled: false,
  isPayable: false,
  isDue: false,
  isOverdue: false,
  hasLoan: true,
  awaitsMoney: false,
  leadsOn: true,
  life: [],
  verdicts: {},
};

const application: StatusRow = { ...unknown, hasLoan: false, awaitsMoney: true, life: whole };
const debt: StatusRow = { ...unknown, isPayable: true, life: whole, actions: ['repay'] };

/** By the backend's code (docs/product/orderDetails.md#states). */
const statusTable = {
  21: { ...application, at: 'applied', leadsOn: false },
  151: { ...application, at: 'approved', tone: 'green', hasLoan: true, verdicts: { takeLoan: 'done' } },
  110: {
    ...application,
    at: 'rejected',
    tone: 'red',
    awaitsMoney: false,
    life: ['applied', 'rejected'],
    verdicts: { takeLoan: 'notDone' },
  },
  170: { ...debt, at: 'sent' },
  174: { ...debt, at: 'due', tone: 'amber', isDue: true, actions: ['repay', 'rollOver'] },
  180: {
    ...debt,
    at: 'overdue',
    tone: 'red',
    isDue: true,
    isOverdue: true,
    actions: ['repay', 'rollOver'],
    life: ['applied', 'approved', 'sent', 'overdue', 'paid'],
  },
  200: {
    ...unknown,
    at: 'paid',
    tone: 'green',
    actions: ['saveProof', 'borrowAgain'],
    isSettled: true,
    life: whole,
    verdicts: { pay: 'done' },
  },
} satisfies Record<number, StatusRow>;

export type StatusCode = `${keyof typeof statusTable}`;

/** A Map, because a plain object also has inherited names. */
const rows: ReadonlyMap<string, StatusRow> = new Map(Object.entries(statusTable));

export const statusCodes = [...rows.keys()];

/** Everything that follows from an order's status; for an unknown one, from the row that proves nothing. */
export function statusOf({ orderStatus }: { orderStatus: string }): StatusRow {
  return rows.get(orderStatus) ?? unknown;
}
