import { assign, emit, forwardTo, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import type { Intent } from '../../services/intents/intent.ts';
import {
  type Commitment,
  type Confirmation,
  confirmOf,
  confirmRepayment,
  resendCode,
  resendOf,
} from '../../services/oldRepayment/actors.ts';
import { checkPayment } from '../../services/orderDetails/check.ts';
import type { AppRef, ScreenReturned } from '../app/events.ts';
import { asks, toastsFailure } from '../parts/asks.ts';
import { outcomeUnknownMachine } from '../parts/outcomeUnknown/machine.ts';
import { pauseEnd, pauseGuards, pausesCodes } from '../parts/pausesCodes.ts';
import { postGuards, posts, refreshed, tellsUnknown } from '../parts/posts.ts';
import { smsCountdownMachine } from '../parts/smsCountdown.ts';
import { isWrongCode, refusalMessage } from './refusal.ts';
import { keptCode, shortestCode } from './code.ts';
import { aboutCall, aboutOpen, openOf } from './unknown.ts';

/** The repayment that the lender sent a code for. */
interface CodeEntryInput {
  app: AppRef;
  productId: string;
  orderId: string;
  /** What was committed: another code is asked for with the very same. */
  commitment: Commitment;
  recordId: string;
}

interface CodeEntryContext extends CodeEntryInput {
  /** What cannot be undone and whose end was unknown when the person came back to the screen. */
  intents: readonly Intent[];
  /** What is typed. */
  code: string;
  codeFault: 'incomplete' | 'wrong' | undefined;
  /** When another code may be sent: epoch milliseconds, 0 when it may be now. */
  deadline: number;
}

type CodeEntryEvent =
  | ScreenReturned
  | { type: 'code.changed'; code: string }
  | { type: 'code.confirmed' }
  | { type: 'code.requested' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' };

const confirmationOf = ({ orderId, code, recordId }: CodeEntryContext): Confirmation => ({
  orderId,
  verifyCode: code,
  repaymentRecordId: recordId,
});

/** What can be sent from here: whichever of them is open can be sent again as it was. */
const intentionsOf = (context: CodeEntryContext) => [
  confirmOf(confirmationOf(context)),
  resendOf(context.commitment),
];

const openCallOf = (context: CodeEntryContext) => openOf(context, intentionsOf(context));

const codeEntry = setup({
  types: {} as {
    context: CodeEntryContext;
    input: CodeEntryInput;
    output: { isRepaid: boolean };
    events: CodeEntryEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    children: { outcomeUnknown: 'outcomeUnknown'; smsCountdown: 'smsCountdown' };
    emitted: { type: 'fault.found'; field: 'code' };
  },
  actors: {
    confirmRepayment,
    resendCode,
    smsCountdown: smsCountdownMachine,
    outcomeUnknown: outcomeUnknownMachine.provide({ actors: { check: checkPayment } }),
  },
  guards: {
    ...postGuards,
    ...pauseGuards,
    isWrongCode,
    isComplete: ({ context }) => context.code.length >= shortestCode,
    needsCode: (_, { needValid }: { needValid: boolean }) => needValid,
    isAnythingOpen: ({ context, event }) => openCallOf(refreshed(context, event)) !== undefined,
    isResendOpen: ({ context }) => openCallOf(context)?.kind === 'resendCode',
  },
  actions: {
    keepIntents: assign({ intents: ({ context, event }) => refreshed(context, event).intents }),
    keepRecord: assign({ recordId: (_, { repayRecordId }: { repayRecordId: string }) => repayRecordId }),
    keepCode: assign({
      code: ({ context, event }) => (event.type === 'code.changed' ? keptCode(event.code) : context.code),
      codeFault: undefined,
    }),
    markIncomplete: assign({ codeFault: 'incomplete' }),
    markWrong: assign({ codeFault: 'wrong' }),
    pointAtCode: emit({ type: 'fault.found', field: 'code' }),
    startPause: assign({ deadline: pauseEnd }),
    endPause: assign({ deadline: 0 }),
    toastTooSoon: asks({ type: 'toast.requested', message: { key: 'oldRepay.tooSoon' } }),
    toastFailure: toastsFailure(refusalMessage),
    passToDialog: forwardTo('outcomeUnknown'),
  },
  delays: { requestLimit: httpTimeout },
});

/**
 * The code of the text message that confirms a committed repayment: typed and confirmed, or asked for once more (docs/product/oldRepayment.md#states).
 * Ends with whether the lender took the repayment.
 */
export const codeEntryMachine = codeEntry.createMachine({
  id: 'codeEntry',
  context: ({ input }) => ({ ...input, intents: [], code: '', codeFault: undefined, deadline: 0 }),
  entry: 'startPause',
  initial: 'typing',
  output: ({ event }) => event.output as { isRepaid: boolean },
  states: {
    typing: {
      on: {
        'code.changed': { actions: 'keepCode' },
        'code.confirmed': [
          { guard: 'isComplete', target: 'confirming' },
          { actions: ['markIncomplete', 'pointAtCode'] },
        ],
        'code.requested': { target: 'resending' },
        'dialog.closed': { target: 'cancelled' },
        'back.pressed': { target: 'cancelled' },
        'screen.returned': { guard: 'isAnythingOpen', target: 'openUnknown', actions: 'keepIntents' },
      },
      ...pausesCodes({ tooSoon: { actions: 'toastTooSoon' } }),
    },
    confirming: posts({
      src: 'confirmRepayment',
      input: ({ context }: { context: CodeEntryContext; event: object }) => confirmationOf(context),
      done: { target: 'repaid' },
      refused: [
        { guard: 'isWrongCode', target: 'typing', actions: ['markWrong', 'pointAtCode'] },
        { guard: 'isRefused', target: 'typing', actions: 'toastFailure' },
      ],
      unknown: 'confirmUnknown',
    }),
    confirmUnknown: tellsUnknown({
      input: ({ context, event }: { context: CodeEntryContext; event: object }) =>
        aboutCall(context, 'confirm', event),
      retry: 'confirming',
      leave: { target: 'typing' },
      goOn: { target: 'repaid' },
    }),
    resending: posts({
      src: 'resendCode',
      input: ({ context }: { context: CodeEntryContext; event: object }) => context.commitment,
      done: [
        {
          guard: {
            type: 'needsCode',
            params: ({ event }: { event: { output: { needValid: boolean } } }) => event.output,
          },
          target: 'typing',
          actions: [
            {
              type: 'keepRecord',
              params: ({ event }: { event: { output: { repayRecordId: string } } }) => event.output,
            },
            'startPause',
          ],
        },
        { target: 'repaid' },
      ],
      refused: [{ guard: 'isRefused', target: 'typing', actions: 'toastFailure' }],
      unknown: 'resendUnknown',
    }),
    resendUnknown: tellsUnknown({
      input: ({ context, event }: { context: CodeEntryContext; event: object }) =>
        aboutCall(context, 'resendCode', event),
      retry: 'resending',
      leave: { target: 'typing' },
      goOn: { target: 'typing' },
    }),
    openUnknown: tellsUnknown({
      input: ({ context }: { context: CodeEntryContext; event: object }) =>
        aboutOpen(context, intentionsOf(context)),
      retry: 'retrying',
      leave: { target: 'typing' },
      goOn: { target: 'repaid' },
    }),
    retrying: {
      description: 'What is open is sent again as it was.',
      always: [{ guard: 'isResendOpen', target: 'resending' }, { target: 'confirming' }],
    },
    repaid: { type: 'final', output: { isRepaid: true } },
    cancelled: { type: 'final', output: { isRepaid: false } },
  },
});
