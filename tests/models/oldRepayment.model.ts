import { assign, type SnapshotFrom } from 'xstate';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import type { ServiceFailure } from '../../services/http/failure.ts';
import {
  atMost,
  defineModel,
  done,
  fails,
  internal,
  never,
  type Person,
  respond,
  starts,
} from '../kit/index.ts';
import { environment } from './fixtures/environment.ts';
import { cut, garbage, lost, refused } from './fixtures/failures.ts';
import { offersCards, wayOf } from './fixtures/oldRepayment.ts';
import { tapEither } from './fixtures/tapEither.ts';

type Seen = SnapshotFrom<typeof oldRepaymentMachine>;
const isOpen = (seen: Seen) =>
  seen.matches('ready') || seen.matches('committing') || seen.matches('openingWallet');
const isUnknown = (seen: Seen) =>
  seen.matches('commitUnknown') ||
  seen.matches('walletUnknown') ||
  seen.matches({ verifying: { entry: 'confirmUnknown' } }) ||
  seen.matches({ verifying: { entry: 'resendUnknown' } });

const refusal = (code: string, message = '') => {
  const failure: ServiceFailure = { kind: 'refused', code, message };
  return fails(failure, { json: { code, message, data: null } });
};
const wrongCode = refusal('800006', 'wrong');
const duplicate = refusal('800005', 'twice');
const wordless = refusal('1');
const committed = (needValid: boolean) =>
  done(({ isResend }: { isResend: boolean }) => ({ needValid, repayRecordId: isResend ? 'r2' : 'r1' }), {
    json: { code: '00', data: { needValid: needValid ? '1' : '0', repayRecordId: 'r1' } },
  });

const opened = (search: string) => ({ route: 'ynRepay' as const, search, environment });
/** A button, or the retry in the dialog that says that an outcome is not known. */
const taps = (name: string) => (person: Person) => person.tap('button', name);
const seesAmount = (person: Person) => person.sees('₱9,248.00');

/** Every call that moves money, however many services make it. */
const moneyPosts = (step: Parameters<ReturnType<typeof starts>>[0]) =>
  starts('commitRepayment')(step) + starts('confirmRepayment')(step) + starts('repayWithWallet')(step);

