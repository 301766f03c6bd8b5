// Its chart, drawn: docs/charts/pending.md
import { assign, not, sendTo, setup, spawnChild, stopChild, type SnapshotFrom, stateIn } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import type { Found } from '../../services/pendingRequests/openRequest.ts';
import type {
  IntentClosed,
  IntentOpened,
  PendingRequestsEvent,
} from '../../services/pendingRequests/messages.ts';
import { findPending } from '../../services/pendingRequests/pending.ts';
import { withEvent, withOutput } from '../screen/actions.ts';
import { answerChart } from './answer.ts';
import { describeScreen, type ScreenDescribed } from './describeScreen.ts';
import type { Outcome } from './outcome.ts';
import { type OutcomeChosen, outcomeUnknownMachine } from './dialog.ts';
import { type ResultDrawn, watchDrawing } from './watchDrawing.ts';
import { snapshotOf } from './screenWatch.ts';
import type { SubmissionMessage, SubmissionReported } from './submits.ts';
import {
  dialogInput,
  nothing,
  type PendingContext,
  type PendingEvent,
  type PendingInput,
  type PendingMessage,
  screenOf,
  warningAbout,
  warningOf,
} from './warning.ts';

const warningState = 'warning';

interface Explained {
  outcome: Outcome | undefined;
}

const pendingRequests = setup({
  types: {} as {
    context: PendingContext;
    input: PendingInput;
    events: PendingEvent;
    children: {
      findPending: 'findPending';
      describeScreen: 'describeScreen';
      watchDrawing: 'watchDrawing';
      outcomeUnknown: 'outcomeUnknown';
    };
  },
  actors: { findPending, describeScreen, watchDrawing, outcomeUnknown: outcomeUnknownMachine },
  guards: {
    isExplained: (_, { outcome }: Explained) => outcome !== undefined,
    isDescribed: ({ context }) => context.pending !== undefined,
    /** While a request is in flight, its response may correct the clock before it is stored. */
    isAwaitingNothing: ({ context }) => context.pending !== undefined && context.sent === undefined,
    isFirst: (_, { isFirst }: ScreenDescribed) => isFirst,
    hasNoWarning: ({ context }, reported: SubmissionReported) =>
      warningAbout(context.sent, reported) === undefined,
    isAskingNothing: not(stateIn(warningState)),
    isUnfinished: (_, { found }: { found: Found | undefined }) => found?.reason === 'unfinished',
    isFound: (_, { found }: { found: Found | undefined }) => found !== undefined,
    /** It was found when the screen opened, not reported by a chart. */
    isEarlier: ({ context }) => context.warning?.from === undefined,
    isAnswered: (_, { choice }: OutcomeChosen) => choice !== 'leave' && choice !== 'look',
    isEarlierLook: ({ context }, { choice }: OutcomeChosen) =>
      choice === 'look' && context.warning?.from === undefined,
  },
  actions: {
    rememberScreen: assign((_, { outcome }: Explained) => ({
      outcome,
      pending: undefined,
      warning: undefined,
      warned: [],
      sent: undefined,
    })),
    startDescribing: spawnChild('describeScreen', {
      id: 'describeScreen',
      input: ({ context }) => ({
        screen: screenOf(context) ?? context.root,
        describe: context.outcome?.describe ?? nothing,
      }),
    }),
    stopDescribing: stopChild('describeScreen'),
    passToDescription: sendTo('describeScreen', { type: 'screen.returned' }),
    setDescription: assign((_, { pending }: ScreenDescribed) => ({ pending })),
    forgetWarned: assign({ warned: [] }),
    setSent: assign((_, { intent }: IntentOpened) => ({ sent: intent })),
    watchResult: sendTo('watchDrawing', (_, { key }: { key: string }) => ({ type: 'request.answered', key })),
    reportDrawn: sendTo(
      ({ context }) => context.pendingRequests,
      (_, { keys }: ResultDrawn): PendingRequestsEvent => ({ type: 'results.seen', keys }),
    ),
    forgetSent: assign(({ context: { sent } }, { key }: IntentClosed) =>
      key === sent?.key ? { sent: undefined } : {},
    ),
    setSubmission: assign(({ context }, reported: SubmissionReported) => {
      const screen = screenOf(context);
      return {
        warning: warningAbout(context.sent, reported),
        pending: screen && context.outcome?.describe(snapshotOf(screen)),
        sent: undefined,
      };
    }),
    leaveSubmission: sendTo((_, { from }: SubmissionReported) => from, {
      type: 'outcome.left',
    } satisfies SubmissionMessage),
    toastNotSent: sendTo(({ context }) => context.root, {
      type: 'toast.requested',
      message: { key: 'error' },
    } satisfies PendingMessage),
    setFound: assign(({ context }, { found }: { found: Found | undefined }) => ({
      warning: found && warningOf(context.pending, found),
    })),
    recordWarned: assign(({ context: { warned, warning } }) => ({
      warned: [...new Set([...warned, ...(warning?.keys ?? [])])],
    })),
    pressBack: sendTo('outcomeUnknown', { type: 'back.pressed' }),
    reportOpened: sendTo(({ context }) => context.root, { type: 'warning.opened' }),
    reportClosed: sendTo(({ context }) => context.root, { type: 'warning.closed' }),
    /** The actor of pending requests no longer warns of another session's requests, or of those too old, when a screen opens. */
    reportLeft: sendTo(
      ({ context }) => context.pendingRequests,
      ({ context: { warning } }): PendingRequestsEvent => ({
        type: 'warning.left',
        reason: warning?.reason ?? 'unknown',
        keys: warning?.keys ?? [],
      }),
    ),
    answer: answerChart,
    /** A killed or reloaded page left the next step undone. */
    continueStep: sendTo(
      ({ context }) => screenOf(context) ?? context.root,
      (_, { found }: { found: Found | undefined }): SubmissionMessage => ({
        type: 'outcome.settled',
        done: found?.done,
      }),
    ),
    returnToScreen: sendTo(({ context }) => screenOf(context) ?? context.root, { type: 'screen.returned' }),
  },
  delays: { lookLimit: 3_000, lookTimeout: httpTimeout },
});

