import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Chart } from '../charts/chart.ts';
import { type Frame, parseFrames } from '../frames/frame.ts';
import { createRoom, type Room } from '../ways/room.ts';
import { createStatelyProjection } from '../ways/stately.ts';
import type { Pages } from '../ways/told.ts';

/** Bytes of one message, bytes that may wait for a slow listener, and runs that are kept. */
const limits = { message: 4_000_000, waiting: 8_000_000, runs: 50 };

export interface RelayOptions {
  /** Path of the address. */
  path: string;
  /** Origins of pages that may connect, besides the relay's own. */
  origins?: readonly string[] | undefined;
  /** What everybody who connects has to bring as `token`; empty: nothing. */
  token?: string | undefined;
  /** Folder into which every run is recorded, one frame a line; empty: none is. */
  recordings?: string | undefined;
  /** Charts by hash, for receivers of @statelyai/inspect. */
  chartOf?: ((hash: string) => Chart | undefined) | undefined;
  /** Milliseconds in which whoever is connected answers a ping: a phone that lost its network says no goodbye. */
  patience?: number;
}

interface Listener {
  /** Messages that tell it of frames. */
  ofFrames: (frames: readonly Frame[]) => string[];
  /** Whether it wants to know which pages are there. */
  isDesk: boolean;
}

const isRun = (run: string | null): run is string => run !== null && /^[\w-]{1,64}$/.test(run);

/** A page of ours says where it is from; what is no browser says nothing, and then the token alone decides. */
const isAllowedOrigin = ({ headers }: IncomingMessage, origins: readonly string[]) => {
  const { origin, host } = headers;
  return (
    origin === undefined ||
    origins.includes(origin) ||
    (URL.canParse(origin) && new URL(origin).host === host)
  );
};

const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/**
 * Relays frames from pages (`?role=page&run=…`) to everyone who listens: inspectors (`?role=desk`), which hear whole frames, and receivers of
 * @statelyai/inspect (no role), which hear their own kind of messages. Runs stay apart; who comes late is told every actor and its state first.
 * A foreign origin, or one without the token, is answered 403.
 */
export const attachRelay = (server: Server, options: RelayOptions): { close(): void } => {
  const {
    path,
    origins = [],
    token = '',
    recordings = '',
    chartOf = () => undefined,
    patience = 15_000,
  } = options;
  const relay = new WebSocketServer({ noServer: true, maxPayload: limits.message });
  const rooms = new Map<string, Room>();
  const listeners = new Map<WebSocket, Listener>();
  /** The run of each page that is connected. */
  const pages = new Map<WebSocket, string>();
  const files = new Map<string, WriteStream>();

  const roomOf = (run: string): Room => {
    const found = rooms.get(run) ?? createRoom(run);
    rooms.set(run, found);
    if (rooms.size > limits.runs) {
      const [oldest] = [...rooms].toSorted(([, one], [, other]) => one.heardAt() - other.heardAt())[0] ?? [];
      if (oldest !== undefined && oldest !== run) rooms.delete(oldest);
    }
    return found;
  };

  const record = (run: string, frames: readonly Frame[]) => {
    if (!recordings) return;
    mkdirSync(recordings, { recursive: true });
    const file = files.get(run) ?? createWriteStream(join(recordings, `${run}.jsonl`), { flags: 'a' });
    files.set(run, file);
    file.write(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''));
  };

  const tell = (socket: WebSocket, texts: readonly string[]) => {
    for (const text of texts) {
      if (socket.readyState !== WebSocket.OPEN) return;
      // Who cannot keep up is let go, and told everything in short when it comes back.
      if (socket.bufferedAmount > limits.waiting) return socket.terminate();
      socket.send(text);
    }
  };

  const tellPages = (socket: WebSocket) => {
    const told: Pages = { type: 'pages', runs: [...new Set(pages.values())] };
    tell(socket, [JSON.stringify(told)]);
  };
  const tellDesks = () => {
    for (const [socket, { isDesk }] of listeners) if (isDesk) tellPages(socket);
  };

  const addPage = (socket: WebSocket, run: string) => {
    pages.set(socket, run);
    tellDesks();
    socket.on('close', () => {
      pages.delete(socket);
      tellDesks();
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(1003, 'text frames only');
      let frames: Frame[];
      try {
        frames = parseFrames(JSON.parse(data.toString()));
      } catch {
        return socket.close(1007, 'not frames');
      }
      if (frames.some((frame) => frame.run !== run)) return socket.close(1008, 'frames of another run');
      const added = roomOf(run).add(frames);
      if (added.length === 0) return;
      record(run, added);
      for (const [listener, { ofFrames }] of listeners) tell(listener, ofFrames(added));
    });
  };

  const addListener = (socket: WebSocket, role: string | null) => {
    const project = createStatelyProjection(chartOf);
    const isDesk = role === 'desk';
    const ofFrames: Listener['ofFrames'] = isDesk
      ? (frames) => [JSON.stringify(frames)]
      : (frames) => frames.flatMap((frame) => project(frame).map((message) => JSON.stringify(message)));
    // First of all, so that what ended long ago is not taken for what goes on.
    if (isDesk) tellPages(socket);
    for (const room of rooms.values()) tell(socket, ofFrames(room.backlog()));
    listeners.set(socket, { ofFrames, isDesk });
    socket.on('close', () => listeners.delete(socket));
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://relay');
    if (pathname !== path) {
      // Vite answers its own upgrades; nobody else's lead anywhere.
      if (!request.headers['sec-websocket-protocol']?.startsWith('vite-')) socket.destroy();
      return;
    }
    if (!isAllowedOrigin(request, origins) || (token && searchParams.get('token') !== token))
      return void refuse(socket, '403 Forbidden');
    const [role, run] = [searchParams.get('role'), searchParams.get('run')];
    if (role === 'page' && !isRun(run)) return void refuse(socket, '400 Bad Request');
    relay.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate());
      client.on('pong', () => silent.delete(client));
      if (role === 'page' && isRun(run)) addPage(client, run);
      else addListener(client, role);
    });
  };
  server.on('upgrade', onUpgrade);

  const silent = new Set<WebSocket>();
  const pings = setInterval(() => {
    for (const client of silent) client.terminate();
    silent.clear();
    for (const client of relay.clients) {
      silent.add(client);
      client.ping();
    }
  }, patience);

  return {
    close: () => {
      clearInterval(pings);
      server.off('upgrade', onUpgrade);
      for (const client of relay.clients) client.terminate();
      for (const file of files.values()) file.end();
      relay.close();
    },
  };
};
