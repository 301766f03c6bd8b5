import { and, assign, not, sendTo, setup, spawnChild, stateIn, stopChild } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import type { Found } from '../../services/pendingRequests/claim.ts';
import type { LedgerEvent } from '../../services/pendingRequests/ledger.ts';
import { findPending } from '../../services/pendingRequests/pending.ts';
import { describeScreen } from './describeScreen.ts';
import { outcomeUnknownMachine } from './dialog.ts';
import { type ResultDrawn, watchDrawing } from './watchDrawing.ts';
import { snapshotOf } from './screenWatch.ts';
import type { SubmissionMessage } from './submits.ts';
import {
  dialogInput,
  isChoice,
  nothing,
  type PendingContext,
  type PendingEvent,
  type PendingInput,
  type PendingMessage,
  screenOf,
  warningAbout,
  warningOf,
} from './warning.ts';

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
    isExplained: ({ event }) => event.type === 'screen.opened' && event.outcome !== undefined,
    isDescribed: ({ context }) => context.outcome !== undefined,
    isAskingNothing: not(stateIn('warning')),
    isFirst: ({ event }) => event.type === 'screen.described' && event.isFirst,
    canWarn: ({ context, event }) =>
      event.type === 'submission.reported' && warningAbout(context.sent, event) !== undefined,
    isFound: (_, { found }: { found: Found | undefined }) => found !== undefined,
    /** It was found when the screen opened, not reported by a chart. */
    isEarlier: ({ context }) => context.warning?.from === undefined,
    isSentAgain: isChoice('retry', 'otherWay'),
    isDone: isChoice('goOn'),
    isLook: isChoice('look'),
  },
  actions: {
    keepScreen: assign(({ event }) => ({
      outcome: event.type === 'screen.opened' ? event.outcome : undefined,
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
    keepDescription: assign(({ event }) =>
      event.type === 'screen.described' ? { pending: event.pending, warned: [] } : {},
    ),
    keepSent: assign(({ event }) => (event.type === 'intent.opened' ? { sent: event.intent } : {})),
    watchResult: sendTo('watchDrawing', (_, { key }: { key: string }) => ({ type: 'request.answered', key })),
    reportDrawn: sendTo(
      ({ context }) => context.ledger,
      (_, { keys }: ResultDrawn): LedgerEvent => ({ type: 'results.seen', keys }),
    ),
    /** The person has read in the dialog what was done. */
    reportSeen: sendTo(
      ({ context }) => context.ledger,
      ({ context: { warning } }): LedgerEvent => ({ type: 'results.seen', keys: warning?.keys ?? [] }),
    ),
    forgetSent: assign(({ context: { sent }, event }) =>
      event.type === 'intent.closed' && event.key === sent?.key ? { sent: undefined } : {},
    ),
    keepSubmission: assign(({ context, event }) => {
      if (event.type !== 'submission.reported') return {};
      const screen = screenOf(context);
      return {
        warning: warningAbout(context.sent, event),
        pending: screen && context.outcome?.describe(snapshotOf(screen)),
        sent: undefined,
      };
    }),
    leaveSubmission: sendTo(({ event, self }) => (event.type === 'submission.reported' ? event.from : self), {
      type: 'outcome.left',
    } satisfies SubmissionMessage),
    toastNotSent: sendTo(({ context }) => context.root, {
      type: 'toast.requested',
      message: { key: 'error' },
    } satisfies PendingMessage),
    keepFound: assign(({ context }, { found }: { found: Found | undefined }) => ({
      warning: found && warningOf(context.pending, found),
    })),
    noteWarned: assign(({ context: { warned, warning } }) => ({
      warned: [...new Set([...warned, ...(warning?.keys ?? [])])],
    })),
    pressBack: sendTo('outcomeUnknown', { type: 'back.pressed' }),
    reportOpened: sendTo(({ context }) => context.root, { type: 'warning.opened' }),
    reportClosed: sendTo(({ context }) => context.root, { type: 'warning.closed' }),
    permit: sendTo(
      ({ context }) => context.ledger,
      ({ context: { warning }, event }): LedgerEvent => {
        const keys = warning?.keys ?? [];
        if (warning?.reason === 'forgetful') return { type: 'forgetting.permitted' };
        const choice = isChoice('retry')({ event }) ? 'retry' : 'anyway';
        const type = warning?.reason === 'expired' ? 'replace' : choice;
        return { type: 'request.permitted', reason: { type, keys } };
      },
    ),
    /** The ledger no longer warns of another session's requests, or of those too old, when a screen opens. */
    reportLeft: sendTo(
      ({ context }) => context.ledger,
      ({ context: { warning } }): LedgerEvent => ({
        type: 'warning.left',
        reason: warning?.reason ?? 'unknown',
        keys: warning?.keys ?? [],
      }),
    ),
    answer: sendTo(
      ({ context }) => context.warning?.from ?? screenOf(context) ?? context.root,
      ({ context: { warning } }, { type }: { type: SubmissionMessage['type'] }): SubmissionMessage =>
        type === 'submission.retried'
          ? { type, kind: warning?.wanted ?? 'push', choice: warning?.choice ?? '' }
          : { type },
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
        guard: { type: 'isFound', params: lookedUp },
        target: 'warning',
        actions: { type: 'keepFound', params: lookedUp },
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
        guard: 'isExplained',
        target: '.quiet',
        actions: ['stopDescribing', 'keepScreen', 'startDescribing'],
      },
      { target: '.quiet', actions: ['stopDescribing', 'keepScreen'] },
    ],
    'screen.closed': { target: '.quiet', actions: ['stopDescribing', 'keepScreen'] },
    'screen.returned': { guard: 'isDescribed', actions: 'passToDescription' },
    'intent.opened': { actions: 'keepSent' },
    'intent.closed': { actions: ['forgetSent', { type: 'watchResult', params: ({ event }) => event }] },
    'result.drawn': { actions: { type: 'reportDrawn', params: ({ event }) => event } },
    'submission.reported': [
      { guard: and(['canWarn', 'isAskingNothing']), target: '.warning', actions: 'keepSubmission' },
      { guard: 'canWarn', actions: 'leaveSubmission' },
      { actions: ['leaveSubmission', 'toastNotSent'] },
    ],
  },
  states: {
    quiet: {
      on: {
        'screen.described': [
          { guard: 'isFirst', target: 'opening', actions: 'keepDescription' },
          { target: 'looking', actions: 'keepDescription' },
        ],
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
            guard: 'isSentAgain',
            target: 'quiet',
            actions: ['permit', { type: 'answer', params: { type: 'submission.retried' } }],
          },
          {
            guard: 'isDone',
            target: 'quiet',
            actions: ['reportSeen', { type: 'answer', params: { type: 'outcome.settled' } }],
          },
          {
            guard: and(['isEarlier', 'isLook']),
            target: 'looking',
            actions: ['reportLeft', 'noteWarned', 'returnToScreen'],
          },
          { guard: 'isEarlier', target: 'looking', actions: ['reportLeft', 'noteWarned'] },
          {
            target: 'quiet',
            actions: ['reportLeft', { type: 'answer', params: { type: 'outcome.left' } }],
          },
        ],
        onError: { target: 'quiet', actions: { type: 'answer', params: { type: 'outcome.left' } } },
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