const lookedUp = ({ event }: { event: { output: Found | undefined } }) => ({ found: event.output });

const looks = {
  invoke: {
    id: 'findPending',
    src: 'findPending',
    input: ({ context: { pending, warned } }: { context: PendingContext }) => ({
      ...(pending ?? nothing()),
      shown: warned,
    }),
    onDone: [
      {
        guard: { type: 'isUnfinished', params: lookedUp },
        target: 'quiet',
        actions: { type: 'continueStep', params: lookedUp },
      },
      {
        guard: { type: 'isFound', params: lookedUp },
        target: 'warning',
        actions: { type: 'setFound', params: lookedUp },
      },
      { target: 'quiet' },
    ],
    onError: { target: 'quiet' },
  },
} as const;

/** The root's handling of pending requests (docs/product/moneyOnce.md): finds them when a screen opens or the user returns. Has the only dialog. */
export const pendingMachine = pendingRequests.createMachine({
  id: 'pending',
  context: ({ input }) => ({
    ...input,
    outcome: undefined,
    pending: undefined,
    warning: undefined,
    warned: [],
    sent: undefined,
  }),
  initial: 'quiet',
  invoke: {
    id: 'watchDrawing',
    src: 'watchDrawing',
    input: ({ context }) => ({ root: context.root, screen: () => screenOf(context) }),
  },
  on: {
    'screen.opened': [
      {
        guard: withEvent('isExplained'),
        target: '.quiet',
        actions: ['stopDescribing', withEvent('rememberScreen'), 'startDescribing'],
      },
      { target: '.quiet', actions: ['stopDescribing', withEvent('rememberScreen')] },
    ],
    'screen.closed': {
      target: '.quiet',
      actions: ['stopDescribing', { type: 'rememberScreen', params: { outcome: undefined } }],
    },
    'screen.returned': { guard: 'isDescribed', actions: ['forgetWarned', 'passToDescription'] },
    // While the dialog is open, or a lookup runs: the next lookup uses it.
    'screen.described': { actions: withEvent('setDescription') },
    'intent.opened': { actions: withEvent('setSent') },
    'intent.closed': { actions: [withEvent('forgetSent'), withEvent('watchResult')] },
    'result.drawn': { actions: { type: 'reportDrawn', params: ({ event }) => event } },
    'submission.reported': [
      { guard: withEvent('hasNoWarning'), actions: [withEvent('leaveSubmission'), 'toastNotSent'] },
      {
        guard: 'isAskingNothing',
        target: '.warning',
        // The dialog that was answered with this submission has been read.
        actions: ['recordWarned', withEvent('setSubmission')],
      },
      { actions: withEvent('leaveSubmission') },
    ],
  },
  states: {
    quiet: {
      on: {
        'screen.described': [
          { guard: withEvent('isFirst'), target: 'opening', actions: withEvent('setDescription') },
          { target: 'looking', actions: withEvent('setDescription') },
        ],
        'clock.corrected': { guard: 'isAwaitingNothing', target: 'looking' },
      },
    },
    opening: {
      description:
        'The screen has just opened: its own dialogs wait until it is known whether something is pending.',
      ...looks,
      after: { lookLimit: { target: 'looking' } },
    },
    looking: {
      description: 'The person is back on the screen, or the lookup takes long: the screen can be used.',
      ...looks,
      on: {
        // What was left before is reported again: its description starts the next lookup.
        'screen.returned': { target: 'quiet', actions: ['forgetWarned', 'passToDescription'] },
      },
      after: { lookTimeout: { target: 'quiet' } },
    },
    warning: {
      description: 'The one dialog is open.',
      entry: 'reportOpened',
      exit: 'reportClosed',
      invoke: {
        id: 'outcomeUnknown',
        src: 'outcomeUnknown',
        input: ({ context }) => dialogInput(context),
        onDone: [
          {
            guard: withOutput('isAnswered'),
            target: 'quiet',
            actions: withOutput('answer'),
          },
          {
            guard: withOutput('isEarlierLook'),
            target: 'looking',
            actions: ['reportLeft', 'recordWarned', 'returnToScreen'],
          },
          { guard: 'isEarlier', target: 'looking', actions: ['reportLeft', 'recordWarned'] },
          { target: 'looking', actions: ['reportLeft', 'recordWarned', withOutput('answer')] },
        ],
        onError: { target: 'quiet', actions: { type: 'answer', params: { choice: 'leave' } } },
      },
      initial: 'asking',
      on: {
        'back.pressed': { actions: 'pressBack' },
      },
      states: {
        asking: { on: { 'intents.changed': { guard: 'isEarlier', target: 'lookingAgain' } } },
        lookingAgain: {
          description: 'Another tab changed something: the question may be answered.',
          invoke: {
            ...looks.invoke,
            onDone: [
              {
                guard: { type: 'isFound', params: lookedUp },
                target: 'asking',
              },
              { target: '#pending.quiet', actions: 'returnToScreen' },
            ],
            onError: { target: 'asking' },
          },
          after: { lookLimit: { target: 'asking' } },
        },
      },
    },
  },
});

warningState satisfies Parameters<SnapshotFrom<typeof pendingMachine>['matches']>[0];
