import { assign, raise, sendTo, setup, stateIn } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { newIdempotencyKey } from '../../services/http/idempotency.ts';
import {
  commitRepayment,
  confirmRepayment,
  loadWayToRepay,
  repayWithWallet,
} from '../../services/oldRepayment/actors.ts';
import type { WayToRepay } from '../../services/oldRepayment/schema.ts';
import type { AppRef, AppRequest, ScreenInput } from '../app/events.ts';
import { failureIn, failureMessage, isOutcomeUnknown, isRefused } from '../parts/failure.ts';
import type { Message } from '../parts/message.ts';
import { smsCountdownMachine, smsPause } from '../parts/smsCountdown.ts';
import { repaymentQuery } from './query.ts';

/** Shortest code of a text message (spec §9). */
const shortestCode = 6;
const refusalCodes = { wrongCode: '800006', duplicate: '800005' };

/** What the borrower can mean to do with money, each with a key of its own. */
type Intent = 'commit' | 'resend' | 'confirm' | 'wallet';

interface OldRepaymentContext {
  app: AppRef;
  query: Record<string, string>;
  userId: string;
  /** The market flag: rupees instead of pesos. */
  market: boolean;
  /** Chosen card; empty when none is. */
  cardId: string;
  way: WayToRepay | undefined;
  /** Of the repayment that was committed. */
  recordId: string;
  /** What is typed as code. */
  code: string;
  codeFault: 'incomplete' | 'wrong' | undefined;
  /** When another code may be sent: epoch milliseconds. */
  deadline: number;
  /** Idempotency keys of what was asked for and is not settled. */
  keys: Partial<Record<Intent, string>>;
}

type OldRepaymentEvent =
  | { type: 'retry.requested' }
  | { type: 'shell.resumed' }
  /** The door refused the link that the screen asked for. */
  | { type: 'link.refused' }
  | { type: 'cards.opened' }
  | { type: 'repayment.requested' }
  | { type: 'wallet.requested' }
  | { type: 'order.opened' }
  | { type: 'code.changed'; code: string }
  | { type: 'code.confirmed' }
  | { type: 'code.requested' }
  | { type: 'countdown.restarted' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' };

/** Centavos to repay: what the address says, else what the lender says. */
export const amountOf = ({ query, way }: Pick<OldRepaymentContext, 'query' | 'way'>): number =>
  /^\d{1,15}$/.test(query['amount'] ?? '') ? Number(query['amount']) : (way?.amount ?? 0);

/** The chosen card; undefined when none is, or when it is not offered. */
export const cardOf = ({ cardId, way }: Pick<OldRepaymentContext, 'cardId' | 'way'>) =>
  way?.bankList.find((card) => card.id === cardId);

const isRefusedWith = (code: string) => (event: object) => {
  const failure = failureIn(event);
  return failure.kind === 'refused' && failure.code === code;
};
const isWrongCode = isRefusedWith(refusalCodes.wrongCode);
const isDuplicate = isRefusedWith(refusalCodes.duplicate);

/** Messages of spec §8, Old repayment. */
const refusalMessage = (event: object): Message => {
  if (isDuplicate(event)) return { key: 'oldRepay.duplicate' };
  if (isWrongCode(event)) return { key: 'oldRepay.wrongCode' };
  const failure = failureIn(event);
  return failure.kind === 'refused' && !failure.message ? { key: 'oldRepay.refused' } : failureMessage(event);
};

const commitmentOf = (context: OldRepaymentContext, intent: 'commit' | 'resend') => ({
  orderId: context.query['orderId'] ?? '',
  couponId: context.query['couponId'] ?? '',
  amount: amountOf(context),
  repayToken: context.way?.repayToken ?? '',
  card: cardOf(context),
  isResend: intent === 'resend',
  idempotencyKey: context.keys[intent] ?? '',
});

const oldRepayment = setup({
  types: {} as {
    context: OldRepaymentContext;
    input: ScreenInput;
    events: OldRepaymentEvent;
    tags: 'busy' | 'modal';
  },
  actors: {
    loadWayToRepay,
    commitRepayment,
    confirmRepayment,
    repayWithWallet,
    smsCountdown: smsCountdownMachine,
  },
  guards: {
    isRefused,
    isOutcomeUnknown,
    isWrongCode: ({ event }) => isWrongCode(event),
    needsCode: (_, { needValid }: { needValid: boolean }) => needValid,
    offersWallet: ({ context }) => context.way?.alipay === true,
    isCounting: stateIn({ verifying: { pause: 'counting' } }),
    isComplete: ({ context }) => context.code.length >= shortestCode,
  },
  actions: {
    keepWay: assign({ way: (_, { way }: { way: WayToRepay }) => way }),
    keepRecord: assign({ recordId: (_, { repayRecordId }: { repayRecordId: string }) => repayRecordId }),
    keepCode: assign({
      code: ({ context, event }) => (event.type === 'code.changed' ? event.code : context.code),
      codeFault: undefined,
    }),
    forgetCode: assign({ code: '', codeFault: undefined }),
    markIncomplete: assign({ codeFault: 'incomplete' }),
    markWrong: assign({ codeFault: 'wrong' }),
    /** The same intent keeps its key, so that a retry cannot count twice. */
    startIntent: assign({
      keys: ({ context }, { of }: { of: Intent }) => ({
        ...context.keys,
        [of]: context.keys[of] ?? newIdempotencyKey(),
      }),
    }),
    endIntent: assign({
      keys: ({ context }, { of }: { of: Intent }) => ({ ...context.keys, [of]: undefined }),
    }),
    restartCountdown: raise({ type: 'countdown.restarted' }),
    setDeadline: assign({ deadline: () => Date.now() + smsPause }),
    toastRefusal: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: refusalMessage(event) }),
    ),
    toastTooSoon: sendTo(({ context }) => context.app, {
      type: 'toast.requested',
      message: { key: 'oldRepay.tooSoon' },
    }),
    openCards: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => ({
        type: 'navigation.requested',
        to: 'ynRepayChoose',
        query: context.query,
      }),
    ),
    /** The borrow detail takes this page's place: going back must not come to a payment again. */
    openOrder: sendTo(
      ({ context }) => context.app,
      ({ context: { query } }): AppRequest => ({
        type: 'navigation.requested',
        to: 'loanDetailUrl',
        query: {
          orderId: query['orderId'] ?? '',
          ...(query['productId'] && { productId: query['productId'] }),
        },
        replace: true,
      }),
    ),
    openWallet: sendTo(
      ({ context }) => context.app,
      (_, { url }: { url: string }): AppRequest => ({ type: 'link.opened', link: url }),
    ),
  },
  delays: {
    requestLimit: httpTimeout,
    pauseLimit: smsPause,
    /** How long the way to another page may take before the borrower can act again. */
    leavingLimit: 5_000,
  },
});

