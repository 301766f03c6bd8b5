// Its chart, drawn: docs/charts/repaymentCode.md
import { assign, setup, type SnapshotFrom, stateIn } from 'xstate';
import { nowOf } from '../../services/visit/clock.ts';
import {
  isEmpty,
  isUnverified,
  type OpenedCode,
  openedCode,
  openedNumber,
} from '../../services/repay/openedCode.ts';
import type { RepaymentPage } from '../../services/repay/paymentWay.ts';
import { type CodeRevived, watchExpiry } from '../../services/repay/watchExpiry.ts';
import { typedSum } from '../../services/values/sum.ts';
import { arrivalMachine, type Found, type PartArrived, sendToArrival } from '../payment/arrival.ts';
import {
  arrivalInput,
  type CodePage,
  codePageOf,
  navigateToRepayment,
  walletLinkOf,
  wayTo,
} from '../payment/codePage.ts';
import { type PaymentInput, type PaymentRequest, sendToPaymentWay } from '../payment/requests.ts';
import { sendToTime, timeLeftMachine } from '../payment/timeLeft.ts';
import { sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import { type BridgeAnswer, copyMachine, sendToCopy, shellSupports } from '../screen/copy.ts';
import type { AppRef, DialogMessage, ScreenMessage } from '../screen/events.ts';
import { reportMissing } from '../screen/missingPayment.ts';
import { shareKit } from '../screen/sharing.ts';

interface RepaymentCodeContext extends CodePage, OpenedCode {
  app: AppRef<PaymentRequest>;
  /** The repayment page before this one; undefined when the shell opened the code directly, or for another session. */
  page: RepaymentPage | undefined;
}

const openedWith = (input: PaymentInput, now: number): RepaymentCodeContext => {
  const known = codePageOf(input, now);
  const opened =
    input.route === 'repaymentOfCode2'
      ? openedNumber(known.info)
      : openedCode(new URLSearchParams(input.search), known);
  return {
    app: input.app,
    ...known,
    ...opened,
    // The order's own code says nothing about another one from a link.
    info: known.info && { ...known.info, code: opened.code },
    isReturn: known.isReturn && opened.code !== undefined,
    page: known.info && input.stores?.paymentWay?.page,
  };
};

type RepaymentCodeEvent =
  | ScreenMessage
  | DialogMessage
  | BridgeAnswer
  | PartArrived
  | CodeRevived
  | { type: 'copy.requested' }
  | { type: 'sumCopy.requested' }
  | { type: 'share.requested'; title: string; text: string }
  | { type: 'proof.requested'; title: string; text: string }
  /** The text is in the user's language. */
  | { type: 'payment.missed'; detail: string }
  | { type: 'wallet.opened' }
  | { type: 'order.chosen' }
  | { type: 'another.requested' }
  | { type: 'instructions.chosen' }
  | { type: 'code.enlarged' }
  | { type: 'back.chosen' }
  | { type: 'help.chosen' };

const sharingOffered = { shown: { sharing: 'offered' } } as const;

const repaymentCode = setup({
  types: {} as {
    context: RepaymentCodeContext;
    input: PaymentInput;
    events: RepaymentCodeEvent;
    tags: 'modal';
    children: { copy: 'copy'; arrival: 'arrival'; timeLeft: 'timeLeft'; watchExpiry: 'watchExpiry' };
  },
  actors: { copy: copyMachine, arrival: arrivalMachine, timeLeft: timeLeftMachine, watchExpiry },
  guards: {
    isFaulty: ({ context }) => context.fault !== undefined,
    isEmpty: ({ context }) => isEmpty(context),
    hasCode: ({ context }) => context.payCode !== '',
    hasSum: ({ context }) => context.sum !== undefined,
    hasOrder: ({ context }) => context.order !== undefined,
    hasWallet: ({ context }) => walletLinkOf(context.code) !== undefined,
    isOfOrder: ({ context }) => context.order !== undefined && !isUnverified(context),
    isOfOrderByLink: ({ context }) => context.order !== undefined && isUnverified(context),
    canShare: stateIn(sharingOffered),
    isShareKnown: (_, answer: BridgeAnswer) => shellSupports(answer, 'share'),
  },
  actions: {
    copyCode: sendToCopy(({ context }) => ({ type: 'copy.requested', text: context.payCode })),
    copySum: sendToCopy(({ context: { sum } }) => ({
      type: 'copy.requested',
      text: sum ? typedSum(sum) : '',
    })),
    passToCopy: sendToCopy((_, answer: BridgeAnswer) => answer),
    passToTime: sendToTime(() => ({ type: 'screen.returned' })),
    passToArrival: sendToArrival(() => ({ type: 'connection.restored' })),
    look: sendToArrival(() => ({ type: 'look.requested' })),
    recordArrival: assign(({ system }, found: Found) => ({ arrivedAt: nowOf(system), found })),
    reportPaid: sendToPaymentWay(({ context }: { context: RepaymentCodeContext }) => ({
      type: 'payment.claimed',
      orderId: context.order?.orderId ?? '',
    })),
    reportUsed: sendToPaymentWay(({ context }: { context: RepaymentCodeContext }) => ({
      type: 'code.used',
      orderId: context.order?.orderId ?? '',
    })),
    openWallet: sendToApp(({ context }) => ({ type: 'link.opened', link: walletLinkOf(context.code) ?? '' })),
    openOrder: sendToApp(({ context }) => wayTo('loanDetailUrl', context)),
    openRepayment: sendToApp(({ context }) => navigateToRepayment(context)),
    openComplaint: sendToApp(({ context }, { detail }: { detail: string }) =>
      reportMissing({ orderId: context.order?.orderId ?? '', problemType: context.paymentProblem, detail }),
    ),
    openInstructions: sendToApp(({ context: { order } }) => ({
      type: 'navigation.requested',
      to: 'DRInstructions',
      ...(order && { query: { ...order } }),
    })),
    openHelp: sendToApp(() => ({ type: 'navigation.requested', to: 'customerService' })),
    /** Opens the repayment, which is in this WebView; without one it closes the WebView. */
    goBack: sendToApp(({ context }) => {
      const { page, order } = context;
      if (!page) return { type: 'bridge.called', request: { action: 'closeWebView' } };
      // The last opened repayment may belong to another order.
      return page.query.orderId === order?.orderId
        ? { type: 'navigation.requested', ...page, replace: true }
        : navigateToRepayment(context);
    }),
  },
}).extend(shareKit);

const sharingRegion = repaymentCode.createStateConfig({
  description: 'Whether the shell has said that it can share a text.',
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        // The same answer says whether the shell can copy.
        'bridge.answered': {
          guard: withEvent('isShareKnown'),
          target: 'offered',
          actions: withEvent('passToCopy'),
        },
      },
    },
    offered: {},
  },
});

