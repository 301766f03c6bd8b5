import { assign, fromPromise, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { notProvided } from '../screen/notProvided.ts';

/** Records user actions, one after another, and never reports a failure to the user. Its root provides `record`. */
export const trackerMachine = setup({
  types: {} as {
    context: { queue: unknown[] };
    events: { type: 'event.tracked'; tracked: unknown };
  },
  actors: {
    // oxlint-disable-next-line typescript/no-explicit-any -- each root records its own kind, typed where it is requested.
    record: fromPromise<void, any>(notProvided('record')),
  },
  guards: { isLast: ({ context }) => context.queue.length <= 1 },
  actions: {
    enqueue: assign({ queue: ({ context, event }) => [...context.queue, event.tracked] }),
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
        id: 'record',
        src: 'record',
        input: ({ context }: { context: { queue: unknown[] } }) => context.queue[0],
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
