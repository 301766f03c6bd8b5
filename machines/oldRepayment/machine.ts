// Its chart, drawn: docs/charts/oldRepayment.md
import { and, assign, type EventFrom, not, setup } from 'xstate';
import { nowOf } from '../../services/visit/clock.ts';
import { commit, loadWayToRepay, payByWallet } from '../../services/oldRepayment/actors.ts';
import type { Done, RequestKind } from '../../services/pendingRequests/request.ts';
import type { WayToRepay } from '../../services/oldRepayment/schema.ts';
import { orderSubject } from '../../services/order/key.ts';
import { rowOf } from '../../services/values/distinctIds.ts';
import { canOpen } from '../../services/values/links.ts';
import { type PaymentInput, sendToPaymentWay } from '../payment/requests.ts';
import { isFoundPaid, linkOf, opensNextStep, recordOf, type Shown } from '../pendingRequests/results.ts';
import { nothingToSend, settleRequests, submissionsOf, submitKit } from '../pendingRequests/submissions.ts';
import { sendToApp, sendToChild, withEvent, withOutput } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { whenBack, toOrderAndHelp } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';
import { codeEntryMachine } from './codeEntryMachine.ts';
import {
  amountOf,
  commitmentOf,
  sentCode,
  contextOf,
  offersWallet,
  type OldRepaymentContext,
  type OldRepaymentEvent,
  walletPaymentOf,
} from './context.ts';
import { refusalToast } from './refusal.ts';
import { pauseSince } from '../payment/smsCountdown.ts';

const oldRepayment = setup({
  types: {} as {
    context: OldRepaymentContext;
    input: PaymentInput;
    events: OldRepaymentEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    children: { codeEntry: 'codeEntry' };
  },
  actors: { loadWayToRepay, commit, payByWallet, codeEntry: codeEntryMachine },
  guards: {
    /** The screen to choose a card, which sends nothing. */
    isChoice: ({ context }) => context.route === 'ynRepayChoose',
    isOffered: ({ context }, { cardId }: { cardId: string }) =>
      rowOf(context.way?.bankList, 'id', cardId) !== undefined,
    hasCard: ({ context }) => context.cardId !== '',
    isRetriedAndDue: ({ context }, { kind, as }: { kind: RequestKind; as: RequestKind }) =>
      kind === as && amountOf(context) > 0,
    isOfCode: (_, { kind }: { kind: RequestKind }) => kind === 'confirm' || kind === 'resendCode',
    isCodeSent: ({ context: { route } }, { done }: Shown) => route === 'ynRepay' && recordOf(done) !== '',
    isCodeSentAndDue: ({ context }, { done }: Shown) => recordOf(done) !== '' && amountOf(context) > 0,
    isCodeAwaited: ({ context }) => context.recordId !== '' && amountOf(context) > 0,
    isFoundPaid,
    isWalletPayment: ({ context }, { done }: Shown) =>
      done?.kind === 'payByWallet' && linkOf(done) !== '' && amountOf(context) > 0,
    canOpenWallet: ({ context }, { url }: { url: string }) =>
      canOpen(url, context.environment) && amountOf(context) > 0,
    needsCode: (_, { needValid }: { needValid: boolean | undefined }) => needValid === true,
    isRepaid: (_, { isRepaid }: { isRepaid: boolean }) => isRepaid,
    /** Payment is disabled when nothing is due. */
    isDue: ({ context }) => amountOf(context) > 0,
    offersWallet: ({ context }) => offersWallet(context),
  },
  actions: {
    setWay: assign({ way: (_, way: WayToRepay) => way }),
    setRecord: assign((_, { repayRecordId }: { repayRecordId: string }) => ({
      recordId: repayRecordId,
      pause: pauseSince(0),
    })),
    forgetRecord: assign({ recordId: '' }),
    /** Another code is sent for the same card. */
    setStep: assign(({ context, system }, { done }: Shown) => ({
      ...sentCode(done, nowOf(system)),
      cardId: done?.result?.['cardId'] ?? context.cardId,
    })),
    openNextStep: opensNextStep((context: OldRepaymentContext) => amountOf(context) > 0),
    setWalletUrl: assign({ walletUrl: (_, { url }: { url: string }) => url }),
    openHelp: sendToApp(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'customerService',
      query: { orderId, ...(productId && { productId }) },
    })),
    chooseCard: assign((_, { cardId }: { cardId: string }) => ({ cardId })),
    reportCard: sendToPaymentWay(({ context }: { context: OldRepaymentContext }) => ({
      type: 'card.chosen',
      cardId: context.cardId,
    })),
    askForCard: sendToApp(() => ({ type: 'toast.requested', message: { key: 'oldRepay.noCard' } })),
    openRepayment: sendToApp(({ context }) => ({
      type: 'navigation.requested',
      to: 'ynRepay',
      query: { ...context.query, cardId: context.cardId },
    })),
    openCards: sendToApp(({ context }) => ({
      type: 'navigation.requested',
      to: 'ynRepayChoose',
      query: context.query,
    })),
    /** The order replaces this page: going back must not return to a payment. */
    openOrder: sendToApp(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { orderId, ...(productId && { productId }) },
      replace: true,
    })),
    openWallet: sendToApp(({ context }) => ({ type: 'link.opened', link: context.walletUrl })),
    /** Once the repayment is accepted, it does not matter whether another code was sent. */
    settleCodes: settleRequests(({ context }) => ({
      type: 'requests.settled',
      subject: orderSubject(context.orderId),
      purposes: ['sendCode'],
    })),
    passToCodeEntry: sendToChild<EventFrom<typeof codeEntryMachine>>('codeEntry')(
      (_, event: EventFrom<typeof codeEntryMachine>) => event,
    ),
  },
})
  .extend(loadKit)
  .extend(submitKit)
  .extend(refusalToast);