const misses = { 'payment.missed': { guard: 'hasOrder', actions: withEvent('openComplaint') } } as const;

const reconnects = { 'connection.restored': { actions: 'passToArrival' } } as const;

const codeRegion = repaymentCode.createStateConfig({
  initial: 'payable',
  // Of this region, so that a payment that arrives does not begin `sharing` again.
  invoke: {
    id: 'arrival',
    src: 'arrival',
    input: ({ context }) => arrivalInput(context),
    onDone: { target: '.arrived', actions: withOutput('recordArrival') },
    onError: { target: 'code', reenter: true },
  },
  on: { 'part.arrived': { target: '.used', actions: withOutput('recordArrival') } },
  states: {
    payable: {
      description: 'The code can be paid by.',
      invoke: {
        id: 'timeLeft',
        src: 'timeLeft',
        input: ({ context: { code } }) => ({ code }),
        onDone: { target: 'expired' },
        // Nothing proves that the code has expired.
        onError: {},
      },
      on: {
        'screen.returned': [
          { guard: 'hasOrder', actions: ['passToTime', 'look'] },
          { actions: 'passToTime' },
        ],
        ...reconnects,
        ...misses,
        'copy.requested': { guard: 'hasCode', actions: 'copyCode' },
        'sumCopy.requested': { guard: 'hasSum', actions: 'copySum' },
        'share.requested': { guard: 'canShare', actions: withEvent('share') },
        'wallet.opened': { guard: 'hasWallet', actions: 'openWallet' },
        'instructions.chosen': { actions: 'openInstructions' },
        'order.chosen': { guard: 'isOfOrder', actions: ['reportPaid', 'openOrder'] },
        'another.requested': { guard: 'isOfOrderByLink', actions: 'openRepayment' },
        'help.chosen': { actions: 'openHelp' },
      },
      initial: 'small',
      states: {
        small: { on: { 'code.enlarged': { target: 'enlarged' } } },
        enlarged: {
          description: 'The code fills the screen, to be scanned.',
          tags: 'modal',
          on: { 'dialog.closed': { target: 'small' }, 'back.pressed': { target: 'small' } },
        },
      },
    },
    expired: {
      description: 'The code has expired: another one is made instead.',
      invoke: {
        id: 'watchExpiry',
        src: 'watchExpiry',
        input: ({ context: { code } }) => ({ code }),
      },
      on: {
        'code.revived': { target: 'payable' },
        'screen.returned': { guard: 'hasOrder', actions: 'look' },
        ...reconnects,
        ...misses,
        'another.requested': { actions: 'openRepayment' },
      },
    },
    used: {
      description: 'A part of the payment has arrived: the code asks for too much.',
      entry: 'reportUsed',
      on: {
        'screen.returned': { actions: 'look' },
        ...reconnects,
        'another.requested': { actions: 'openRepayment' },
        'order.chosen': { actions: 'openOrder' },
      },
    },
    arrived: {
      description: 'The payment by the code has arrived: there is proof of it.',
      on: {
        'order.chosen': { actions: 'openOrder' },
        'proof.requested': [
          { guard: 'canShare', actions: withEvent('share') },
          { actions: withEvent('copyText') },
        ],
      },
    },
  },
});

