// Its chart, drawn: docs/charts/pendingRequests.md
import { type AnyActorRef, assign, enqueueActions, type EventFrom, sendTo, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import type { Found, Noted, Reason } from '../../services/pendingRequests/openRequest.ts';
import {
  findPending,
  type RequestOpened,
  listenToTabs,
  sessionIdOf,
} from '../../services/pendingRequests/actor.ts';
import { sendToChild, withEvent, withOutput } from '../screen/actions.ts';
import { describeScreen, type DescriptionRequest, type ScreenDescribed } from './describeScreen.ts';
import type { Outcome } from './outcome.ts';
import { type OutcomeChosen, outcomeUnknownMachine } from './dialog.ts';
import { watchDrawing } from './watchDrawing.ts';
import { snapshotOf, takes } from './screenWatch.ts';
import type { SubmissionMessage, SubmissionReported } from './submissions.ts';
import {
  dialogInput,
  leftBy,
  messageOf,
  type PendingContext,
  type PendingEvent,
  type PendingInput,
  type PendingMessage,
  permissionOf,
  screenOf,
  shownIn,
  warningAbout,
} from './warning.ts';

const sendToDescription = sendToChild<DescriptionRequest>('describeScreen');
const sendToWatch = sendToChild<{ type: 'request.answered'; key: string }>('watchDrawing');
const sendToDialog = sendToChild<EventFrom<typeof outcomeUnknownMachine>>('outcomeUnknown');

const notSent: PendingMessage = { type: 'toast.requested', message: { key: 'error' } };

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
  actors: {
    listenToTabs,
    findPending,
    describeScreen,
    watchDrawing,
    outcomeUnknown: outcomeUnknownMachine,
  },
  guards: {
    isDescribed: ({ context }) => context.pending !== undefined,
    canDoLess: (_, { canDoMore }: ScreenDescribed) => !canDoMore,
    hasNoWarning: ({ context }, reported: SubmissionReported) =>
      warningAbout(context.sent, reported) === undefined,
    isUnfinished: (_, found: Found | undefined) => found?.reason === 'unfinished',
    isFound: (_, found: Found | undefined) => found !== undefined,
    /** It was found when the screen opened, not reported by a chart. */
    isEarlier: ({ context }) => context.warning?.from === undefined,
    isAnswered: (_, { choice }: OutcomeChosen) => choice !== 'leave' && choice !== 'look',
  },
  actions: {
    rememberScreen: assign((_, { outcome }: { outcome: Outcome | undefined }) => ({
      outcome,
      pending: undefined,
      warning: undefined,
      warned: [],
      sent: undefined,
    })),
    describeNext: sendToDescription(({ context }: { context: PendingContext }) => ({
      type: 'screen.changed',
      shown: shownIn(context),
    })),
    describeAgain: sendToDescription(() => ({ type: 'screen.returned' })),
    setDescription: assign((_, { pending }: ScreenDescribed) => ({ pending })),
    forgetWarned: assign({ warned: [] }),
    setSent: assign((_, { request }: RequestOpened) => ({ sent: request })),
    watchResult: sendToWatch((_, { key }: { key: string }) => ({ type: 'request.answered', key })),
    passToRoot: sendTo(
      ({ context }) => context.root,
      (_, opened: RequestOpened) => opened,
    ),
    note: ({ context: { pendingStore }, system }, noted: Noted) =>
      void pendingStore.note(sessionIdOf(system), noted),
    /** A retry or a replacement is permitted once. */
    usePermission: assign({
      reason: ({ context: { reason } }): Reason => (reason.type === 'anyway' ? reason : { type: 'tap' }),
    }),
    forgetSent: assign(({ context: { sent } }, { key }: { key: string }) =>
      key === sent?.key ? { sent: undefined } : {},
    ),
    setSubmission: assign(({ context }, reported: SubmissionReported) => {
      const shown = shownIn(context);
      return {
        warning: warningAbout(context.sent, reported),
        pending: shown?.describe(snapshotOf(shown.screen)),
        sent: undefined,
      };
    }),
    leaveSubmission: sendTo((_, { from }: SubmissionReported) => from, {
      type: 'outcome.left',
    } satisfies SubmissionMessage),
    toastNotSent: sendTo(({ context }) => context.root, notSent),
    setFound: assign((_, found: Found | undefined) => ({
      warning: found?.reason === 'unfinished' ? undefined : found,
    })),
    /** The screen can do more, or another tab changed something: what was chosen or asked before stays. */
    renewDialog: sendToDialog(({ context }: { context: PendingContext }) => ({
      type: 'warning.renewed',
      warning: dialogInput(context),
    })),
    recordWarned: assign(({ context: { warned, warning } }) => ({
      warned: [...new Set([...warned, ...(warning?.keys ?? [])])],
    })),
    endQuestion: sendToDialog(() => ({ type: 'question.answered' })),
    pressBack: sendToDialog(() => ({ type: 'back.pressed' })),
    reportOpened: sendTo(({ context }) => context.root, { type: 'warning.opened' }),
    reportClosed: sendTo(({ context }) => context.root, { type: 'warning.closed' }),
    /** To the chart that it is about. It may have changed since the dialog opened: if it cannot take the choice any more, the dialog opens again with what is possible now. */
    answer: enqueueActions(({ context, enqueue }, { choice }: OutcomeChosen) => {
      const { warning } = context;
      const chart: AnyActorRef = warning?.from ?? screenOf(context) ?? context.root;
      const message = messageOf(context, choice);
      const { type } = message;
      if (takes(chart, message)) {
        if (type === 'submission.retried') enqueue.assign(permissionOf(context, choice));
        // The person has read in the dialog what was done.
        if (type === 'outcome.settled') enqueue.raise({ type: 'results.seen', keys: warning?.keys ?? [] });
        enqueue.sendTo(chart, message);
        return;
      }
      // Said at once: the dialog opens again only if something can still be done.
      if (type === 'submission.retried') enqueue.sendTo(context.root, notSent);
      if (warning?.from) enqueue.sendTo(chart, { type: 'outcome.left' });
      if (type !== 'outcome.left') enqueue.raise({ type: 'screen.returned' });
      else if (choice === 'look') enqueue.sendTo(chart, { type: 'screen.returned' });
    }),
    /** A killed or reloaded page left the next step undone. */
    continueStep: sendTo(
      ({ context }) => screenOf(context) ?? context.root,
      (_, found: Found | undefined): SubmissionMessage => ({ type: 'outcome.settled', done: found?.first }),
    ),
  },
  delays: { lookLimit: 3_000, lookTimeout: httpTimeout },
});

