import type { Intent, IntentKind } from '../../services/intents/intent.ts';
import { failureIn, isRefused } from './failure.ts';
import type { OutcomeChosen, OutcomeUnknownInput } from './outcomeUnknown/machine.ts';

/** How the dialog about an unknown outcome ended; without a choice in every other event. */
const chosenIn = (event: object): Partial<OutcomeChosen> =>
  'output' in event && typeof event.output === 'object' && event.output !== null && 'choice' in event.output
    ? (event.output as OutcomeChosen)
    : {};

/** Guards of `posts` and `tellsUnknown`: into `setup` with them. */
export const postGuards = {
  isRefused,
  isRetryChosen: ({ event }: { event: object }) => chosenIn(event).choice === 'retry',
  isOtherWayChosen: ({ event }: { event: object }) => chosenIn(event).choice === 'otherWay',
  isGoingOn: ({ event }: { event: object }) => chosenIn(event).choice === 'goOn',
};

interface Posting<
  Src extends string,
  Arguments extends { event: object },
  Input extends object,
  Done,
  Refused,
  Unknown,
> {
  /** The service actor, by its name in `setup`: one made by `irreversible`. */
  src: Src;
  input: (args: Arguments) => Input;
  /** A clear yes. */
  done: Done;
  /** A clear no, the guarded ones first. */
  refused: Refused;
  /** The state that tells the person that the end is unknown: one made by `tellsUnknown`. */
  unknown: Unknown;
}

/**
 * The one state in which something is done that cannot be undone: busy, with a limit in time, and even back waits for the answer. Yes and
 * no lead on; everything else leads to `unknown`. Its `setup` needs `postGuards`, the delay `requestLimit` and the tags `busy` and `holdsBack`.
 */
export const posts = <
  const Src extends string,
  Arguments extends { event: object },
  const Input extends object,
  const Done,
  const Refused extends readonly unknown[],
  const Unknown extends string,
>({
  src,
  input,
  done,
  refused,
  unknown,
}: Posting<Src, Arguments, Input, Done, Refused, Unknown>) =>
  ({
    tags: ['busy', 'holdsBack'],
    invoke: {
      id: src,
      src,
      input: (args: Arguments) => {
        const { choice, told } = chosenIn(args.event);
        return {
          ...input(args),
          isTold: choice === 'otherWay',
          ...(choice === 'retry' && { again: told ?? [] }),
        };
      },
      onDone: done,
      onError: [...refused, { target: unknown }],
    },
    after: { requestLimit: { target: unknown } },
  }) as const;

interface Telling<Arguments, Retry, Leave, GoOn> {
  /** What the dialog is told. */
  input: (args: Arguments) => OutcomeUnknownInput;
  /** The state that posts: for the very same again, and for the other way. A screen that does not post itself has none. */
  retry?: Retry;
  leave: Leave;
  goOn: GoOn;
}

/**
 * The state in which the person is told that the end of a call is unknown, with the three ways on (machines/parts/outcomeUnknown). Its `setup`
 * needs `postGuards`, the actor `outcomeUnknown`, the action `passToDialog` and the tags `modal` and `unknown`.
 */
export const tellsUnknown = <Arguments, const Leave, const GoOn, const Retry = never>({
  input,
  retry,
  leave,
  goOn,
}: Telling<Arguments, Retry, Leave, GoOn>) =>
  ({
    tags: ['modal', 'unknown'],
    description: 'Nobody knows whether it was done, and the person is told so.',
    invoke: {
      id: 'outcomeUnknown',
      src: 'outcomeUnknown',
      input: (args: Arguments & { event: object }): OutcomeUnknownInput => ({
        ...input(args),
        ...(failureIn(args.event).kind === 'ended' && { canRetry: false, isEnded: true }),
      }),
      onDone: [
        ...(retry === undefined
          ? []
          : ([
              { guard: 'isRetryChosen', target: retry },
              { guard: 'isOtherWayChosen', target: retry },
            ] as const)),
        { guard: 'isGoingOn', ...goOn },
        leave,
      ],
      onError: leave,
    },
    on: { 'back.pressed': { actions: 'passToDialog' } },
  }) as const;

/** A context with what is open as the root told it last. */
export const refreshed = <Context extends { intents: readonly Intent[] }>(
  context: Context,
  event: { type: string; intents?: readonly Intent[] },
): Context =>
  event.type === 'screen.returned' && event.intents ? { ...context, intents: event.intents } : context;

/** Which call the person is told about, from the event that led there: the one that was held back for its sake, else the screen's own. */
export const heldFor = (event: object): IntentKind | undefined => {
  const failure = failureIn(event);
  return failure.kind === 'held' ? failure.open : undefined;
};

/** Whether the event that led to the dialog is the end of the call itself: it has just gone out, so the very same can go out again. */
export const hasJustGoneOut = (event: { type: string }): boolean =>
  /^xstate\.(error|after)\./.test(event.type) && heldFor(event) === undefined;
