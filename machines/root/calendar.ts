import { type ActorRef, assign, sendTo, setup, type Snapshot } from 'xstate';
import { watchPage } from '../../services/device/watchPage.ts';
import { dayAt } from '../../services/values/manila.ts';
import { type ClockCorrected, nowOf } from '../../services/visit/clock.ts';
import type { DayChanged } from '../screen/events.ts';

interface CalendarContext {
  root: ActorRef<Snapshot<unknown>, DayChanged>;
  /** Counted from 1970. */
  day: number;
  /** The day at the look before. */
  before: number;
  /** Milliseconds to midnight. */
  wait: number;
}

/** The calendar of Manila, by the company's clock: reports to the root that the day has changed (docs/product/field.md#time). */
export const calendarMachine = setup({
  types: {} as {
    context: CalendarContext;
    input: Pick<CalendarContext, 'root'>;
    events: ClockCorrected | { type: 'page.resumed' };
  },
  actors: { watchPage },
  guards: { isOtherDay: ({ context: { day, before } }) => day !== before },
  actions: {
    recordDay: assign(({ context, system }) => ({ before: context.day, ...dayAt(nowOf(system)) })),
    reportDay: sendTo(({ context }) => context.root, { type: 'day.changed' }),
  },
  delays: { midnight: ({ context }) => context.wait },
}).createMachine({
  id: 'calendar',
  context: ({ input, self }) => ({ ...input, before: 0, ...dayAt(nowOf(self.system)) }),
  invoke: { id: 'watchPage', src: 'watchPage' },
  initial: 'waiting',
  states: {
    waiting: {
      description:
        'Until midnight in Manila. A timer stands still while the phone sleeps, so a return looks again.',
      on: { 'clock.corrected': { target: 'looking' }, 'page.resumed': { target: 'looking' } },
      after: { midnight: { target: 'looking' } },
    },
    looking: {
      entry: 'recordDay',
      always: [{ guard: 'isOtherDay', target: 'waiting', actions: 'reportDay' }, { target: 'waiting' }],
    },
  },
});
