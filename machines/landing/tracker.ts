import { assign, setup } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { count, type Counted } from '../../services/promotion/actors.ts';

const nothing: Counted = { kind: 'complete', payload: { UC: '', page_id: '' } };

/** Has the lender count visits, clicks and completions, and never waits for an answer nor troubles the visitor with it (spec §7, Promotion). */
export const promotionTrackerMachine = setup({
  types: {} as {
    context: { queue: Counted[] };
    events: { type: 'visit.counted'; counted: Counted };
  },
  actors: { count },
  guards: { isLast: ({ context }) => context.queue.length <= 1 },
  actions: {
    enqueue: assign({ queue: ({ context, event }) => [...context.queue, event.counted] }),
    dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'promotionTracker',
  context: { queue: [] },
  initial: 'idle',
  on: { 'visit.counted': { actions: 'enqueue' } },
  states: {
    idle: { on: { 'visit.counted': { target: 'sending', actions: 'enqueue' } } },
    sending: {
      invoke: {
        id: 'count',
        src: 'count',
        input: ({ context }) => context.queue[0] ?? nothing,
        onDone: { target: 'sent' },
        onError: { target: 'sent' },
      },
      after: { requestLimit: { target: 'sent' } },
    },
    sent: {
      description: 'Counted, or lost: nobody asks which.',
      always: [
        { guard: 'isLast', target: 'idle', actions: 'dropFirst' },
        { target: 'sending', actions: 'dropFirst' },
      ],
    },
  },
});
