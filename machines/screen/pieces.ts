import type { AnyEventObject } from 'xstate';
import { failedState, loadingState } from './loads.ts';

/** Whatever `setup(…)` and `.extend(…)` return. */
export interface AnySetup {
  createStateConfig: (config: never) => unknown;
}

// The types of a setup are read from its own `createStateConfig`.
type StateOf<Screen extends AnySetup> = Parameters<Screen['createStateConfig']>[0];
type ContextOf<Screen extends AnySetup> = Prop<
  Parameters<Extract<Prop<StateOf<Screen>, 'entry'>, (...args: never) => unknown>>[0],
  'context'
>;
type Prop<T, Key extends string> = T extends { [P in Key]?: infer Value } ? Value : never;
/** Without XState's shorthands, so that an error is at the word. */
type Whole<T> = Exclude<T, string | readonly unknown[] | undefined>;
type InvokeOf<Screen extends AnySetup> = Whole<Prop<StateOf<Screen>, 'invoke'>>;
export type OnOf<Screen extends AnySetup> = Whole<Prop<StateOf<Screen>, 'on'>>;
export type SrcOf<Screen extends AnySetup> = Extract<Prop<InvokeOf<Screen>, 'src'>, string>;
type CallOf<Screen extends AnySetup, Src extends string> = Extract<InvokeOf<Screen>, { src: Src }>;
type Mapper<Input> = Extract<Input, (args: never) => unknown>;
/** `undefined` for a service without input. */
type Or<Input, None> = [Input] extends [never] ? None : Input;
type InputOf<Screen extends AnySetup, Src extends string> = Or<
  Mapper<Prop<CallOf<Screen, Src>, 'input'>>,
  undefined
>;
export type DoneOf<Screen extends AnySetup, Src extends string> = Whole<Prop<CallOf<Screen, Src>, 'onDone'>>;
/** After a wrong service any response fits, so that the error there is the only one. */
type SavesOf<Screen extends AnySetup, Src extends string> =
  IsUnion<Src> extends true
    ? OneOrMore<string | { type: string; params: (args: { event: AnyEventObject }) => unknown }>
    : Prop<DoneOf<Screen, Src>, 'actions'>;
type OneOrMore<T> = T | readonly T[];
export type FailedOf<Screen extends AnySetup, Src extends string> = Whole<
  Prop<CallOf<Screen, Src>, 'onError'>
>;

/** A call: the service actor by its name in `setup`, and its input. */
export interface Call<Screen extends AnySetup, Src extends string> {
  src: Src;
  input: InputOf<Screen, Src>;
}

/** Event names that the chart does not have are errors, beside a spread too. */
export type Transitions<Screen extends AnySetup, On> = On &
  Record<Exclude<keyof On, keyof OnOf<Screen>>, never>;

type IsUnion<T, All = T> = T extends All ? ([All] extends [T] ? false : true) : never;

/** Makes the pieces of a setup: a `Misfit`, which fits everywhere, after a forgotten kit or a wrong service, so that the error there is the only one. */
export function pieceOf<Kit, Misfit = object>() {
  return <Src extends string, const Piece>(
    _: Src,
    piece: Piece,
  ): Kit extends string ? Misfit : IsUnion<Src> extends true ? Misfit : Piece =>
    // The type depends on the call.
    piece as never;
}

/** The setup; without the kit, or the fields of the context that it needs, what is missing, as the only line of the error. */
export type With<Screen extends AnySetup, Kit extends string, Named, Context, Field extends string> =
  Named extends StateOf<Screen>
    ? ContextOf<Screen> extends Context
      ? Screen
      : `${Kit} needs ${Field} in the context`
    : `extend this setup with ${Kit}`;

/** A screen whose failures to load `loadKit` keeps: `piecesOf` asks for it, and a chart without those pieces `satisfies` it. */
export type Loading<Screen extends AnySetup> = With<
  Screen,
  'loadKit',
  { entry: ['toastFailure', 'setRefusal']; always: { guard: 'isRefused' } },
  { refusal: string },
  'refusal: string'
>;

/**
 * The pieces of chart of a screen that loads, checked against its own actors, actions, guards and events (docs/charts/sharing-pieces.md).
 *
 * @example
 * const { on, loads } = piecesOf(screen);
 * const machine = screen.createMachine({
 *   initial: 'loading',
 *   states: {
 *     ...loads({
 *       src: 'loadOrder',
 *       input: ({ context }) => ({ orderId: context.orderId }),
 *       done: [{ target: 'shown', actions: withOutput('setOrder') }],
 *       afterRefusal: { 'help.chosen': { actions: 'openHelp' } },
 *     }),
 *     shown: {},
 *   },
 * });
 */
// oxlint-disable-next-line no-unused-vars -- only its type is read.
export function piecesOf<Screen extends AnySetup>(_: Loading<Screen>) {
  const piece = pieceOf<Loading<Screen>>();
  const kept = pieceOf<Loading<Screen>, readonly never[]>();
  return {
    /** Transitions that several states share. */
    on: <const On extends OnOf<Screen>>(on: Transitions<Screen, On>): On => on,

    /** A call and what its response changes, for `loads` and `refreshes`. */
    call: <const Src extends SrcOf<Screen>>({
      src,
      input,
      keeps,
    }: Call<Screen, Src> & { keeps: SavesOf<Screen, Src> }) => ({ src, input, keeps: kept(src, keeps) }),

    /** `loading`, then `failed`, which is retried by the user, on return or when the connection is back; `afterRefusal` is offered beside the retry. */
    loads: <const Src extends SrcOf<Screen>, const On extends OnOf<Screen>>({
      src,
      input,
      done,
      afterRefusal,
    }: Call<Screen, Src> & { done: readonly DoneOf<Screen, Src>[]; afterRefusal: Transitions<Screen, On> }) =>
      piece(src, {
        loading: loadingState({
          src,
          input,
          done,
          refused: { target: 'failed.byRefusal', actions: ['setRefusal', 'toastFailure'] },
        }),
        failed: {
          ...failedState,
          states: {
            ...failedState.states,
            byRefusal: {
              description: 'The backend refused; its message stays on the page.',
              on: afterRefusal,
            },
          },
        },
      }),

    /** `refreshing` reloads in the background; exiting the page cancels it, so that nothing changes during a submission. */
    refreshes: <const Src extends SrcOf<Screen>, const When extends OnOf<Screen>>({
      src,
      input,
      keeps,
      when,
      refused,
      done,
      failed,
    }: Call<Screen, Src> & {
      keeps: SavesOf<Screen, Src>;
      /** Events that reload it. A page may be open for days: the amount due may have changed or been paid. */
      when: Transitions<Screen, When>;
      refused: string;
      /** Where new data lead: back to `fresh`, or to a state that decides what they mean. */
      done: string;
      /** Where a failure leads: the screen stays. */
      failed: string;
    }) =>
      piece(src, {
        initial: 'fresh',
        states: {
          fresh: { on: when },
          refreshing: {
            description: 'It is reloaded while it shows.',
            invoke: {
              id: src,
              src,
              input,
              onDone: { target: done, actions: keeps },
              onError: [
                { guard: 'isRefused', target: refused, actions: ['setRefusal', 'toastFailure'] },
                { target: failed, actions: 'toastFailure' },
              ],
            },
            after: { requestLimit: { target: failed, actions: 'toastFailure' } },
          },
        },
      }),
  };
}
