import { and, assign, forwardTo, not, setup } from 'xstate';
import { commit, loadWayToRepay, payByWallet } from '../../services/oldRepayment/actors.ts';
import type { IntentKind } from '../../services/pendingRequests/intent.ts';
import type { WayToRepay } from '../../services/oldRepayment/schema.ts';
import { isMarket, orderKeyOf, orderSubject } from '../../services/order/key.ts';
import type { PaymentInput } from '../payment/requests.ts';
import { settleRequests, submissionsOf, submitKit } from '../pendingRequests/submissions.ts';
import { sendToApp, withEvent } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { onceBack, toOrderAndHelp } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';
import { codeEntryMachine } from './codeEntryMachine.ts';
import {
  amountOf,
  commitmentOf,
  type OldRepaymentContext,
  type OldRepaymentEvent,
  walletPaymentOf,
} from './context.ts';
import { repaymentQuery } from './query.ts';
import { refusalToast } from './refusal.ts';

const oldRepayment = setup({
  types: {} as {
    context: OldRepaymentContext;
    input: PaymentInput;
    events: OldRepaymentEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    children: { codeEntry: 'codeEntry' };
  },
  actors: {
    loadWayToRepay,
    commit,
    payByWallet,
    codeEntry: codeEntryMachine,
  },
  guards: {
    isWalletRetried: (_, { kind }: { kind: IntentKind }) => kind === 'payByWallet',
    isWalletDue: ({ context }, { kind }: { kind: IntentKind }) =>
      kind === 'payByWallet' && amountOf(context) > 0,
    needsCode: (_, { needValid }: { needValid: boolean }) => needValid,
    isRepaid: (_, { isRepaid }: { isRepaid: boolean }) => isRepaid,
    /** Payment is disabled when nothing is due. */
    isDue: ({ context }) => amountOf(context) > 0,
    offersWallet: ({ context }) => context.way?.alipay === true,
  },
  actions: {
    keepWay: assign({ way: (_, { way }: { way: WayToRepay }) => way }),
    keepRecord: assign({ recordId: (_, { repayRecordId }: { repayRecordId: string }) => repayRecordId }),
    keepWalletUrl: assign({ walletUrl: (_, { url }: { url: string }) => url }),
    openHelp: sendToApp(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'customerService',
      query: { orderId, ...(productId && { productId }) },
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
      type: 'intents.settled',
      subject: orderSubject(context.orderId),
      purposes: ['sendCode'],
    })),
    passToCodeEntry: forwardTo('codeEntry'),
  },
})
  .extend(loadKit)
  .extend(refusalToast)
  .extend(submitKit);
const { call, loads, refreshes } = piecesOf(oldRepayment);
const { submits, awaitsChoice } = submissionsOf(oldRepayment);

const retried = [
  { guard: withEvent('isWalletRetried'), target: 'payingByWallet' },
  { target: 'committing' },
] as const;

const waysToRepay = call({
  src: 'loadWayToRepay',
  input: ({ context }) => ({ orderId: context.orderId }),
  keeps: { type: 'keepWay', params: ({ event }) => ({ way: event.output }) },
});

/** Old repayment: commits a repayment once, confirms it by a code if required, or repays with the e-wallet (docs/product/oldRepayment.md#states). */
export const oldRepaymentMachine = oldRepayment.createMachine({
  id: 'oldRepayment',
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      query: repaymentQuery(page),
      ...orderKeyOf(page),
      userId: page.get('userId') ?? '',
      market: isMarket(page),
      cardId: page.get('cardId') ?? input.stores?.paymentWay?.cardId ?? '',
      way: undefined,
      recordId: '',
      walletUrl: '',
      refusal: '',
    };
  },
  initial: 'loading',
  on: { 'outcome.settled': { target: '.repaid' } },
  states: {
    ...loads({
      ...waysToRepay,
      done: [{ target: 'ready', actions: waysToRepay.keeps }],
      afterRefusal: toOrderAndHelp,
    }),
    ready: {
      ...refreshes({
        ...waysToRepay,
        when: onceBack('refreshing'),
        refused: '#oldRepayment.failed.byRefusal',
        done: 'fresh',
        failed: 'fresh',
      }),
      on: {
        'cards.opened': { actions: 'openCards' },
        'repayment.committed': { guard: 'isDue', target: 'committing' },
        'walletPayment.requested': { guard: and(['isDue', 'offersWallet']), target: 'payingByWallet' },
        'order.chosen': { guard: not('isDue'), actions: 'openOrder' },
        'submission.retried': [
          { guard: withEvent('isWalletDue'), target: 'payingByWallet' },
          { guard: 'isDue', target: 'committing' },
        ],
      },
    },
    committing: submits({
      src: 'commit',
      input: ({ context }) => commitmentOf(context),
      done: [
        {
          guard: {
            type: 'needsCode',
            params: ({ event }) => event.output,
          },
          target: 'verifying',
          actions: {
            type: 'keepRecord',
            params: ({ event }) => event.output,
          },
        },
        { target: 'repaid' },
      ],
      refused: [{ guard: 'isRefused', target: 'ready.refreshing', actions: 'toastFailure' }],
    }),
    payingByWallet: submits({
      src: 'payByWallet',
      input: ({ context }) => walletPaymentOf(context),
      done: [
        {
          target: 'walletOpened',
          actions: [{ type: 'keepWalletUrl', params: ({ event }) => event.output }, 'openWallet'],
        },
      ],
      refused: [{ guard: 'isRefused', target: 'ready.refreshing', actions: 'toastFailure' }],
    }),
    outcomeUnknown: awaitsChoice({ retried, left: 'ready' }),
    verifying: {
      description: 'The backend sent a code by text message, which confirms the repayment.',
      tags: 'modal',
      invoke: {
        id: 'codeEntry',
        src: 'codeEntry',
        input: ({ context }) => ({
          app: context.app,
          productId: context.productId,
          orderId: context.orderId,
          commitment: commitmentOf(context),
          recordId: context.recordId,
        }),
        onDone: [
          { guard: { type: 'isRepaid', params: ({ event }) => event.output }, target: 'repaid' },
          { target: 'ready' },
        ],
        onError: { target: 'ready' },
      },
      on: {
        'submission.retried': { actions: 'passToCodeEntry' },
        'back.pressed': { actions: 'passToCodeEntry' },
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
    repaid: {
      description: 'The repayment was taken; the order is being opened or did not open by itself.',
      entry: ['settleCodes', 'openOrder'],
      on: { 'order.chosen': { actions: 'openOrder' } },
    },
  },
});
