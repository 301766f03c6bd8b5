import type { IntentKind } from '../../services/pendingRequests/intent.ts';
import { diceOf } from './dice.ts';
import { agreed, tap, wait } from './planting.ts';
import { anyCase, moments, type Step } from './steps.ts';

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
export const ways: Record<IntentKind, Way> = {
  push: { start: 'takes a loan', steps: [...agreed, tap('loanConfirm', 'loan.requested')] },
  depush: { start: 'takes a loan over V2', steps: [...agreed, tap('loanConfirm', 'loan.requested')] },
  bind: { start: 'binds an account', steps: bound },
  bindFromOrder: { start: 'binds an account from the order', steps: bound },
  makeCode: {
    start: 'pays an instalment',
    steps: [
      wait(6_000),
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

export const kinds = Object.keys(ways) as IntentKind[];

/** Every kind of request at every moment. */
const cells = kinds.flatMap((kind) => moments.map((at) => ({ kind, at })));

/** Every third session begins with the next cell of the table of kills. */
const every = 3;

/** Where a session begins whose first steps kill a page, and these steps; undefined for other sessions. */
export const killOf = (seed: number): Way | undefined => {
  const cell = seed % every === 0 ? cells[(seed / every) % cells.length] : undefined;
  if (!cell) return undefined;
  const { start, steps } = ways[cell.kind];
  const how = diceOf(seed, 'kill').pick(['reload', 'kill', 'link'] as const);
  return { start, steps: [{ by: 'killed', ...cell, how }, ...steps, wait(2_000)] };
};
