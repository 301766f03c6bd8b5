import { assign, setup } from 'xstate';
import { withEvent } from '../screen/actions.ts';
import { isSuccess, outlivesScreen, type Message, toastTimes } from '../screen/message.ts';

interface Toast {
  message: Message;
  duration: number;
}

interface ToastRequest {
  message: Message;
  duration?: number;
}

const sameMessage = (one: Message, other: Message) => JSON.stringify(one) === JSON.stringify(other);

/** Queue of messages, shown one after another (docs/product/formats.md). */
export const toasterMachine = setup({
  types: {} as {
    context: { queue: Toast[] };
    events:
      | ({ type: 'toast.requested' } & ToastRequest)
      | { type: 'toast.dismissed' }
      | { type: 'request.opened' }
      | { type: 'screen.left' };
  },
  guards: {
    /** The same message is already shown or queued. */
    isRepeated: ({ context }, { message }: ToastRequest) =>
      context.queue.some((toast) => sameMessage(toast.message, message)),
    isSuccess: (_, { message }: ToastRequest) => isSuccess(message),
    isAboutNext: ({ context }) => context.queue.some(({ message }) => outlivesScreen(message)),
    isLast: ({ context }) => context.queue.length <= 1,
  },
  actions: {
    enqueue: assign(({ context }, { message, duration = toastTimes.default }: ToastRequest) => ({
      queue: [...context.queue, { message, duration: Math.max(duration, toastTimes.shortest) }],
    })),
    dropAll: assign({ queue: [] }),
    dropWaiting: assign({ queue: ({ context }) => context.queue.slice(0, 1) }),
    setAboutNext: assign({
      queue: ({ context: { queue } }) => [
        ...queue.slice(0, 1),
        ...queue.filter(({ message }) => outlivesScreen(message)),
      ],
    }),
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
      on: { 'toast.requested': { target: 'showing', actions: withEvent('enqueue') } },
    },
    showing: {
      description: 'The first message of the queue is on show.',
      on: {
        'toast.requested': [
          { guard: withEvent('isRepeated') },
          {
            guard: withEvent('isSuccess'),
            target: 'leaving',
            actions: ['dropWaiting', withEvent('enqueue')],
          },
          { actions: withEvent('enqueue') },
        ],
        'screen.left': [
          { guard: 'isAboutNext', target: 'leaving', actions: 'setAboutNext' },
          { target: 'idle', actions: 'dropAll' },
        ],
        'toast.dismissed': { target: 'leaving' },
        // A message about an earlier attempt would contradict the outcome of this one.
        'request.opened': { target: 'idle', actions: 'dropAll' },
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
