import { recordOf, type Shown } from '../../machines/pendingRequests/results.ts';
import { assign, type SnapshotFrom } from 'xstate';
import { codeEntryMachine } from '../../machines/oldRepayment/codeEntryMachine.ts';
import type { AppRef } from '../../machines/root/context.ts';
import { selectCodeStep } from '../../machines/oldRepayment/selectors.ts';
import {
  atMost,
  defineModel,
  done,
  fails,
  never,
  neverAfter,
  type Person,
  respond,
  starts,
  transient,
} from '../../packages/kit/index.ts';
import { backPressed, dialogClosed } from '../models/fixtures/dialogs.ts';
import { held, lost, tooMany } from '../models/fixtures/failures.ts';
import {
  awaitsRoot,
  repeated,
  rootAnswers,
  settledWith,
  storedAs,
  storedResults,
} from '../models/fixtures/pendingRequests.ts';
import { committed, duplicate, wayOf, wrongCode } from '../models/fixtures/oldRepayment.ts';
import { partOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof codeEntryMachine>;
const isAtCode = (seen: Seen) => selectCodeStep(seen) !== undefined;

const [card] = wayOf().bankList;
const taps = (name: string | RegExp) => (person: Person) => person.tap('button', name);
const seesEntry = async (person: Person, { context }: Seen) => {
  await person.seesRole('dialog', 'Enter the code');
  await person.holds('SMS code', context.code);
  if (context.codeFault === 'incomplete') await person.sees('请输入正确的验证码');
  if (context.codeFault === 'wrong') await person.sees('验证码错误');
};

const openedWith =
  (chosen: typeof card) =>
  ({ double }: { double: (id: string) => AppRef }) => ({
    app: double('app'),
    productId: 'p1',
    orderId: 'o1',
    commitment: { orderId: 'o1', amount: 924_800, couponId: 'c9', repayToken: 't1', card: chosen },
    cardId: 'k1',
    pause: { end: 60_000, length: 60_000 },
    recordId: 'r1',
  });

const posts = (step: Parameters<ReturnType<typeof starts>>[0]) =>
  starts('confirm')(step) + starts('resendCode')(step);

export const model = defineModel(codeEntryMachine, {
  ...partOf('codeEntry'),
  inputs: { listed: openedWith(card), notListed: openedWith(undefined) },
  provide: {
    // The time of day is still: a pause lasts until its countdown ends.
    actions: {
      startPause: assign({ pause: { end: 60_000, length: 60_000 } }),
      setSentCode: assign((_, { done: sent }: Shown) => ({
        recordId: recordOf(sent),
        pause: { end: 60_000, length: 60_000 },
      })),
    },
    guards: { isPauseLeft: ({ context }) => context.pause.end > 0 },
  },
  events: {
    ...rootAnswers('confirm', 'resendCode'),
    'outcome.settled': settledWith({
      checked: {},
      wallet: storedResults.wallet,
      code: storedAs('resendCode', { recordId: 'r2', cardId: 'k1', couponId: 'c9' }),
      otherCard: storedAs('commit', { recordId: 'r3', cardId: 'k9', couponId: 'c9' }),
    }),
    'code.changed': {
      says: 'types the code',
      // Typing the field's current text changes nothing.
      when: (seen, { code }) => isAtCode(seen) && code !== seen.context.code,
      cases: { whole: { code: '123456' }, short: { code: '12345' }, spaced: { code: ' 123456 ' } },
      gesture: (person, { code }) => person.type('SMS code', code),
    },
    'repayment.confirmed': { says: 'confirms the code', when: isAtCode, gesture: taps('Confirm') },
    'code.requested': { says: 'asks for another code', when: isAtCode, gesture: taps(/^Send again/) },
    'dialog.closed': { ...dialogClosed, when: isAtCode },
    'back.pressed': backPressed,
  },
  outcomes: {
    confirm: {
      taken: done({}, { json: { code: '00', data: {} } }),
      wrongCode,
      duplicate,
      held,
      lost,
    },
    resendCode: { sent: committed('r2'), taken: committed(), duplicate, tooMany, lost },
    smsCountdown: { over: done(undefined), broken: fails(new Error('no clock')) },
  },
  constant: repeated,
  wire: {
    confirm: '**/repayment/repayment-confirm?*',
    resendCode: '**/repayment/repayment-commit?*',
  },
  rules: [
    never(
      'another code is sent without the card of the repayment',
      (seen) => seen.matches('resendingCode') && seen.context.commitment.card === undefined,
    ),
    atMost(1, 'one call that cannot be undone is under way until its answer is here', {
      counts: posts,
      again: ({ move }) => move.by === 'service' || move.by === 'time',
    }),
    neverAfter('another code is sent by a tap while the pause runs', {
      after: () => true,
      bad: ({ move, seen }) =>
        move.by === 'person' &&
        move.event === 'code.requested' &&
        seen.matches('resendingCode') &&
        seen.context.pause.end > 0,
    }),
    neverAfter('a code that is too short is confirmed by a tap', {
      after: () => true,
      bad: ({ move, seen }) =>
        move.by === 'person' && seen.matches('confirming') && seen.context.code.length < 6,
    }),
    respond('confirming leads to an outcome', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => !seen.hasTag('busy'),
    }),
  ],
  states: {
    'typing.deciding': transient,
    'typing.pausing': async (person, seen) => {
      await seesEntry(person, seen);
      await person.seesRole('button', /^Send again in/);
    },
    'typing.free': async (person, seen) => {
      await seesEntry(person, seen);
      await person.seesRole('button', 'Send again');
    },
    confirming: seesEntry,
    resendingCode: seesEntry,
    outcomeUnknown: awaitsRoot,
    repaid: async () => undefined,
    cancelled: async () => undefined,
  },
});
