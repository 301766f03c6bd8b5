import { assign, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { saveEvent, type TrackedEvent } from '../../services/tracking/actors.ts';

/** Records what a person did, one event after another, and never troubles the person with it (spec §7, event tracking). */
export const trackerMachine = setup({
  types: {} as {
    context: { queue: TrackedEvent[] };
    events: { type: 'event.tracked'; tracked: TrackedEvent };
  },
  actors: { saveEvent },
  guards: { isLast: ({ context }) => context.queue.length <= 1 },
  actions: {
    enqueue: assign({
      queue: ({ context, event }) =>
        event.type === 'event.tracked' ? [...context.queue, event.tracked] : context.queue,
    }),
    dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'tracker',
  context: { queue: [] },
  initial: 'idle',
  on: { 'event.tracked': { actions: 'enqueue' } },
  states: {
    idle: { on: { 'event.tracked': { target: 'sending', actions: 'enqueue' } } },
    sending: {
      invoke: {
        id: 'saveEvent',
        src: 'saveEvent',
        input: ({ context }) => context.queue[0] ?? { productId: '', moduleId: 0, positionId: 0 },
        onDone: { target: 'sent' },
        onError: { target: 'sent' },
      },
      after: { requestLimit: { target: 'sent' } },
    },
    sent: {
      description: 'Recorded, or lost: its answer is ignored either way.',
      always: [
        { guard: 'isLast', target: 'idle', actions: 'dropFirst' },
        { target: 'sending', actions: 'dropFirst' },
      ],
    },
  },
});
