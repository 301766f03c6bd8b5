import { assign, setup } from 'xstate';
import { phoneNow } from '../../services/visit/clock.ts';

/** Milliseconds before a code may be sent again (docs/product/promotion.md#limits). */
export const smsPause = 60_000;

/** The pause between two SMS codes (docs/product/promotion.md#states): done when a code may be sent again. */
export const smsCountdownMachine = setup({
  types: {} as {
    /** Milliseconds; never more than the whole pause, even when the clock was set back. */
    context: { deadline: number; left: number };
    /** When a code may be sent again, in epoch milliseconds. */
    input: { deadline: number };
  },
  guards: { isOver: ({ context }) => context.left <= 0 },
  actions: { measure: assign({ left: ({ context }) => Math.min(context.deadline - phoneNow(), smsPause) }) },
  delays: { pause: ({ context }) => context.left, second: 1_000 },
}).createMachine({
  id: 'smsCountdown',
  context: ({ input }) => ({ ...input, left: smsPause }),
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
