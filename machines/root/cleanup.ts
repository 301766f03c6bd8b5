import { assign, setup } from 'xstate';
import { expiryTimeOf } from '../../services/visit/clock.ts';
import { removeStoredData, sweepStoredData } from '../../services/device/kept.ts';
import { sessionOf, watchSession } from '../../services/visit/session.ts';

/** Milliseconds between two checks at most, because something may have been stored in between. */
const longestPause = 3_600_000;

/** Removes stored data when they expire, the session ends, or the URL names another (docs/product/moneyOnce.md#what-is-kept-for-a-screen). */
export const cleanupMachine = setup({
  types: {} as {
    context: { pause: number };
    events: { type: 'session.changed' } | { type: 'session.ended' };
  },
  actors: { watchSession },
  actions: {
    sweep: assign(({ system }) => {
      const now = expiryTimeOf(system);
      const end = sweepStoredData(sessionOf(system).page, now);
      return { pause: Math.min(Math.max(1_000, end - now), longestPause) };
    }),
    removeStoredData,
  },
  delays: { nextSweep: ({ context }) => context.pause },
}).createMachine({
  id: 'cleanup',
  context: { pause: longestPause },
  initial: 'keeping',
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: { 'session.ended': { actions: 'removeStoredData' } },
  states: {
    keeping: {
      description: 'Everything that is kept is of this session, and no older than a day.',
      entry: 'sweep',
      on: { 'session.changed': { target: 'keeping', reenter: true } },
      after: { nextSweep: { target: 'keeping', reenter: true } },
    },
  },
});