const lookup = {
  id: 'findPending',
  src: 'findPending',
  input: ({ context: { pending, warned } }: { context: PendingContext }) => ({
    ...(pending ?? { concerns: [], retries: [], question: undefined }),
    shown: warned,
  }),
} as const;

const continues = {
  guard: withOutput('isUnfinished'),
  target: '#pendingRequests.quiet',
  actions: withOutput('continueStep'),
} as const;

const looks = {
  invoke: {
    ...lookup,
    onDone: [
      continues,
      { guard: withOutput('isFound'), target: 'warning', actions: withOutput('setFound') },
      { target: 'quiet' },
    ],
    onError: { target: 'quiet' },
  },
  on: {
    // The lookup would find this request; it runs again after the response.
    'request.opened': {
      target: 'quiet',
      actions: [withEvent('setSent'), withEvent('passToRoot'), 'describeAgain'],
    },
  },
} as const;

/**
 * The only actor of pending irreversible requests (docs/product/moneyOnce.md): finds them when a screen opens or the user returns, and has the only
 * dialog. Services read its store and the user's permission, so no chart has to pass keys or permissions.
 */
export const pendingRequestsMachine = pendingRequests.createMachine({
  id: 'pendingRequests',
  context: ({ input }) => ({
    ...input,
    reason: { type: 'tap' },
    mayForget: false,
    outcome: undefined,
    pending: undefined,
    warning: undefined,
    warned: [],
    sent: undefined,
  }),
  initial: 'quiet',
  invoke: [
    { id: 'listenToTabs', src: 'listenToTabs', input: ({ context }) => context.pendingStore.tabs },
    { id: 'describeScreen', src: 'describeScreen' },
    {
      id: 'watchDrawing',
      src: 'watchDrawing',
      input: ({ context }) => ({ screen: () => screenOf(context) ?? context.root }),
    },
  ],
  on: {
    'screen.changed': { target: '.quiet', actions: [withEvent('rememberScreen'), 'describeNext'] },
    'screen.returned': { guard: 'isDescribed', actions: ['forgetWarned', 'describeAgain'] },
    'screen.described': [
      { guard: 'isDescribed', target: '.looking', actions: withEvent('setDescription') },
      { target: '.opening', actions: withEvent('setDescription') },
    ],
    'clock.corrected': { guard: 'isDescribed', actions: 'describeAgain' },
    'permission.used': { actions: 'usePermission' },
    'request.opened': { actions: [withEvent('setSent'), withEvent('passToRoot')] },
    'request.closed': { actions: [withEvent('forgetSent'), withEvent('watchResult')] },
    'results.seen': { actions: withEvent('note') },
    'requests.settled': { actions: withEvent('note') },
    'submission.reported': [
      { guard: withEvent('hasNoWarning'), actions: [withEvent('leaveSubmission'), 'toastNotSent'] },
      { target: '.warning', actions: withEvent('setSubmission') },
    ],
  },
  states: {
    quiet: { on: { 'screen.described': { guard: withEvent('canDoLess') } } },
    opening: {
      description:
        'The screen has just opened: its own dialogs wait until it is known whether something is pending.',
      ...looks,
      on: {
        ...looks.on,
        'screen.described': { target: 'opening', reenter: true, actions: withEvent('setDescription') },
      },
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
      exit: ['recordWarned', 'reportClosed'],
      invoke: {
        id: 'outcomeUnknown',
        src: 'outcomeUnknown',
        input: ({ context }) => dialogInput(context),
        onDone: [
          { guard: withOutput('isAnswered'), target: 'quiet', actions: withOutput('answer') },
          {
            target: 'looking',
            actions: [{ type: 'note', params: ({ context }) => leftBy(context) }, withOutput('answer')],
          },
        ],
        onError: { target: 'quiet', actions: { type: 'answer', params: { choice: 'leave' } } },
      },
      initial: 'asking',
      on: {
        'back.pressed': { actions: 'pressBack' },
        'submission.reported': { actions: withEvent('leaveSubmission') },
        'screen.described': [
          { guard: 'isEarlier', target: '.lookingAgain', actions: withEvent('setDescription') },
          { actions: withEvent('setDescription') },
        ],
      },
      states: {
        asking: { on: { 'requests.changed': { guard: 'isEarlier', target: 'lookingAgain' } } },
        lookingAgain: {
          description:
            'Another tab changed something, or the screen can do more: the question may be another.',
          invoke: {
            ...lookup,
            onDone: [
              continues,
              {
                guard: withOutput('isFound'),
                target: 'asking',
                actions: [withOutput('setFound'), 'renewDialog'],
              },
              { target: 'asking', actions: 'endQuestion' },
            ],
            onError: { target: 'asking' },
          },
          after: { lookLimit: { target: 'asking' } },
        },
      },
    },
  },
});
