import { stateIn } from 'xstate';
import { nowOf } from '../../services/visit/clock.ts';
import { assigns, sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import { type BridgeAnswer, sendToCopy, shellSupports } from '../screen/copy.ts';
import type { AppRef, ScreenRequest } from '../screen/events.ts';
import { reportMissing } from '../screen/missingPayment.ts';
import type { AnySetup, OnOf, Transitions, With } from '../screen/pieces.ts';
import { shareKit } from '../screen/sharing.ts';
import { type Found, isWhole, sendToArrival } from './arrival.ts';
import { type CodePage, arrivalInput, walletLinkOf, wayTo, navigateToRepayment } from './codePage.ts';
import { type PaymentRequest, sendToPaymentWay } from './requests.ts';
import { sendToTime } from './timeLeft.ts';

type CodeContext = CodePage & { app: AppRef<PaymentRequest> };

const opens = (way: (page: CodePage) => ScreenRequest) =>
  sendToApp(({ context }: { context: CodeContext }) => way(context));

/** The state in which texts can be shared; the machines check that they have it. */
export const sharingOffered = { shown: { sharing: 'offered' } } as const;

/** The kit for a code page (`codePiecesOf`), beside the actors `copy`, `arrival` and `timeLeft`. */
export const codePageKit = {
  delays: { nextMinute: 60_000 },
  guards: {
    ...shareKit.guards,
    hasOrder: ({ context }: { context: CodeContext }) => context.order !== undefined,
    hasWallet: ({ context }: { context: CodeContext }) => walletLinkOf(context.info?.code) !== undefined,
    canShare: stateIn(sharingOffered),
    isWhole,
    isShareKnown: (_: object, answer: BridgeAnswer) => shellSupports(answer, 'share'),
  },
  actions: {
    ...shareKit.actions,
    passToCopy: sendToCopy((_, answer: BridgeAnswer) => answer),
    passToTime: sendToTime(() => ({ type: 'screen.returned' })),
    passToArrival: sendToArrival(() => ({ type: 'connection.restored' })),
    look: sendToArrival(() => ({ type: 'look.requested' })),
    recordArrival: assigns<CodeContext, Found>(({ system }, found) => ({
      arrivedAt: nowOf(system),
      found,
    })),
    reportPaid: sendToPaymentWay(({ context: { order } }: { context: CodeContext }) => ({
      type: 'payment.claimed',
      orderId: order?.orderId ?? '',
    })),
    reportUsed: sendToPaymentWay(({ context: { order } }: { context: CodeContext }) => ({
      type: 'code.used',
      orderId: order?.orderId ?? '',
    })),
    openWallet: opens(({ info }) => ({ type: 'link.opened', link: walletLinkOf(info?.code) ?? '' })),
    openOrder: opens((page) => wayTo('loanDetailUrl', page)),
    openRepayment: opens(navigateToRepayment),
    openComplaint: sendToApp(({ context }: { context: CodeContext }, { detail }: { detail: string }) =>
      reportMissing({ orderId: context.order?.orderId ?? '', problemType: context.paymentProblem, detail }),
    ),
    openInstructions: opens(({ order }) => ({
      type: 'navigation.requested',
      to: 'DRInstructions',
      ...(order && { query: { ...order } }),
    })),
  },
};

const sharingRegion = {
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
} as const;

const shellAnswers = {
  'bridge.answered': [
    { guard: withEvent('isShareRefused'), actions: withEvent('copyShared') },
    { actions: withEvent('passToCopy') },
  ],
} as const;

const reconnects = { 'connection.restored': { actions: 'passToArrival' } } as const;

const payableEvents = {
  'screen.returned': [{ guard: 'hasOrder', actions: ['passToTime', 'look'] }, { actions: 'passToTime' }],
  ...reconnects,
  'order.chosen': { guard: 'hasOrder', actions: ['reportPaid', 'openOrder'] },
  'payment.missed': { guard: 'hasOrder', actions: withEvent('openComplaint') },
  'instructions.chosen': { actions: 'openInstructions' },
  'wallet.opened': { guard: 'hasWallet', actions: 'openWallet' },
  'share.requested': { guard: 'canShare', actions: withEvent('share') },
} as const;

type ShowingCode<Screen extends AnySetup> = With<
  Screen,
  'codePageKit',
  { entry: ['passToTime', 'openWallet'] },
  CodeContext,
  'a CodePage'
>;

/** The pieces of a code page, checked against its own guards, actions and events. */
// oxlint-disable-next-line no-unused-vars -- only its type is read.
export function codePiecesOf<Screen extends AnySetup>(_: ShowingCode<Screen>) {
  return {
    /** The state that shows a code: `payable` (`copies`: events that copy; `inside`: its own states), then expired, used or paid. */
    showsCode: <const Copies extends OnOf<Screen>, const Inside extends object>({
      copies,
      inside,
    }: {
      copies: Transitions<Screen, Copies>;
      inside: Inside;
    }) =>
      ({
        type: 'parallel',
        invoke: {
          id: 'copy',
          src: 'copy',
          input: ({ context: { app } }: { context: CodeContext }) => ({ app }),
        },
        on: shellAnswers,
        states: {
          sharing: sharingRegion,
          code: {
            initial: 'payable',
            // Of this region, so that a payment that arrives does not begin `sharing` again.
            invoke: {
              id: 'arrival',
              src: 'arrival',
              input: ({ context }: { context: CodePage }) => arrivalInput(context),
              onDone: [
                { guard: withOutput('isWhole'), target: '.arrived', actions: withOutput('recordArrival') },
                { target: '.used', actions: withOutput('recordArrival') },
              ],
              onError: { target: 'code', reenter: true },
            },
            states: {
              payable: {
                description: 'The code can be paid by.',
                invoke: {
                  id: 'timeLeft',
                  src: 'timeLeft',
                  input: ({ context }: { context: CodePage }) => ({ until: context.until }),
                  onDone: { target: 'expired' },
                  onError: { target: 'expired' },
                },
                on: { ...payableEvents, ...copies },
                ...inside,
              },
              expired: {
                description: 'The code has expired: another one is made instead.',
                // Measured again: a response may have shown that the phone's clock was set ahead.
                after: { nextMinute: { target: 'payable' } },
                on: {
                  'screen.returned': { guard: 'hasOrder', actions: 'look' },
                  ...reconnects,
                  'another.requested': { actions: 'openRepayment' },
                  'payment.missed': payableEvents['payment.missed'],
                },
              },
              used: {
                description: 'A part of the payment has arrived: the code asks for too much.',
                entry: 'reportUsed',
                on: {
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
          },
        },
      }) as const,
  };
}
