// Its chart, drawn: docs/charts/codeEntry.md
import { assign, emit, setup } from 'xstate';
import {
  type Commitment,
  type Confirmation,
  confirm,
  resendCode,
} from '../../services/oldRepayment/actors.ts';
import type { RequestKind } from '../../services/pendingRequests/request.ts';
import { orderSubject } from '../../services/order/key.ts';
import type { AppRef, DialogMessage } from '../screen/events.ts';
import { isFoundPaid, opensNextStep, type Shown } from '../pendingRequests/results.ts';
import {
  type SubmissionEvent,
  settleRequests,
  type SubmissionMessage,
  submissionsOf,
  submitKit,
} from '../pendingRequests/submissions.ts';
import { sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import { pauseKit, pausesCodes, smsCountdownMachine, type Pause } from '../payment/smsCountdown.ts';
import { sentCode } from './context.ts';
import { isWrongCode, refusalToast } from './refusal.ts';
import { nowOf } from '../../services/visit/clock.ts';
import { normaliseCode, shortestCode } from '../../services/oldRepayment/code.ts';

interface CodeEntryInput {
  app: AppRef<SubmissionEvent>;
  productId: string;
  orderId: string;
  commitment: Commitment;
  /** The chosen card, also if the company no longer lists it: then no other code is asked for. Empty without one. */
  cardId: string;
  recordId: string;
  /** Until another code may be sent. */
  pause: Pause;
}

interface CodeEntryContext extends CodeEntryInput {
  code: string;
  codeFault: 'incomplete' | 'wrong' | undefined;
}

type CodeEntryEvent =
  | SubmissionMessage
  | { type: 'code.changed'; code: string }
  | { type: 'repayment.confirmed' }
  | { type: 'code.requested' }
  | DialogMessage;

export const confirmationOf = ({
  orderId,
  code,
  recordId,
}: Pick<CodeEntryContext, 'orderId' | 'code' | 'recordId'>): Confirmation => ({
  orderId,
  verifyCode: code,
  repaymentRecordId: recordId,
});

const isCardGone = ({ context: { cardId, commitment } }: { context: CodeEntryContext }): boolean =>
  cardId !== '' && commitment.card === undefined;

const codeEntry = setup({
  types: {} as {
    context: CodeEntryContext;
    input: CodeEntryInput;
    output: { isRepaid: boolean };
    events: CodeEntryEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    children: { smsCountdown: 'smsCountdown' };
    emitted: { type: 'fault.found'; field: 'code' };
  },
  actors: {
    confirm,
    resendCode,
    smsCountdown: smsCountdownMachine,
  },
  guards: {
    isWrongCode,
    isComplete: ({ context }) => context.code.length >= shortestCode,
    isTaken: (_, { needValid }: { needValid: boolean | undefined }) => needValid === false,
    isCardGone,
    isFoundPaid,
    /** A code for the same card, which another page had sent. */
    isCodeSent: ({ context: { cardId, commitment } }, { done }: Shown) =>
      (commitment.card?.id ?? cardId).trim() === done?.result?.['cardId']?.trim(),
    isResendRetried: ({ context }, { kind }: { kind: RequestKind }) =>
      kind === 'resendCode' && !isCardGone({ context }),
    isConfirmRetried: ({ context }, { kind }: { kind: RequestKind }) =>
      kind === 'confirm' && context.code.length >= shortestCode,
  },
  actions: {
    setRecord: assign(({ context }, { repayRecordId }: { repayRecordId: string }) => ({
      recordId: repayRecordId || context.recordId,
    })),
    setSentCode: assign(({ system }, { done }: Shown) => sentCode(done, nowOf(system))),
    setCode: assign((_, { code }: { code: string }) => ({
      code: normaliseCode(code),
      codeFault: undefined,
    })),
    markIncomplete: assign({ codeFault: 'incomplete' }),
    markWrong: assign({ codeFault: 'wrong' }),
    pointAtCode: emit({ type: 'fault.found', field: 'code' }),
    /** Only a kill or a reload opens the code step again. */
    settleStep: settleRequests(({ context: { orderId, recordId } }) => ({
      type: 'requests.settled',
      subject: orderSubject(orderId),
      purposes: ['pay', 'sendCode'],
      cancelled: { recordId },
    })),
    openNextStep: opensNextStep(({ commitment }: CodeEntryContext) => commitment.amount > 0),
    toastCardGone: sendToApp(() => ({ type: 'toast.requested', message: { key: 'oldRepay.cardNotListed' } })),
    toastTooSoon: sendToApp(() => ({ type: 'toast.requested', message: { key: 'oldRepay.tooSoon' } })),
  },
})
  .extend(pauseKit)
  .extend(submitKit)
  .extend(refusalToast);
const { submits, awaitsChoice } = submissionsOf(codeEntry);

const retriedCode = [
  { guard: withEvent('isResendRetried'), target: '#codeEntry.resendingCode' },
  { guard: withEvent('isConfirmRetried'), target: '#codeEntry.confirming' },
] as const;

/** Enters, confirms and resends the code of a committed repayment (docs/product/oldRepayment.md#states). Outputs whether it was accepted. */
export const codeEntryMachine = codeEntry.createMachine({
  id: 'codeEntry',
  context: ({ input }) => ({ ...input, code: '', codeFault: undefined }),
  initial: 'typing',
  on: { 'submission.retried': retriedCode },
  // XState does not type the output of a final state.
  output: ({ event }) => event.output as { isRepaid: boolean },
  states: {
    typing: {
      on: {
        'code.changed': { actions: withEvent('setCode') },
        'repayment.confirmed': [
          { guard: 'isComplete', target: 'confirming' },
          { actions: ['markIncomplete', 'pointAtCode'] },
        ],
        'code.requested': [{ guard: 'isCardGone', actions: 'toastCardGone' }, { target: 'resendingCode' }],
        'dialog.closed': { target: 'cancelled', actions: 'settleStep' },
        'back.pressed': { target: 'cancelled', actions: 'settleStep' },
      },
      ...pausesCodes({ tooSoon: { actions: 'toastTooSoon' } }),
    },
    confirming: submits({
      src: 'confirm',
      input: ({ context }) => confirmationOf(context),
      done: [{ target: 'repaid' }],
      refused: [
        { guard: 'isWrongCode', target: 'typing', actions: ['markWrong', 'pointAtCode'] },
        { guard: 'isRefused', target: 'typing', actions: 'toastFailure' },
      ],
    }),
    resendingCode: submits({
      src: 'resendCode',
      input: ({ context: { commitment, recordId } }) => ({ commitment, recordId }),
      done: [
        { guard: withOutput('isTaken'), target: 'repaid' },
        { target: 'typing', actions: [withOutput('setRecord'), 'startPause'] },
      ],
      refused: [
        { guard: 'isTooMany', target: 'typing', actions: ['startPause', 'toastFailure'] },
        { guard: 'isRefused', target: 'typing', actions: 'toastFailure' },
      ],
    }),
    outcomeUnknown: awaitsChoice({
      retried: retriedCode,
      left: 'typing',
      settled: [
        { guard: withEvent('isFoundPaid'), target: 'repaid' },
        { guard: withEvent('isCodeSent'), target: 'typing', actions: withEvent('setSentCode') },
        { target: 'cancelled', actions: withEvent('openNextStep') },
      ],
    }),
    repaid: { type: 'final', output: { isRepaid: true } },
    cancelled: { type: 'final', output: { isRepaid: false } },
  },
});
