import { assign, createActor, createMachine } from 'xstate';
import { calendarMachine } from '../../machines/root/calendar.ts';
import { defineModel, type Person, sends, transient } from '../../packages/kit/index.ts';
import { partOf } from '../models/words.ts';

const day = 86_400_000;
/** Midnight brings the next day, a response may correct the clock to the day before, and a return finds the same day. */
const machine = calendarMachine.provide({
  actions: {
    recordDay: assign(({ context, event }) => {
      const { type } = event as { type: string };
      const isSecond = context.day === 2;
      const isOther = type === 'clock.corrected' ? isSecond : type.startsWith('xstate.after');
      const other = isSecond ? 1 : 2;
      return { before: context.day, day: isOther ? other : context.day, wait: day };
    }),
  },
});

const signal = (person: Person, event: { type: string }) => person.signal(event.type);

export const model = defineModel(machine, {
  ...partOf('calendar'),
  input: () => ({ root: createActor(createMachine({ id: 'root' }), { id: 'root' }) }),
  same: { root: 'ignored' },
  unobserved: ['root', 'wait'],
  events: {
    'clock.corrected': { by: 'a service', gesture: signal },
    'page.resumed': { by: 'the browser', gesture: signal },
  },
  outcomes: { watchPage: { resumed: sends({ type: 'page.resumed' }) } },
  states: { waiting: async () => undefined, looking: transient },
});
