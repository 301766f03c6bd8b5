import { and, assign, forwardTo, not, setup } from 'xstate';
import { commit, loadWayToRepay, payByWallet } from '../../services/oldRepayment/actors.ts';
import type { WayToRepay } from '../../services/oldRepayment/schema.ts';
import { isMarket, orderKeyOf, orderSubject } from '../../services/order/key.ts';
import type { PaymentInput } from '../payment/requests.ts';
import { awaitsChoice, submitKit, submits } from '../pendingRequests/submits.ts';
import { asks } from '../screen/asks.ts';
import { loadKit } from '../screen/kit.ts';
import { loads, onceBack, toOrderAndHelp } from '../screen/loads.ts';
import { loadsAnew } from '../screen/refreshes.ts';
import { codeEntryMachine } from './codeEntryMachine.ts';
import {
  amountOf,
  commitmentOf,
  type OldRepaymentContext,
  type OldRepaymentEvent,
  walletPaymentOf,
} from './context.ts';
import { repaymentQuery } from './query.ts';
import { refusalMessage } from './refusal.ts';

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
    isWalletRetried: ({ event }) => event.type === 'submission.retried' && event.kind === 'payByWallet',
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
    openHelp: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'customerService',
      query: { orderId, ...(productId && { productId }) },
    })),
    openCards: asks(({ context }) => ({
      type: 'navigation.requested',
      to: 'ynRepayChoose',
      query: context.query,
    })),
    /** The order replaces this page: going back must not return to a payment. */
    openOrder: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { orderId, ...(productId && { productId }) },
      replace: true,
    })),
    openWallet: asks(({ context }) => ({ type: 'link.opened', link: context.walletUrl })),
    /** Once the repayment is accepted, it does not matter whether another code was sent. */
    settleCodes: asks(({ context }) => ({
      type: 'intents.settled',
      subject: orderSubject(context.orderId),
      purposes: ['sendCode'],
    })),
    passToCodeEntry: forwardTo('codeEntry'),
  },
})
  .extend(loadKit<OldRepaymentContext, OldRepaymentEvent>(refusalMessage))
  .extend(submitKit<OldRepaymentContext, OldRepaymentEvent>());

const retried = [{ guard: 'isWalletRetried', target: 'payingByWallet' }, { target: 'committing' }] as const;

const keepsWay = {
  type: 'keepWay',
  params: ({ event }: { event: { output: WayToRepay } }) => ({ way: event.output }),
} as const;

const waysToRepay = {
  src: 'loadWayToRepay',
  input: ({ context }: { context: OldRepaymentContext }) => ({ orderId: context.orderId }),
} as const;

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
      ways: toOrderAndHelp,
      done: { target: 'ready', actions: keepsWay },
    }),
    ready: {
      ...loadsAnew({
        ...waysToRepay,
        keeps: keepsWay,
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
          { guard: and(['isDue', 'isWalletRetried']), target: 'payingByWallet' },
          { guard: 'isDue', target: 'committing' },
        ],
      },
    },
    committing: submits({
      src: 'commit',
      input: ({ context }: { context: OldRepaymentContext }) => commitmentOf(context),
      done: [
        {
          guard: {
            type: 'needsCode',
            params: ({ event }: { event: { output: { needValid: boolean } } }) => event.output,
          },
          target: 'verifying',
          actions: {
            type: 'keepRecord',
            params: ({ event }: { event: { output: { repayRecordId: string } } }) => event.output,
          },
        },
        { target: 'repaid' },
      ],
      refused: [{ guard: 'isRefused', target: 'ready.refreshing', actions: 'toastFailure' }],
    }),
    payingByWallet: submits({
      src: 'payByWallet',
      input: ({ context }: { context: OldRepaymentContext }) => walletPaymentOf(context),
      done: {
        target: 'walletOpened',
        actions: [
          {
            type: 'keepWalletUrl',
            params: ({ event }: { event: { output: { url: string } } }) => event.output,
          },
          'openWallet',
        ],
      },
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
      ...loadsAnew({
        ...waysToRepay,
        keeps: keepsWay,
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
