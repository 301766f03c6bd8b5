import { type ActorRefFrom, assign, type EventFrom, setup, type SnapshotFrom } from 'xstate';
import { longestWait, timeLeft } from '../../services/repay/timeLeft.ts';
import type { MadeCode } from '../../services/repay/stored.ts';
import { nowOf } from '../../services/visit/clock.ts';
import { watchSession } from '../../services/visit/session.ts';
import { sendToChild } from '../screen/actions.ts';

const minute = 60_000;

/** Measured each minute, when the phone returns, because a sleeping phone stops its timers, and by each response, which gives the time. Done when the code has expired. */
export const timeLeftMachine = setup({
  types: {} as {
    /** Milliseconds; Infinity when unknown. */
    context: { code: MadeCode | undefined; left: number };
    input: { code: MadeCode | undefined };
    events: { type: 'screen.returned' } | { type: 'session.changed' };
  },
  actors: { watchSession },
  guards: { isOver: ({ context }) => context.left <= 0 },
  actions: {
    measure: assign({ left: ({ context, system }) => timeLeft(context.code, nowOf(system)) }),
  },
  delays: {
    nextMinute: ({ context: { left } }) => (left < Infinity ? left % minute || minute : longestWait),
  },
}).createMachine({
  id: 'timeLeft',
  context: ({ input }) => ({ ...input, left: Infinity }),
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'counting',
  states: {
    counting: {
      entry: 'measure',
      always: { guard: 'isOver', target: 'over' },
      on: {
        'screen.returned': { target: 'counting', reenter: true },
        'session.changed': { target: 'counting', reenter: true },
      },
      after: { nextMinute: { target: 'counting', reenter: true } },
    },
    over: { type: 'final', description: 'The code has expired.' },
  },
});

export const sendToTime = sendToChild<EventFrom<typeof timeLeftMachine>>('timeLeft');

export type TimeLeftRef = ActorRefFrom<typeof timeLeftMachine>;

/** Minutes for which a code can still be paid, rounded up; undefined when unknown. */
export const selectMinutesLeft = (snapshot: SnapshotFrom<typeof timeLeftMachine> | undefined) =>
  snapshot && snapshot.context.left > 0 && snapshot.context.left < Infinity
    ? Math.ceil(snapshot.context.left / minute)
    : undefined;
