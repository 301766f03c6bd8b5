import { assign, setup } from 'xstate';
import { phoneNow } from '../../services/visit/clock.ts';

/** Milliseconds before a code may be sent again (docs/product/promotion.md#limits). */
export const smsPause = 60_000;

/** Milliseconds until a deadline; never longer than the whole pause, even when the clock was set back. */
const timeLeft = (deadline: number) => Math.min(Math.max(0, deadline - phoneNow()), smsPause);

interface Deadline {
  deadline: number;
}

/** Measured against the deadline each second, so that the seconds are right after the phone slept. */
export const tickerMachine = setup({
  types: {} as { context: Deadline & { secondsLeft: number }; input: Deadline },
  guards: { isOver: ({ context }) => context.secondsLeft === 0 },
  actions: {
    measure: assign({ secondsLeft: ({ context }) => Math.ceil(timeLeft(context.deadline) / 1_000) }),
  },
  delays: { second: 1_000 },
}).createMachine({
  id: 'ticker',
  context: ({ input }) => ({ ...input, secondsLeft: Math.ceil(timeLeft(input.deadline) / 1_000) }),
  initial: 'ticking',
  states: {
    ticking: {
      entry: 'measure',
      always: { guard: 'isOver', target: 'over' },
      after: { second: { target: 'ticking', reenter: true } },
    },
    over: { type: 'final' },
  },
});

/** The pause between two SMS codes (docs/product/promotion.md#states): `deadline` is `pauseEnd()`; done when a code may be sent again. */
export const smsCountdownMachine = setup({
  types: {} as { context: Deadline; input: Deadline },
  actors: { ticker: tickerMachine },
  delays: { pause: ({ context }) => timeLeft(context.deadline) },
}).createMachine({
  id: 'smsCountdown',
  context: ({ input }) => input,
  initial: 'counting',
  states: {
    counting: {
      description: 'A code was sent; the next one has to wait.',
      invoke: {
        id: 'ticker',
        src: 'ticker',
        input: ({ context }) => ({ deadline: context.deadline }),
        onDone: { target: 'over' },
        onError: { target: 'over' },
      },
      after: { pause: { target: 'over' } },
    },
    over: { type: 'final', description: 'A code may be sent again.' },
  },
});