const { call, loads, refreshes } = piecesOf(oldRepayment);
const { submits, awaitsChoice } = submissionsOf(oldRepayment);
const stepAction = withEvent('setStep');
const retriedAs = (as: 'commit' | 'payByWallet') =>
  ({
    type: 'isRetriedAndDue',
    params: ({ event }: { event: { kind: RequestKind } }) => ({ kind: event.kind, as }),
  }) as const;
const retried = [
  { guard: retriedAs('payByWallet'), target: '#oldRepayment.payingByWallet' },
  { guard: retriedAs('commit'), target: '#oldRepayment.committing' },
] as const;

/** The wallet's link in what the phone stored, only of a payment by wallet. */
const storedUrl = ({ event: { done } }: { event: { done?: Done | undefined } }) => ({
  url: done?.kind === 'payByWallet' ? linkOf(done) : '',
});

const waysToRepay = call({
  src: 'loadWayToRepay',
  input: ({ context }) => ({ orderId: context.orderId }),
  keeps: withOutput('setWay'),
});

const loading = loads({
  ...waysToRepay,
  done: [
    { guard: 'isChoice', target: 'choosing', actions: waysToRepay.keeps },
    { target: 'deciding', actions: waysToRepay.keeps },
  ],
  afterRefusal: toOrderAndHelp,
});