const unknownEvents = { 'order.opened': { target: '#oldRepayment.leaving', actions: 'openOrder' } } as const;

const codeEntryRegion = oldRepayment.createStateConfig({
  initial: 'typing',
  description: 'The code is typed and confirmed, or asked for once more.',
  states: {
    typing: {
      on: {
        'code.changed': { actions: ['keepCode', { type: 'endIntent', params: { of: 'confirm' } }] },
        'code.confirmed': [
          {
            guard: 'isComplete',
            target: 'confirming',
            actions: { type: 'startIntent', params: { of: 'confirm' } },
          },
          { actions: 'markIncomplete' },
        ],
        'code.requested': [
          { guard: 'isCounting', actions: 'toastTooSoon' },
          { target: 'resending', actions: { type: 'startIntent', params: { of: 'resend' } } },
        ],
        'dialog.closed': { target: '#oldRepayment.ready' },
        'back.pressed': { target: '#oldRepayment.ready' },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendCode',
        src: 'commitRepayment',
        input: ({ context }) => commitmentOf(context, 'resend'),
        onDone: [
          {
            guard: { type: 'needsCode', params: ({ event }) => event.output },
            target: 'typing',
            actions: [
              { type: 'keepRecord', params: ({ event }) => event.output },
              { type: 'endIntent', params: { of: 'resend' } },
              { type: 'endIntent', params: { of: 'confirm' } },
              'restartCountdown',
            ],
          },
          { target: '#oldRepayment.repaid' },
        ],
        onError: [
          { guard: 'isOutcomeUnknown', target: 'resendUnknown' },
          {
            guard: 'isRefused',
            target: 'typing',
            actions: [{ type: 'endIntent', params: { of: 'resend' } }, 'toastRefusal'],
          },
          { target: 'typing', actions: 'toastRefusal' },
        ],
      },
      after: { requestLimit: { target: 'resendUnknown' } },
    },
    resendUnknown: {
      description: 'Nobody knows whether another code was sent; asking again sends one at most.',
      on: {
        ...unknownEvents,
        'code.requested': { target: 'resending' },
        'dialog.closed': { target: 'typing' },
        'back.pressed': { target: 'typing' },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmRepayment',
        src: 'confirmRepayment',
        input: ({ context }) => ({
          orderId: context.query['orderId'] ?? '',
          verifyCode: context.code,
          repaymentRecordId: context.recordId,
          idempotencyKey: context.keys.confirm ?? '',
        }),
        onDone: { target: '#oldRepayment.repaid' },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'confirmUnknown' },
          {
            guard: 'isWrongCode',
            target: 'typing',
            actions: [{ type: 'endIntent', params: { of: 'confirm' } }, 'markWrong'],
          },
          {
            guard: 'isRefused',
            target: 'typing',
            actions: [{ type: 'endIntent', params: { of: 'confirm' } }, 'toastRefusal'],
          },
          { target: 'typing', actions: 'toastRefusal' },
        ],
      },
      after: { requestLimit: { target: 'confirmUnknown' } },
    },
    confirmUnknown: {
      description: 'Nobody knows whether the repayment was confirmed; confirming again counts once.',
      on: {
        ...unknownEvents,
        'code.confirmed': { target: 'confirming' },
        'dialog.closed': { target: 'typing' },
        'back.pressed': { target: 'typing' },
      },
    },
  },
});