/** Another code is offered to a page that knows its order. */
const unusable = {
  'another.requested': { actions: 'openRepayment' },
  'back.chosen': { actions: 'goBack' },
} as const;

/** Repayment code: page 1 shows the code that its URL names, to type or to scan, page 2 the stored number to pay with (docs/product/repaymentCode.md#screen). */
export const repaymentCodeMachine = repaymentCode.createMachine({
  id: 'repaymentCode',
  context: ({ input, self }) => openedWith(input, nowOf(self.system)),
  initial: 'checking',
  states: {
    checking: {
      description: 'The code is looked at before anybody pays by it.',
      always: [
        { guard: 'isFaulty', target: 'refused' },
        { guard: 'isEmpty', target: 'missing' },
        { target: 'shown' },
      ],
    },
    refused: {
      description: 'The code is broken or for something else: it must not be paid.',
      on: unusable,
    },
    missing: {
      description: 'The address names no code, or nothing to pay is kept for this order and session.',
      on: unusable,
    },
    shown: {
      type: 'parallel',
      invoke: { id: 'copy', src: 'copy', input: ({ context: { app } }) => ({ app }) },
      on: {
        'bridge.answered': [
          { guard: withEvent('isShareRefused'), actions: withEvent('copyShared') },
          { actions: withEvent('passToCopy') },
        ],
      },
      states: { sharing: sharingRegion, code: codeRegion },
    },
  },
});

sharingOffered satisfies Parameters<SnapshotFrom<typeof repaymentCodeMachine>['matches']>[0];
