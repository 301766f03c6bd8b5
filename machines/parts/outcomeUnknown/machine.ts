import { type ActorRef, assign, fromPromise, setup, type Snapshot } from 'xstate';
import { httpTimeout } from '../../../services/http/client.ts';
import type { CheckQuestion, CheckResult } from '../../../services/intents/check.ts';
import { type IntentKind, purposeOf, type Subject } from '../../../services/intents/intent.ts';
import { openKeys } from '../../../services/intents/ledger.ts';
import { asks, toastsFailure } from '../asks.ts';
import type { Message } from '../message.ts';
import type { SettlementRequest } from './request.ts';

/** What it asks the root for. */
type OutcomeRequest = SettlementRequest | { type: 'toast.requested'; message: Message };

/** What a screen tells of the call whose end nobody knows. */
export interface OutcomeUnknownInput {
  app: ActorRef<Snapshot<unknown>, OutcomeRequest>;
  /** The call: it decides the words. */
  kind: IntentKind;
  subject: Subject;
  /** What to look for it with; undefined where there is nothing to look at. */
  question: CheckQuestion | undefined;
  /** Whether the very same can be sent again: it counts once. */
  canRetry: boolean;
  /** Whether the person is about to do the same in another way. */
  isOtherWay: boolean;
  /** The person tried it again, and it was not sent: it has ended meanwhile. */
  isEnded?: boolean;
}

/** What the person chose: to send the same again, to go on because it is done, to take the other way all the same, or to leave it. */
export type OutcomeChoice = 'retry' | 'goOn' | 'otherWay' | 'leave';

/** How the dialog ended. */
export interface OutcomeChosen {
  choice: OutcomeChoice;
  /** Keys of what was open when the person was told; with 'retry' alone. */
  told?: readonly string[];
}

/**
 * Nobody knows whether something that cannot be undone was done. Says so and offers the three ways on: look (the screen provides `check`),
 * send the very same again, leave it. What a look finds done is settled in the ledger.
 */
export const outcomeUnknownMachine = setup({
  types: {} as {
    context: OutcomeUnknownInput & {
      /** What the last look said, in the lender's words. */
      news: string;
      /** Keys of what was open when the person was told: what another tab begins meanwhile is not what is tried again. */
      told: readonly string[];
    };
    input: OutcomeUnknownInput;
    output: OutcomeChosen;
    events:
      | { type: 'check.requested' }
      | { type: 'retry.requested' }
      | { type: 'otherWay.chosen' }
      | { type: 'result.accepted' }
      | { type: 'dialog.closed' }
      | { type: 'back.pressed' };
    tags: 'busy';
  },
  actors: {
    check: fromPromise<CheckResult, CheckQuestion>((): never => {
      throw new Error("The screen must provide 'check'");
    }),
  },
  guards: {
    canCheck: ({ context }) => context.question !== undefined,
    canRetry: ({ context }) => context.canRetry,
    isOtherWay: ({ context }) => context.isOtherWay,
    isDone: (_, { verdict }: CheckResult) => verdict === 'done',
    isNotDone: (_, { verdict }: CheckResult) => verdict === 'notDone',
  },
  actions: {
    keepNews: assign({ news: (_, { news }: CheckResult) => news }),
    settle: asks(({ context: { kind, subject } }) => ({
      type: 'intents.settled',
      subject,
      purposes: [purposeOf(kind)],
    })),
    toastFailure: toastsFailure(),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'outcomeUnknown',
  context: ({ input, self }) => ({ ...input, news: '', told: openKeys(self.system) }),
  initial: 'asking',
  output: ({ event }) => event.output as OutcomeChosen,
  states: {
    asking: {
      description: 'The end of the call is unknown, and the person is told so.',
      initial: 'untold',
      on: {
        'check.requested': { guard: 'canCheck', target: 'checking' },
        'retry.requested': { guard: 'canRetry', target: 'retried' },
        'otherWay.chosen': { guard: 'isOtherWay', target: 'otherWayTaken' },
        'dialog.closed': { target: 'left' },
        'back.pressed': { target: 'left' },
      },
      states: {
        untold: { description: 'Nobody has looked yet.' },
        notDone: { description: "The lender's side shows that it was not done so far." },
        unclear: { description: "The lender's side does not tell, or could not be asked." },
      },
    },
    checking: {
      description: "The lender's side is looked at.",
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => context.question ?? {},
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'settled',
            actions: [{ type: 'keepNews', params: ({ event }) => event.output }, 'settle'],
          },
          {
            guard: { type: 'isNotDone', params: ({ event }) => event.output },
            target: 'asking.notDone',
            actions: { type: 'keepNews', params: ({ event }) => event.output },
          },
          {
            target: 'asking.unclear',
            actions: { type: 'keepNews', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'asking.unclear', actions: 'toastFailure' },
      },
      on: { 'dialog.closed': { target: 'left' }, 'back.pressed': { target: 'left' } },
      after: { requestLimit: { target: 'asking.unclear', actions: 'toastFailure' } },
    },
    settled: {
      description: "The lender's side shows that it was done.",
      on: {
        'result.accepted': { target: 'gone' },
        'dialog.closed': { target: 'gone' },
        'back.pressed': { target: 'gone' },
      },
    },
    retried: { type: 'final', output: ({ context: { told } }) => ({ choice: 'retry', told }) },
    otherWayTaken: { type: 'final', output: { choice: 'otherWay' } },
    left: { type: 'final', output: { choice: 'leave' } },
    gone: { type: 'final', output: { choice: 'goOn' } },
  },
});