/** Old repayment: commits a repayment once, confirms it by a code if required, or repays with the e-wallet (docs/product/oldRepayment.md#states). */
export const oldRepaymentMachine = oldRepayment.createMachine({
  id: 'oldRepayment',
  context: ({ input }) => contextOf(input),
  initial: 'loading',
  on: {
    'outcome.settled': [
      { guard: 'isChoice', actions: withEvent('openNextStep') },
      { guard: withEvent('isCodeSentAndDue'), target: '.verifying', actions: stepAction },
      { guard: withEvent('isCodeSent'), actions: stepAction },
      {
        guard: { type: 'canOpenWallet', params: storedUrl },
        target: '.walletOpened',
        actions: [{ type: 'setWalletUrl', params: storedUrl }, 'openWallet'],
      },
      { guard: withEvent('isWalletPayment'), target: '.walletRefused' },
      { guard: withEvent('isFoundPaid'), target: '.repaid' },
      { actions: withEvent('openNextStep') },
    ],
    'submission.retried': retried,
  },
  states: {
    ...loading,
    failed: {
      ...loading.failed,
      on: {
        ...loading.failed.on,
        'outcome.settled': {
          guard: withEvent('isCodeSent'),
          target: 'loading',
          actions: stepAction,
        },
      },
    },
    choosing: {
      description: 'The bank card to pay from is chosen, on a screen of its own.',
      on: {
        ...nothingToSend,
        'card.chosen': { guard: withEvent('isOffered'), actions: withEvent('chooseCard') },
        'choice.confirmed': [
          { guard: 'hasCard', actions: ['reportCard', 'openRepayment'] },
          { actions: 'askForCard' },
        ],
      },
    },
    deciding: {
      description: 'Whether a code was sent before, which is still to be entered.',
      always: [{ guard: 'isCodeAwaited', target: 'verifying' }, { target: 'ready' }],
    },
    ready: {
      ...refreshes({
        ...waysToRepay,
        when: whenBack('refreshing'),
        refused: '#oldRepayment.failed.byRefusal',
        done: '#oldRepayment.deciding',
        failed: 'fresh',
      }),
      on: {
        'cards.opened': { actions: 'openCards' },
        'repayment.committed': { guard: 'isDue', target: 'committing' },
        'walletPayment.requested': { guard: and(['isDue', 'offersWallet']), target: 'payingByWallet' },
        'order.chosen': { guard: not('isDue'), actions: 'openOrder' },
        'help.chosen': { actions: 'openHelp' },
      },
    },
    committing: submits({
      src: 'commit',
      input: ({ context }) => commitmentOf(context),
      done: [
        { guard: withOutput('needsCode'), target: 'verifying', actions: withOutput('setRecord') },
        { target: 'repaid' },
      ],
      refused: [{ guard: 'isRefused', target: 'ready.refreshing', actions: 'toastFailure' }],
    }),
    payingByWallet: submits({
      src: 'payByWallet',
      input: ({ context }) => walletPaymentOf(context),
      done: [
        {
          guard: withOutput('canOpenWallet'),
          target: 'walletOpened',
          actions: [withOutput('setWalletUrl'), 'openWallet'],
        },
        { target: 'walletRefused' },
      ],
      refused: [{ guard: 'isRefused', target: 'ready.refreshing', actions: 'toastFailure' }],
    }),
    outcomeUnknown: awaitsChoice({ retried, left: 'ready' }),
    verifying: {
      description: 'The backend sent a code by text message, which confirms the repayment.',
      tags: 'modal',
      exit: 'forgetRecord',
      invoke: {
        id: 'codeEntry',
        src: 'codeEntry',
        input: ({ context }) => ({
          app: context.app,
          productId: context.productId,
          orderId: context.orderId,
          commitment: commitmentOf(context),
          cardId: context.cardId,
          recordId: context.recordId,
          pause: context.pause,
        }),
        onDone: [{ guard: withOutput('isRepaid'), target: 'repaid' }, { target: 'ready' }],
        onError: { target: 'ready' },
      },
      on: {
        'submission.retried': [{ guard: withEvent('isOfCode'), actions: withEvent('passToCodeEntry') }, {}],
        'outcome.settled': { guard: withEvent('isCodeSent') },
        'back.pressed': { actions: withEvent('passToCodeEntry') },
      },
    },
    walletOpened: {
      description:
        'The backend returned the address of the e-wallet, which is being opened or did not open by itself.',
      ...refreshes({
        ...waysToRepay,
        // The e-wallet is not paid by again because the connection is back.
        when: { 'screen.returned': { target: 'refreshing' } },
        refused: '#oldRepayment.failed.byRefusal',
        done: '#oldRepayment.ready',
        failed: 'fresh',
      }),
      on: {
        'walletPayment.requested': { actions: 'openWallet' },
        'order.chosen': { actions: 'openOrder' },
      },
    },
    walletRefused: {
      description: 'The e-wallet was asked for, but the link guard refuses its address.',
      on: {
        'screen.returned': { target: 'ready.refreshing' },
        'order.chosen': { actions: 'openOrder' },
        'help.chosen': { actions: 'openHelp' },
      },
    },
    repaid: {
      description: 'The repayment was taken; the order is being opened or did not open by itself.',
      entry: ['settleCodes', 'openOrder'],
      on: {
        ...nothingToSend,
        'outcome.settled': { actions: 'openOrder' },
        'order.chosen': { actions: 'openOrder' },
      },
    },
  },
});
