import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  emit,
  sendTo,
  setup,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { probe } from '../../services/release/probe.ts';
import {
  type CallNoted,
  type ConnectionRestored,
  type DeviceNoted,
  watchDevice,
} from '../../services/visit/connection.ts';

/** Milliseconds until the next probe, by the number of probes so far. */
const pauses = [3_000, 6_000, 15_000, 30_000, 60_000];

interface ConnectionContext {
  root: ActorRef<Snapshot<unknown>, ConnectionRestored>;
  basePath: string;
  tries: number;
}

/**
 * Whether the page has a connection (docs/product/field.md#connection). A response proves one, and only a failed attempt disproves it. The device's
 * own word leads to a notice and to a probe, and forbids nothing.
 */
export const connectionMachine = setup({
  types: {} as {
    context: ConnectionContext;
    input: Pick<ConnectionContext, 'root' | 'basePath'>;
    events: CallNoted | DeviceNoted;
    emitted: ConnectionRestored;
  },
  actors: { watchDevice, probe },
  actions: {
    countTry: assign({ tries: ({ context }) => Math.min(context.tries + 1, pauses.length - 1) }),
    forgetTries: assign({ tries: 0 }),
    reportRestored: sendTo(({ context }) => context.root, { type: 'connection.restored' }),
    emitRestored: emit({ type: 'connection.restored' }),
  },
  delays: {
    probePause: ({ context }) => pauses[context.tries] ?? 0,
    probeLimit: 10_000,
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, tries: 0 }),
  invoke: { id: 'watchDevice', src: 'watchDevice' },
  initial: 'connected',
  states: {
    connected: {
      description: 'Nothing disproves a connection.',
      on: {
        'device.disconnected': { target: 'disconnected.probing' },
        'device.connected': { actions: ['reportRestored', 'emitRestored'] },
        'call.failed': { target: 'disconnected' },
        'call.answered': { actions: 'forgetTries' },
      },
    },
    disconnected: {
      description:
        'An attempt failed, or the device says that it is offline; a notice says so, and every action is still tried.',
      initial: 'waiting',
      on: { 'call.answered': { target: 'connected', actions: 'forgetTries' } },
      exit: ['reportRestored', 'emitRestored'],
      states: {
        waiting: {
          on: { 'device.connected': { target: 'probing' } },
          after: { probePause: { target: 'probing' } },
        },
        probing: {
          description: "A file of the page's own host is requested.",
          entry: 'countTry',
          invoke: {
            id: 'probe',
            src: 'probe',
            input: ({ context }) => ({ basePath: context.basePath }),
            onDone: { target: '#connection.connected' },
            onError: { target: 'waiting' },
          },
          after: { probeLimit: { target: 'waiting' } },
        },
      },
    },
  },
});

export type ConnectionRef = ActorRefFrom<typeof connectionMachine>;

export const selectIsDisconnected = (snapshot: SnapshotFrom<typeof connectionMachine> | undefined): boolean =>
  snapshot?.matches('disconnected') ?? false;

interface Watching {
  context: { environment: { basePath: string } };
  self: ConnectionContext['root'];
}

/** For a root's `invoke`. */
export const watchesConnection = {
  id: 'connection',
  src: 'connection',
  systemId: 'connection',
  input: ({ context, self }: Watching) => ({ root: self, basePath: context.environment.basePath }),
} as const;
