import { assign, setup } from 'xstate';

/** Milliseconds before a code may be sent again (spec §9). */
export const smsPause = 60_000;

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));

/** The digits of a countdown: measured against the deadline each second, so that they are right after the phone slept. */
const tickerMachine = setup({
  types: {} as { context: { deadline: number; secondsLeft: number }; input: { deadline: number } },
  guards: { isOver: ({ context }) => context.secondsLeft === 0 },
  actions: { measure: assign({ secondsLeft: ({ context }) => secondsUntil(context.deadline) }) },
  delays: { second: 1_000 },
}).createMachine({
  id: 'ticker',
  context: ({ input }) => ({ ...input, secondsLeft: secondsUntil(input.deadline) }),
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

/** The pause between two SMS codes: 60 seconds from the last one that was sent (spec §4, SMS send). */
export const smsCountdownMachine = setup({
  types: {} as {
    context: { deadline: number };
    events: { type: 'countdown.started' } | { type: 'countdown.reset' };
  },
  actors: { ticker: tickerMachine },
  actions: { setDeadline: assign({ deadline: () => Date.now() + smsPause }) },
  delays: { pause: smsPause },
}).createMachine({
  id: 'smsCountdown',
  context: { deadline: 0 },
  initial: 'ready',
  states: {
    ready: {
      description: 'A code may be sent.',
      on: { 'countdown.started': { target: 'counting', actions: 'setDeadline' } },
    },
    counting: {
      description: 'A code was sent; the next one has to wait.',
      invoke: {
        id: 'ticker',
        src: 'ticker',
        input: ({ context }) => ({ deadline: context.deadline }),
        onDone: { target: 'ready' },
      },
      on: { 'countdown.reset': { target: 'ready' } },
      after: { pause: { target: 'ready' } },
    },
  },
});
