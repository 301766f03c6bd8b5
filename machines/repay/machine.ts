import { assign, sendTo, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { newIdempotencyKey } from '../../services/http/idempotency.ts';
import { orderKeyOf } from '../../services/order/request.ts';
import { generateCode, loadRepayment } from '../../services/repayment/actors.ts';
import type { RepaymentInfo } from '../../services/repayment/schema.ts';
import { keepRepaymentInfo } from '../../services/repayment/stored.ts';
import type { AppRef, AppRequest, ScreenInput } from '../app/events.ts';
import { type BridgeAnswer, copyMachine } from '../parts/copy.ts';
import { failureMessage, isOutcomeUnknown, isRefused } from '../parts/failure.ts';
import { amountDue, usableChannel } from './channel.ts';

interface RepayContext {
  app: AppRef;
  productId: string;
  orderId: string;
  /** An extension (delay) repayment; otherwise an instalment. */
  isDelay: boolean;
  /** The market flag: rupees instead of pesos. */
  market: boolean;
  info: RepaymentInfo | undefined;
  /** Number of the channel to pay through; empty while none is chosen. */
  channelNumber: string;
  /** Idempotency key of the code that the borrower means to have made; undefined until it is asked for. */
  codeKey: string | undefined;
}

type RepayEvent =
  | { type: 'retry.requested' }
  | { type: 'shell.resumed' }
  /** The door refused the link that the screen asked for. */
  | { type: 'link.refused' }
  | { type: 'details.toggled' }
  | { type: 'channels.opened' }
  | { type: 'channel.chosen'; channelNumber: string }
  | { type: 'barcode.opened' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' }
  | { type: 'payment.requested' }
  | { type: 'instructions.chosen' }
  | { type: 'copy.requested' }
  | BridgeAnswer;

const repay = setup({
  types: {} as { context: RepayContext; input: ScreenInput; events: RepayEvent; tags: 'busy' | 'modal' },
  actors: { loadRepayment, generateCode, copy: copyMachine },
  guards: {
    isRefused,
    isOutcomeUnknown,
    hasChannels: ({ context }) => (context.info?.repayList.length ?? 0) > 0,
    hasChannel: ({ context }) => usableChannel(context.info, context.channelNumber) !== undefined,
    isUsable: ({ context, event }) =>
      event.type === 'channel.chosen' && usableChannel(context.info, event.channelNumber) !== undefined,
    hasPayCode: ({ context }) => !!context.info?.defDetail?.payCode,
  },
  actions: {
    keepInfo: assign({ info: (_, { info }: { info: RepaymentInfo }) => info }),
    storeInfo: (_, { info }: { info: RepaymentInfo }) => keepRepaymentInfo(info),
    tellInfo: sendTo(
      ({ context }) => context.app,
      ({ context: { isDelay, productId, orderId } }, { info }: { info: RepaymentInfo }): AppRequest => ({
        type: 'store.told',
        store: 'paymentWay',
        event: {
          type: 'info.loaded',
          info,
          page: { to: isDelay ? 'repayDelayUrl' : 'repayUrl', query: { productId, orderId } },
        },
      }),
    ),
    /** Another channel is another intent. */
    chooseChannel: assign(({ context, event }) => {
      if (event.type !== 'channel.chosen' || event.channelNumber === context.channelNumber) return {};
      return { channelNumber: event.channelNumber, codeKey: undefined };
    }),
    tellChannel: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => ({
        type: 'store.told',
        store: 'paymentWay',
        event: { type: 'channel.chosen', channelNumber: context.channelNumber },
      }),
    ),
    /** The same intent keeps its key, so that a retry makes no second code. */
    startIntent: assign({ codeKey: ({ context }) => context.codeKey ?? newIdempotencyKey() }),
    endIntent: assign({ codeKey: undefined }),
    openCode: sendTo(
      ({ context }) => context.app,
      (_, { payUrl }: { payUrl: string }): AppRequest => ({ type: 'link.opened', link: payUrl }),
    ),
    openInstructions: sendTo(
      ({ context }) => context.app,
      ({ context: { productId, orderId } }): AppRequest => ({
        type: 'navigation.requested',
        to: 'DRInstructions',
        query: { productId, orderId },
      }),
    ),
    copyPayCode: sendTo('copy', ({ context }) => ({
      type: 'copy.requested',
      text: context.info?.defDetail?.payCode ?? '',
    })),
    passToCopy: sendTo('copy', ({ event }) => event),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
  },
  delays: {
    requestLimit: httpTimeout,
    /** How long the way to the code's page may take before the borrower can ask again. */
    openingLimit: 5_000,
  },
});

const paymentRegion = repay.createStateConfig({
  id: 'payment',
  initial: 'ready',
  description: 'Choosing a channel and having a code made for it, one at a time.',
  states: {
    ready: {
      on: {
        'channels.opened': { guard: 'hasChannels', target: 'choosingChannel' },
        'barcode.opened': { guard: 'hasPayCode', target: 'barcodeShown' },
        'payment.requested': [
          { guard: 'hasChannel', target: 'generating', actions: 'startIntent' },
          { guard: 'hasChannels', target: 'choosingChannel' },
        ],
      },
    },
    choosingChannel: {
      tags: 'modal',
      on: {
        'channel.chosen': {
          guard: 'isUsable',
          target: 'ready',
          actions: ['chooseChannel', 'tellChannel'],
        },
        'dialog.closed': { target: 'ready' },
        'back.pressed': { target: 'ready' },
      },
    },
    barcodeShown: {
      description: 'The pay code of the default-payment box, as a barcode.',
      tags: 'modal',
      on: { 'dialog.closed': { target: 'ready' }, 'back.pressed': { target: 'ready' } },
    },
    generating: {
      description: 'The lender is asked for a code for the chosen channel.',
      tags: 'busy',
      invoke: {
        id: 'generateCode',
        src: 'generateCode',
        input: ({ context: { productId, orderId, isDelay, info, channelNumber, codeKey } }) => ({
          productId,
          orderId,
          isDelay,
          channelNumber,
          amount: info ? amountDue(info) : 0,
          idempotencyKey: codeKey ?? '',
        }),
        onDone: {
          target: 'opening',
          actions: ['endIntent', { type: 'openCode', params: ({ event }) => event.output }],
        },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'outcomeUnknown' },
          { guard: 'isRefused', target: 'ready', actions: ['endIntent', 'toastFailure'] },
          { target: 'ready', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'outcomeUnknown' } },
    },
    opening: {
      description: "The code's page is being opened.",
      tags: 'busy',
      on: { 'shell.resumed': { target: '#repay.loading' }, 'link.refused': { target: 'ready' } },
      after: { openingLimit: { target: 'ready' } },
    },
    outcomeUnknown: {
      description: 'Nobody knows whether the code was made; asking again makes no second one.',
      tags: 'modal',
      on: {
        'payment.requested': { target: 'generating' },
        'dialog.closed': { target: 'ready' },
        'back.pressed': { target: 'ready' },
      },
    },
  },
});

