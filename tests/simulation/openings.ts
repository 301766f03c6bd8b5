import type { RequestKind } from '../../services/pendingRequests/request.ts';
import { type Dice, diceOf } from './dice.ts';
import { agreed, meets, opened, reloaded, tap, wait } from './planting.ts';
import { starts } from './starts.ts';
import { anyCase, moments, type Step } from './steps.ts';

/** Where a session begins, and its first steps. */
interface Way {
  start: string;
  steps: readonly Step[];
}

const codeSent: readonly Step[] = [wait(6_000), tap('oldRepayment', 'repayment.committed'), wait(2_000)];

const picked: readonly Step[] = [
  tap('bindBank', 'picker.opened', anyCase),
  tap('bindBank', 'choice.made', anyCase),
  tap('bindBank', 'choice.confirmed'),
];
const bound: readonly Step[] = [
  wait(6_000),
  tap('bindBank', 'field.changed', 'right walletNumber'),
  ...picked,
  ...picked,
  tap('bindBank', 'account.submitted'),
];

/** How a person comes to send a request of each kind, with nothing in the way. */
export const ways: Record<RequestKind, Way> = {
  push: {
    start: 'takes a loan, back asks to stay',
    steps: [...agreed, tap('loanConfirm', 'loan.requested')],
  },
  depush: { start: 'takes a loan over V2', steps: [...agreed, tap('loanConfirm', 'loan.requested')] },
  bind: { start: 'binds an account', steps: bound },
  bindFromOrder: { start: 'binds an account from the order', steps: bound },
  makeCode: {
    start: 'pays an instalment',
    steps: [
      wait(6_000),
      // Where a code is live already.
      tap('repay', 'another.requested'),
      tap('repay', 'another.confirmed'),
      tap('repay', 'channels.opened'),
      tap('repay', 'channel.chosen', anyCase),
      tap('repay', 'code.requested'),
    ],
  },
  commit: { start: 'repays the old way', steps: codeSent },
  confirm: {
    start: 'repays the old way with a card',
    steps: [...codeSent, tap('codeEntry', 'code.changed', 'right'), tap('codeEntry', 'repayment.confirmed')],
  },
  payByWallet: {
    start: 'repays the old way',
    steps: [wait(6_000), tap('oldRepayment', 'walletPayment.requested')],
  },
  resendCode: {
    start: 'repays the old way with a card',
    steps: [...codeSent, wait(61_000), wait(5_000), tap('codeEntry', 'code.requested')],
  },
  complain: {
    start: 'writes a complaint',
    steps: [
      wait(6_000),
      tap('complaintNext', 'field.changed', 'words'),
      tap('complaintNext', 'complaint.sent'),
    ],
  },
  rateService: {
    start: 'rates how a complaint was answered',
    steps: [
      wait(6_000),
      tap('complaintDetails', 'star.chosen', anyCase),
      tap('complaintDetails', 'rating.sent'),
    ],
  },
  rateApp: {
    start: 'rates the app',
    steps: [wait(6_000), tap('rating', 'star.chosen', anyCase), tap('rating', 'rating.sent')],
  },
  register: {
    start: 'registers',
    steps: [
      wait(6_000),
      tap('registration', 'field.changed', 'phone'),
      tap('registration', 'field.changed', 'right captcha'),
      tap('registration', 'code.requested'),
      wait(2_000),
      tap('registration', 'field.changed', 'right code'),
      tap('registration', 'registration.sent'),
    ],
  },
};

export const kinds = Object.keys(ways) as RequestKind[];

/** Every kind of request at every moment. */
const cells = kinds.flatMap((kind) => moments.map((at) => ({ kind, at })));

/** Every third session begins with the next cell of the table of kills. */
const every = 3;

/** Where a session begins whose first steps kill a page, and these steps; undefined for other sessions. */
const killOf = (seed: number): Way | undefined => {
  const cell = seed % every === 0 ? cells[(seed / every) % cells.length] : undefined;
  if (!cell) return undefined;
  const { start, steps } = ways[cell.kind];
  const how = diceOf(seed, 'kill').pick(['reload', 'kill', 'link'] as const);
  return { start, steps: [{ by: 'killed', ...cell, how }, ...steps, wait(2_000)] };
};