const pauseRegion = oldRepayment.createStateConfig({
  initial: 'counting',
  description: 'Whether another code may be sent.',
  on: { 'countdown.restarted': { target: '.counting', reenter: true } },
  states: {
    counting: {
      entry: 'setDeadline',
      invoke: {
        id: 'smsCountdown',
        src: 'smsCountdown',
        input: ({ context }) => ({ deadline: context.deadline }),
        onDone: { target: 'over' },
        onError: { target: 'over' },
      },
      after: { pauseLimit: { target: 'over' } },
    },
    over: {},
  },
});

/** Old repayment: commits a repayment once, confirms it by a code when asked to (spec §4, Old repayment flow). */
export const oldRepaymentMachine = oldRepayment.createMachine({
  id: 'oldRepayment',
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      query: repaymentQuery(page),
      userId: page.get('userId') ?? '',
      market: page.get('market') === '1',
      cardId: page.get('cardId') ?? input.stores?.paymentWay?.cardId ?? '',
      way: undefined,
      recordId: '',
      code: '',
      codeFault: undefined,
      deadline: 0,
      keys: {},
    };
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadWayToRepay',
        src: 'loadWayToRepay',
        input: ({ context }) => ({ orderId: context.query['orderId'] ?? '' }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepWay', params: ({ event }) => ({ way: event.output }) },
        },
        onError: { target: 'failed', actions: 'toastRefusal' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastRefusal' } },
    },
    failed: {
      description: 'The ways to repay could not be loaded.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    ready: {
      on: {
        'cards.opened': { actions: 'openCards' },
        'repayment.requested': {
          target: 'committing',
          actions: { type: 'startIntent', params: { of: 'commit' } },
        },
        'wallet.requested': {
          guard: 'offersWallet',
          target: 'openingWallet',
          actions: { type: 'startIntent', params: { of: 'wallet' } },
        },
      },
    },
    committing: {
      tags: 'busy',
      invoke: {
        id: 'commitRepayment',
        src: 'commitRepayment',
        input: ({ context }) => commitmentOf(context, 'commit'),
        onDone: [
          {
            guard: { type: 'needsCode', params: ({ event }) => event.output },
            target: 'verifying',
            actions: [
              { type: 'keepRecord', params: ({ event }) => event.output },
              { type: 'endIntent', params: { of: 'commit' } },
            ],
          },
          { target: 'repaid' },
        ],
        onError: [
          { guard: 'isOutcomeUnknown', target: 'commitUnknown' },
          {
            guard: 'isRefused',
            target: 'ready',
            actions: [{ type: 'endIntent', params: { of: 'commit' } }, 'toastRefusal'],
          },
          { target: 'ready', actions: 'toastRefusal' },
        ],
      },
      after: { requestLimit: { target: 'commitUnknown' } },
    },
    commitUnknown: {
      description: 'Nobody knows whether the repayment arrived; committing again counts once.',
      tags: 'modal',
      on: {
        ...unknownEvents,
        'repayment.requested': { target: 'committing' },
        'dialog.closed': { target: 'ready' },
        'back.pressed': { target: 'ready' },
      },
    },
    openingWallet: {
      tags: 'busy',
      invoke: {
        id: 'repayWithWallet',
        src: 'repayWithWallet',
        input: ({ context }) => ({
          userId: context.userId,
          orderId: context.query['orderId'] ?? '',
          amount: amountOf(context),
          idempotencyKey: context.keys.wallet ?? '',
        }),
        onDone: {
          target: 'leaving',
          actions: [
            { type: 'endIntent', params: { of: 'wallet' } },
            { type: 'openWallet', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'walletUnknown' },
          {
            guard: 'isRefused',
            target: 'ready',
            actions: [{ type: 'endIntent', params: { of: 'wallet' } }, 'toastRefusal'],
          },
          { target: 'ready', actions: 'toastRefusal' },
        ],
      },
      after: { requestLimit: { target: 'walletUnknown' } },
    },
    walletUnknown: {
      description: 'Nobody knows whether the e-wallet was told; asking again counts once.',
      tags: 'modal',
      on: {
        ...unknownEvents,
        'wallet.requested': { target: 'openingWallet' },
        'dialog.closed': { target: 'ready' },
        'back.pressed': { target: 'ready' },
      },
    },
    leaving: {
      description: 'Another page is being opened.',
      tags: 'busy',
      on: { 'shell.resumed': { target: 'loading' }, 'link.refused': { target: 'ready' } },
      after: { leavingLimit: { target: 'ready' } },
    },
    verifying: {
      type: 'parallel',
      description: 'The lender sent a code by text message, which confirms the repayment.',
      tags: 'modal',
      exit: 'forgetCode',
      states: { entry: codeEntryRegion, pause: pauseRegion },
    },
    repaid: {
      description: 'The repayment was taken; the borrow detail is being opened.',
      entry: 'openOrder',
      on: { 'order.opened': { actions: 'openOrder' } },
    },
  },
});
