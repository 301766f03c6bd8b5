import { assign, setup } from 'xstate';
import { type Message, toastTimes } from './message.ts';

interface Toast {
  message: Message;
  /** Milliseconds that it stays. */
  duration: number;
}

const sameMessage = (one: Message, other: Message) => JSON.stringify(one) === JSON.stringify(other);

/** Queue of messages, shown one after another (docs/product/formats.md). */
export const toasterMachine = setup({
  types: {} as {
    context: { queue: Toast[] };
    events:
      | { type: 'toast.requested'; message: Message; duration?: number }
      | { type: 'toast.dismissed' }
      | { type: 'intent.opened' };
  },
  guards: {
    /** A message that is on show or waiting already says nothing new. */
    isRepeated: ({ context, event }) =>
      event.type === 'toast.requested' &&
      context.queue.some((toast) => sameMessage(toast.message, event.message)),
    isLast: ({ context }) => context.queue.length <= 1,
  },
  actions: {
    enqueue: assign({
      queue: ({ context, event }) =>
        event.type === 'toast.requested'
          ? [
              ...context.queue,
              {
                message: event.message,
                duration: Math.max(event.duration ?? toastTimes.default, toastTimes.shortest),
              },
            ]
          : context.queue,
    }),
    dropAll: assign({ queue: [] }),
    dropFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
  delays: { toastTime: ({ context }) => context.queue[0]?.duration ?? toastTimes.default },
}).createMachine({
  id: 'toaster',
  context: { queue: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'No message is due.',
      on: { 'toast.requested': { target: 'showing', actions: 'enqueue' } },
    },
    showing: {
      description: 'The first message of the queue is on show.',
      on: {
        'toast.requested': [{ guard: 'isRepeated' }, { actions: 'enqueue' }],
        'toast.dismissed': { target: 'leaving' },
        // What was said of an earlier try would contradict what comes of this one.
        'intent.opened': { target: 'idle', actions: 'dropAll' },
      },
      after: { toastTime: { target: 'leaving' } },
    },
    leaving: {
      description: 'The message on show makes room for the next one.',
      always: [
        { guard: 'isLast', target: 'idle', actions: 'dropFirst' },
        { target: 'showing', actions: 'dropFirst' },
      ],
    },
  },
});