interface Disturbance {
  /** The requests that it disturbs; 'order': a screen that only shows an order. All without. */
  of?: readonly RequestKind[] | 'order';
  before?: readonly Step[];
  after: (dice: Dice) => readonly Step[];
  /** After the same request again. */
  end?: readonly Step[];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const givenUp = wait(62_000);
const sleep = (dice: Dice): Step => ({ by: 'sleep', ms: dice.between(25, 60) * hour });
const clock = (ms: number): Step => ({ by: 'clock', ms });
const forward = (dice: Dice) => clock(dice.between(1, 400) * day);
const lender = (does: Extract<Step, { by: 'lender' }>['does']): Step => ({ by: 'lender', does });
const shell = (does: Extract<Step, { by: 'shell' }>['does']): Step => ({ by: 'shell', does });
const returned: readonly Step[] = [shell('pause'), shell('resume')];
const paid = lender('the code is paid');

const lost = [meets('answer silently lost')];
const codes: readonly RequestKind[] = ['makeCode'];
const loans: readonly RequestKind[] = ['push', 'depush'];

const disturbances: readonly Disturbance[] = [
  { before: lost, after: (dice) => [givenUp, sleep(dice)] },
  {
    of: codes,
    before: lost,
    after: (dice) => [givenUp, tap('outcomeUnknown', 'dialog.closed'), sleep(dice), opened],
  },
  {
    before: lost,
    // Too old to be sent again, by a clock that is wrong.
    after: (dice) => [
      givenUp,
      forward(dice),
      tap('outcomeUnknown', 'retry.requested'),
      wait(1_000),
      tap('outcomeUnknown', 'dialog.closed'),
      opened,
    ],
  },
  { before: [...lost, meets('401')], after: () => [givenUp] },
  { before: [meets('request silently lost')], after: () => [givenUp] },
  { before: [meets('redirect before')], after: () => [] },
  { before: [meets('408 after')], after: () => [] },
  { before: [meets('server failure after')], after: () => [] },
  { of: ['makeCode', 'payByWallet'], before: [meets('bare yes after')], after: () => [] },
  { before: [{ by: 'storage', mood: 'locked', at: 'at the tap' }], after: () => [] },
  {
    of: loans,
    before: [{ by: 'tab', does: 'opens' }, wait(6_000)],
    after: () => [wait(61_000), { by: 'tab', does: 'turns' }],
  },
  { of: loans, after: () => [wait(6_000), shell('opens another order')] },
  {
    of: ['resendCode'],
    after: () => [lender('lists no card'), reloaded, wait(61_000), tap('codeEntry', 'code.requested')],
  },
  { of: codes, after: () => [opened] },
  { of: codes, after: () => [wait(6_000), opened, wait(6_000)], end: [paid, paid] },
  { of: codes, after: (dice) => [wait(6_000), forward(dice), opened] },
  {
    of: codes,
    after: (dice) => [wait(6_000), clock(-dice.between(1, 400) * day), wait(31 * minute), opened],
  },
  { of: codes, after: () => [wait(6_000), clock(-56 * 365 * day), wait(31 * minute), opened] },
  { of: codes, after: (dice) => [wait(6_000), sleep(dice)] },
  { of: codes, after: () => [wait(31 * minute)] },
  { of: codes, after: () => [paid, ...returned] },
  { of: codes, after: () => returned },
  { of: codes, after: () => [wait(6_000), shell('logs in another')] },
  { of: 'order', after: () => [lender('sends a status that nobody knows'), ...returned] },
  { of: 'order', after: () => [{ by: 'midnight' }] },
];

const orders = starts.filter(({ path }) => path.startsWith('/loanDetail'));

/** A request that something disturbs, and often the same request again. Impossible steps are skipped. */
const disturbed = (seed: number): Way => {
  const dice = diceOf(seed, 'opening');
  const disturbance = disturbances[Math.floor(seed / 3) % disturbances.length];
  if (!disturbance) throw new Error('Nothing disturbs');
  const { of = kinds, before = [], after, end = [] } = disturbance;
  const { start, steps }: Way =
    of === 'order' ? { start: dice.pick(orders).name, steps: [wait(6_000)] } : ways[dice.pick(of)];
  return {
    start,
    steps: [
      ...before,
      ...steps,
      wait(2_000),
      ...after(dice),
      wait(6_000),
      ...dice.pick([[], [tap('outcomeUnknown', 'retry.requested'), wait(6_000)]]),
      ...dice.pick([[], [...steps, tap('outcomeUnknown', 'otherWay.chosen'), wait(6_000)]]),
      ...end,
    ],
  };
};

/** How a session begins: a third by ending a page at one moment of a request, a third with a request that something disturbs; undefined for the others. */
export const openingOf = (seed: number): Way | undefined => (seed % 3 === 1 ? disturbed(seed) : killOf(seed));