export const model = defineModel(oldRepaymentMachine, {
  inputs: {
    withCard: ({ double }) => ({ app: double('app'), ...opened('orderId=o1&cardId=k1&userId=u1') }),
    plain: ({ double }) => ({ app: double('app'), ...opened('orderId=o1') }),
  },
  provide: {
    actions: {
      startIntent: assign({
        keys: ({ context }, { of }) => ({ ...context.keys, [of]: context.keys[of] ?? `${of}-key` }),
      }),
      setDeadline: assign({ deadline: 60_000 }),
    },
    // One length for all timers: how much is left of one while another runs is then no place of its own.
    delays: { leavingLimit: 60_000 },
  },
  events: {
    'retry.requested': {
      says: 'tries to load the page again',
      when: (seen) => !isUnknown(seen),
      gesture: taps('Try again'),
    },
    'shell.resumed': {
      by: 'the phone',
      says: 'comes back to the app',
      gesture: (person) => person.signal('shell.resumed'),
    },
    'link.refused': {
      by: 'the app',
      says: 'refuses the link',
      gesture: (person) => person.signal('link.refused'),
    },
    'cards.opened': { says: 'asks to choose a card', when: isOpen, gesture: taps('Choose') },
    'repayment.requested': {
      says: 'asks to repay',
      when: (seen) => isOpen(seen) || seen.matches('commitUnknown'),
      gesture: (person) => tapEither(person, 'Repayment', 'Try again'),
    },
    'wallet.requested': {
      says: 'asks to repay with the e-wallet',
      when: (seen) => isOpen(seen) || seen.matches('leaving') || seen.matches('walletUnknown'),
      gesture: (person) => tapEither(person, 'E-wallet', 'Try again'),
    },
    'order.opened': { says: 'asks to see the order', gesture: taps('Check my order') },
    'code.changed': {
      says: 'types the code',
      when: (seen) => seen.matches('verifying') && !isUnknown(seen),
      // Nobody can type what is in the field already.
      cases: {
        whole: ({ context }) => ({ code: context.code === '123456' ? '654321' : '123456' }),
        short: ({ context }) => ({ code: context.code === '123' ? '321' : '123' }),
      },
      gesture: (person, { code }) => person.type('SMS code', code),
    },
    'code.confirmed': {
      says: 'confirms the code',
      when: (seen) => !seen.matches({ verifying: { entry: 'resendUnknown' } }) && seen.matches('verifying'),
      gesture: (person) => tapEither(person, 'Confirm', 'Try again'),
    },
    'code.requested': {
      says: 'asks for another code',
      when: (seen) => !seen.matches({ verifying: { entry: 'confirmUnknown' } }) && seen.matches('verifying'),
      gesture: (person) => tapEither(person, /^Send again/, 'Try again'),
    },
    'countdown.restarted': internal,
    'dialog.closed': { says: 'closes the dialog', gesture: (person) => person.press('Escape') },
    'back.pressed': {
      by: 'the phone',
      says: 'has its back button pressed',
      gesture: (person) => person.signal('back.pressed'),
    },
  },
  outcomes: {
    loadWayToRepay: {
      both: offersCards(wayOf()),
      cardsOnly: offersCards(wayOf({ alipay: false })),
      refused,
      cut,
    },
    commitRepayment: {
      asksForCode: committed(true),
      taken: committed(false),
      duplicate,
      wordless,
      garbage,
      lost,
    },
    confirmRepayment: {
      taken: done({}, { json: { code: '00', data: {} } }),
      wrongCode,
      duplicate,
      garbage,
      lost,
    },
    repayWithWallet: {
      told: done(
        { url: 'https://wallet.example/1' },
        { json: { code: '00', data: { url: 'https://wallet.example/1' } } },
      ),
      refused,
      garbage,
      lost,
    },
    smsCountdown: { over: done(undefined), broken: fails(new Error('no clock')) },
  },
  wire: {
    loadWayToRepay: '**/repayment/repayment-way?*',
    commitRepayment: '**/repayment/repayment-commit?*',
    confirmRepayment: '**/repayment/repayment-confirm?*',
    repayWithWallet: '**/repayment/repayment-huichao?*',
  },
  rules: [
    atMost(1, 'one call that moves money is under way until its answer is here', {
      counts: moneyPosts,
      again: ({ move }) => move.by === 'service' || move.by === 'time',
    }),
    never(
      'a call that moves money goes out without its key',
      (seen) =>
        (seen.matches('committing') && !seen.context.keys.commit) ||
        (seen.matches({ verifying: { entry: 'confirming' } }) && !seen.context.keys.confirm) ||
        (seen.matches({ verifying: { entry: 'resending' } }) && !seen.context.keys.resend) ||
        (seen.matches('openingWallet') && !seen.context.keys.wallet),
    ),
    respond('whoever repays hears what became of it', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => !seen.hasTag('busy'),
    }),
  ],
  waive: { 'no way out: repaid': 'The order opens in its place, which ends this machine.' },
  states: {
    loading: (person) => person.sees('loading...'),
    failed: (person) => person.sees('This page could not be loaded'),
    ready: async (person, { context }) => {
      await seesAmount(person);
      await person.sees(context.cardId ? 'BDO Unibank' : 'No card chosen');
    },
    committing: seesAmount,
    commitUnknown: (person) => person.seesRole('dialog', '还款结果未知'),
    openingWallet: seesAmount,
    walletUnknown: (person) => person.seesRole('dialog', '还款结果未知'),
    leaving: seesAmount,
    'verifying.entry.typing': async (person, { context }) => {
      await person.seesRole('dialog', 'Enter the code');
      await person.holds('SMS code', context.code);
      if (context.codeFault === 'incomplete') await person.sees('请输入正确的验证码');
      if (context.codeFault === 'wrong') await person.sees('验证码错误');
    },
    'verifying.pause.counting': (person) => person.sees('₱9,248.00'),
    'verifying.pause.over': (person) => person.sees('₱9,248.00'),
    'verifying.entry.resending': (person) => person.seesRole('dialog', 'Enter the code'),
    'verifying.entry.resendUnknown': (person) => person.seesRole('dialog', '验证码发送结果未知'),
    'verifying.entry.confirming': (person) => person.seesRole('dialog', 'Enter the code'),
    'verifying.entry.confirmUnknown': (person) => person.seesRole('dialog', '还款结果未知'),
    repaid: (person) => person.sees('还款成功'),
  },
});
