import { assign, fromCallback, setup } from 'xstate';
import { defineModel, never, sends } from '../index.ts';

/** A connection that retries with growing delays and gives up after three attempts. */
const connection = setup({
  types: {
    context: {} as { attempts: number },
    events: {} as { type: 'connected' } | { type: 'lost' } | { type: 'started' } | { type: 'stopped' },
  },
  actors: { socket: fromCallback(() => undefined) },
  guards: { hasTriedEnough: ({ context }) => context.attempts >= 3 },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    beginAnew: assign({ attempts: 0 }),
  },
  delays: { handshake: 10_000, pause: ({ context }) => 1000 * 2 ** context.attempts },
}).createMachine({
  id: 'connection',
  context: { attempts: 0 },
  initial: 'stopped',
  states: {
    stopped: { entry: 'beginAnew', on: { started: 'trying' } },
    trying: {
      initial: 'connecting',
      on: { stopped: 'stopped' },
      states: {
        connecting: {
          tags: 'busy',
          entry: 'countAttempt',
          invoke: { id: 'socket', src: 'socket' },
          on: { connected: '#connection.open', lost: 'judging' },
          after: { handshake: 'judging' },
        },
        judging: {
          always: [{ guard: 'hasTriedEnough', target: '#connection.givenUp' }, { target: 'pausing' }],
        },
        pausing: { after: { pause: 'connecting' } },
      },
    },
    open: {
      entry: 'beginAnew',
      invoke: { id: 'socket', src: 'socket' },
      on: { lost: 'trying', stopped: 'stopped' },
    },
    givenUp: { description: 'Three times nobody answered.', on: { started: 'stopped' } },
  },
});

export const model = defineModel(connection, {
  events: {
    connected: 'internal',
    lost: 'internal',
    started: { says: 'taps "Connect"', gesture: (person) => person.tap('button', 'Connect') },
    stopped: { says: 'taps "Disconnect"', gesture: (person) => person.tap('button', 'Disconnect') },
  },
  outcomes: { socket: { opens: sends({ type: 'connected' }), drops: sends({ type: 'lost' }) } },
  states: {
    stopped: (person) => person.seesRole('button', 'Connect'),
    'trying.connecting': (person) => person.sees('Connecting…'),
    'trying.judging': 'transient',
    'trying.pausing': (person) => person.sees('Connecting…'),
    open: (person) => person.sees('Connected'),
    givenUp: (person) => person.seesRole('button', 'Connect'),
  },
  rules: [never('a fourth attempt', ({ context }) => context.attempts > 3)],
});
