import { type CheckQuestion, purposeOf } from '../../services/pendingRequests/request.ts';
import { type ActorRef, type ActorRefFrom, assign, setup, type Snapshot } from 'xstate';
import { type Check, checkOutcome, type CheckResult } from '../../services/pendingRequests/check.ts';
import type { RequestsSettled, Warning } from '../../services/pendingRequests/openRequest.ts';
import { sendsEachToApp, withEvent, withOutput } from '../screen/actions.ts';
import { requestKit } from '../screen/kits.ts';
import { shownFailure } from '../screen/loads.ts';
import type { Message } from '../screen/message.ts';

export interface DialogInput extends Warning {
  app: ActorRef<Snapshot<unknown>, RequestsSettled | { type: 'toast.requested'; message: Message }>;
  question: CheckQuestion | undefined;
  check: Check | undefined;
}

const nothingToCheck: Check = () => {
  throw new Error('There is nothing to check');
};

export interface OutcomeChosen {
  /** 'look': left after a check, or answered in another tab, which may know more than the screen. 'show': opens what was done. 'goOn': a check showed it. */
  choice: 'retry' | 'show' | 'goOn' | 'otherWay' | 'leave' | 'look';
}

/** The screen can do more about it, or something else is to be asked by now. */
export interface WarningRenewed {
  type: 'warning.renewed';
  warning: DialogInput;
}

/** Offers to check a request, to retry it with its key, to send another anyway, or to leave it. Settles one found done, if the session's own. */
export const outcomeUnknownMachine = setup({
  types: {} as {
    context: DialogInput & {
      news: string;
    };
    input: DialogInput;
    output: OutcomeChosen;
    events:
      | { type: 'check.requested' }
      | { type: 'retry.requested' }
      | { type: 'otherWay.chosen' }
      | { type: 'result.accepted' }
      | { type: 'dialog.closed' }
      | { type: 'back.pressed' }
      | WarningRenewed
      /** In another tab. */
      | { type: 'question.answered' };
    tags: 'busy';
  },
  actors: { check: checkOutcome },
  guards: {
    canCheck: ({ context: { question, check, reason } }) =>
      question !== undefined && check !== undefined && reason !== 'forgetful' && reason !== 'done',
    /** The same key counts once, as long as the backend knows it. */
    canRetry: ({ context: { isSame, reason } }) => isSame && reason === 'unknown',
    isOtherWay: ({ context: { isSame, reason } }) =>
      ['otherWay', 'alreadyDone', 'forgetful'].includes(reason) || (reason === 'expired' && isSame),
    isDoneBefore: ({ context: { reason } }) => reason === 'done' || reason === 'alreadyDone',
    isAboutSame: ({ context }, { warning: { reason, keys } }: WarningRenewed) =>
      reason === context.reason && keys[0] === context.keys[0],
    isDone: (_, { verdict }: CheckResult) => verdict === 'done',
    isNotDone: (_, { verdict }: CheckResult) => verdict === 'notDone',
  },
  actions: {
    setWarning: assign((_, { warning }: WarningRenewed) => warning),
    dropNews: assign({ news: '' }),
    setNews: assign({ news: (_, { news }: CheckResult) => news }),
    /** Another session's request stays its own. */
    settle: sendsEachToApp<RequestsSettled>()<DialogInput>(({ context: { reason, kind, subject } }) =>
      reason === 'otherSession'
        ? []
        : [{ type: 'requests.settled', subject, purposes: [purposeOf(kind)], isFoundDone: true }],
    ),
  },
})
  .extend(requestKit)
  .createMachine({
    id: 'outcomeUnknown',
    context: ({ input }) => ({ ...input, news: '' }),
    initial: 'asking',
    // XState does not type the output of a final state.
    output: ({ event }) => event.output as OutcomeChosen,
    on: {
      'warning.renewed': [
        { guard: withEvent('isAboutSame'), actions: withEvent('setWarning') },
        { target: '.asking', actions: [withEvent('setWarning'), 'dropNews'] },
      ],
      'question.answered': { target: '.answered' },
    },
    states: {
      asking: {
        description: 'The person reads what was done, or is warned, and chooses what to do.',
        initial: 'unchecked',
        on: {
          'check.requested': { guard: 'canCheck', target: 'checking' },
          'retry.requested': { guard: 'canRetry', target: 'retried' },
          'otherWay.chosen': { guard: 'isOtherWay', target: 'otherWayTaken' },
          'result.accepted': { guard: 'isDoneBefore', target: 'opened' },
          'dialog.closed': { target: 'left' },
          'back.pressed': { target: 'left' },
        },
        states: {
          unchecked: { description: 'Not checked yet.' },
          notDone: { description: 'The backend shows that it was not done so far.' },
          unclear: { description: 'The backend does not say, or could not be asked.' },
        },
      },
      checking: {
        description: 'The backend is asked whether it was done.',
        tags: 'busy',
        invoke: {
          id: 'check',
          src: 'check',
          input: ({ context: { question = {}, check = nothingToCheck } }) => ({ question, check }),
          onDone: [
            { guard: withOutput('isDone'), target: 'settled', actions: withOutput('setNews') },
            { guard: withOutput('isNotDone'), target: 'asking.notDone', actions: withOutput('setNews') },
            { target: 'asking.unclear', actions: withOutput('setNews') },
          ],
          onError: shownFailure('asking.unclear'),
        },
        on: { 'dialog.closed': { target: 'left' }, 'back.pressed': { target: 'left' } },
        after: { requestLimit: { target: 'asking.unclear' } },
      },
      settled: {
        description: 'The backend shows that it was done.',
        entry: 'settle',
        on: {
          // It is read first.
          'warning.renewed': {},
          'question.answered': {},
          'result.accepted': { target: 'gone' },
          'dialog.closed': { target: 'gone' },
          'back.pressed': { target: 'gone' },
        },
      },
      retried: { type: 'final', output: { choice: 'retry' } },
      otherWayTaken: { type: 'final', output: { choice: 'otherWay' } },
      left: {
        type: 'final',
        output: ({ context: { news } }) => ({ choice: news ? 'look' : 'leave' }),
      },
      answered: { type: 'final', output: { choice: 'look' } },
      opened: { type: 'final', output: { choice: 'show' } },
      gone: {
        type: 'final',
        // What another login did is not this screen's result: the screen only looks again.
        output: ({ context: { reason } }) => ({ choice: reason === 'otherSession' ? 'look' : 'goOn' }),
      },
    },
  });

export type OutcomeUnknownRef = ActorRefFrom<typeof outcomeUnknownMachine>;
