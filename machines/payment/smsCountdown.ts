import { assign, setup } from 'xstate';
import { phoneNow } from '../../services/visit/clock.ts';
import { assigns } from '../screen/actions.ts';
import { failureIn, isTooMany } from '../screen/failure.ts';

/** Milliseconds before a code may be sent again (docs/product/promotion.md#limits). */
export const smsPause = 60_000;

/** The longest pause that a response is followed in. */
const longestPause = 15 * smsPause;

/** From a code that was sent until the next one may be sent. Milliseconds; `end` by the phone, 0 when no pause is running. */
export interface Pause {
  end: number;
  length: number;
}

export const noPause: Pause = { end: 0, length: 0 };

/** The pause after a code that was sent so many milliseconds ago. */
export const pauseSince = (ago: number, length = smsPause): Pause => ({
  end: phoneNow() + length - ago,
  length,
});

/** The pause between two SMS codes (docs/product/promotion.md#states): done when a code may be sent again. */
export const smsCountdownMachine = setup({
  types: {} as {
    /** Milliseconds; never more than before, even when the clock was set back. */
    context: Pause & { left: number };
    input: Pause;
  },
  guards: { isOver: ({ context }) => context.left <= 0 },
  actions: {
    measure: assign({ left: ({ context }) => Math.min(context.end - phoneNow(), context.left) }),
  },
  delays: { pause: ({ context }) => context.left, second: 1_000 },
}).createMachine({
  id: 'smsCountdown',
  context: ({ input }) => ({ ...input, left: input.length }),
  initial: 'counting',
  states: {
    counting: {
      description: 'A code was sent; the next one has to wait.',
      entry: 'measure',
      // However the clock is set meanwhile.
      after: { pause: { target: 'over' } },
      initial: 'ticking',
      states: {
        ticking: {
          description: 'The seconds are measured, because the phone may have slept.',
          always: { guard: 'isOver', target: '#smsCountdown.over' },
          after: { second: { target: 'ticking', reenter: true, actions: 'measure' } },
        },
      },
    },
    over: { type: 'final', description: 'A code may be sent again.' },
  },
});

interface Pausing {
  pause: Pause;
}

/** For a chart that uses `pausesCodes`; it calls `startPause` whenever a code is sent. */
export const pauseKit = {
  guards: {
    isTooMany,
    isPauseLeft: ({ context }: { context: Pausing }) => context.pause.end > phoneNow(),
  },
  actions: {
    /** For a minute, or as long as a response asks for (HTTP 429). */
    startPause: assigns<Pausing>(({ event }) => ({
      pause: pauseSince(0, Math.min(smsPause * (failureIn(event).minutes ?? 1), longestPause)),
    })),
    endPause: assigns<Pausing>(() => ({ pause: noPause })),
  },
};

/** Codes a minute apart (docs/product/promotion.md). The pause is stored, so it survives calls and reloads. Needs `pauseKit`. */
export const pausesCodes = <const TooSoon>({ tooSoon }: { tooSoon: TooSoon }) =>
  ({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isPauseLeft', target: 'pausing' }, { target: 'free' }] },
      pausing: {
        description: 'The next code has to wait.',
        invoke: {
          id: 'smsCountdown',
          src: 'smsCountdown',
          input: ({ context }: { context: Pausing }) => context.pause,
          onDone: { target: 'free' },
          onError: { target: 'free' },
        },
        on: { 'code.requested': tooSoon },
      },
      // Setting the clock back later does not restart the pause.
      free: { description: 'A code may be sent.', entry: 'endPause' },
    },
  }) as const;
