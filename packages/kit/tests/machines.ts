import { assign, fromPromise, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';

export type World = ActorRef<Snapshot<unknown>, { type: 'toast.shown'; key: string }>;

/** A sound machine with guards, delays, `always`, a named timeout on every waiting state, and messages to an actor of its input. */
export const codeEntry = setup({
  types: {
    context: {} as { app: World; code: string; wrong: boolean },
    events: {} as
      | { type: 'code.requested' }
      | { type: 'code.typed'; code: string }
      | { type: 'code.confirmed' }
      | { type: 'dialog.closed' },
    input: {} as { app: World },
  },
  actors: {
    sendCode: fromPromise<{ sent: true }>(async () => ({ sent: true })),
    confirmCode: fromPromise<{ right: boolean }, { code: string }>(async () => ({ right: true })),
  },
  guards: {
    isComplete: ({ context }) => context.code.length === 6,
    isRight: (_, right: boolean) => right,
  },
  delays: { limit: 10_000, resend: 60_000 },
  actions: {
    keepCode: assign({ code: (_, code: string) => code, wrong: false }),
    markWrong: assign({ wrong: true, code: '' }),
    forget: assign({ code: '', wrong: false }),
    tell: ({ context }, key: string) => context.app.send({ type: 'toast.shown', key }),
  },
}).createMachine({
  id: 'codeEntry',
  context: ({ input }) => ({ app: input.app, code: '', wrong: false }),
  initial: 'idle',
  states: {
    idle: { on: { 'code.requested': 'sending' } },
    sending: {
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: 'entering',
        onError: { target: 'idle', actions: { type: 'tell', params: 'error' } },
      },
      after: { limit: { target: 'idle', actions: { type: 'tell', params: 'timeout' } } },
    },
    entering: {
      initial: 'waiting',
      on: {
        'code.typed': { actions: { type: 'keepCode', params: ({ event }) => event.code } },
        'code.confirmed': { guard: 'isComplete', target: 'confirming' },
        'dialog.closed': { target: 'idle', actions: 'forget' },
      },
      states: {
        waiting: { after: { resend: 'resendable' } },
        resendable: { on: { 'code.requested': '#codeEntry.sending' } },
      },
    },
    confirming: {
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          { guard: { type: 'isRight', params: ({ event }) => event.output.right }, target: 'confirmed' },
          { target: 'entering', actions: 'markWrong' },
        ],
        onError: { target: 'entering', actions: { type: 'tell', params: 'error' } },
      },
      after: { limit: { target: 'entering', actions: { type: 'tell', params: 'timeout' } } },
    },
    confirmed: { type: 'final' },
  },
});
