import { assign, type EventObject, type MachineContext } from 'xstate';
import { phoneNow } from '../../services/visit/clock.ts';
import { smsPause } from './smsCountdown.ts';

interface Pausing extends MachineContext {
  /** When the next code may be sent: epoch milliseconds, 0 when no pause is running. */
  deadline: number;
}

/** For a chart that uses `pausesCodes`; it calls `startPause` whenever a code is sent. */
export const pauseKit = <Context extends Pausing, Event extends EventObject>() => ({
  guards: { isPauseLeft: ({ context }: { context: Context }) => context.deadline > phoneNow() },
  actions: {
    startPause: assign<Context, Event, undefined, Event, never>(
      () => ({ deadline: phoneNow() + smsPause }) as Partial<Context>,
    ),
    endPause: assign<Context, Event, undefined, Event, never>(() => ({ deadline: 0 }) as Partial<Context>),
  },
});

/** Codes a minute apart (docs/product/promotion.md). Only the deadline is stored, so the pause survives calls and reloads. Needs `pauseKit`. */
export const pausesCodes = <const TooSoon>({ tooSoon }: { tooSoon: TooSoon }) =>
  ({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isPauseLeft', target: 'pausing' }, { target: 'free' }] },
      pausing: {
        description: 'A code was sent less than a minute ago; the next one has to wait.',
        invoke: {
          id: 'smsCountdown',
          src: 'smsCountdown',
          input: ({ context }: { context: Pausing }) => ({ deadline: context.deadline }),
          onDone: { target: 'free' },
          onError: { target: 'free' },
        },
        on: { 'code.requested': tooSoon },
      },
      // Setting the clock back later does not restart the pause.
      free: { description: 'A code may be sent.', entry: 'endPause' },
    },
  }) as const;