const detailsRegion = repay.createStateConfig({
  initial: 'collapsed',
  description: 'How many of the detail rows show.',
  states: {
    collapsed: { on: { 'details.toggled': { target: 'expanded' } } },
    expanded: { on: { 'details.toggled': { target: 'collapsed' } } },
  },
});

/** Instalment and extension (delay) repayment: what is due, and a code to pay it with (spec §2, §7). */
export const repayMachine = repay.createMachine({
  id: 'repay',
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      ...orderKeyOf(page),
      isDelay: input.route === 'repayDelayUrl',
      market: page.get('market') === '1',
      info: undefined,
      channelNumber: input.stores?.paymentWay?.channelNumber ?? '',
      codeKey: undefined,
    };
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadRepayment',
        src: 'loadRepayment',
        input: ({ context: { productId, orderId, isDelay } }) => ({ productId, orderId, isDelay }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepInfo', params: ({ event }) => ({ info: event.output }) },
            { type: 'storeInfo', params: ({ event }) => ({ info: event.output }) },
            { type: 'tellInfo', params: ({ event }) => ({ info: event.output }) },
          ],
        },
        onError: { target: 'failed', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'What is due could not be loaded.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    shown: {
      type: 'parallel',
      invoke: { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
      on: {
        'instructions.chosen': { actions: 'openInstructions' },
        'copy.requested': { guard: 'hasPayCode', actions: 'copyPayCode' },
        'bridge.answered': { actions: 'passToCopy' },
      },
      states: { payment: paymentRegion, details: detailsRegion },
    },
  },
});
