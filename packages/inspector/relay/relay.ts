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
import { isLocalPage, isOwnHost, isOwnRequest } from './trust.ts';

/** Maximum bytes of one message, of the queue for a slow listener, and number of runs kept. */
const limits = { message: 4_000_000, waiting: 8_000_000, runs: 50 };

export interface RelayOptions {
  path: string;
  /** Origins of pages that may connect, besides the relay's own. */
  origins?: readonly string[] | undefined;
  /** Whether every page served by this machine, on any port, may send frames. */
  localPages?: boolean | undefined;
  /** Names of this machine, besides `localhost` and IP addresses. */
  names?: readonly string[] | undefined;
  /** The `token` that every connection needs, whatever the host's name; empty for none. */
  token?: string | undefined;
  /** Folder into which every run is recorded, one frame per line; empty to record nothing. */
  recordings?: string | undefined;
  /** Charts by hash, for receivers of @statelyai/inspect. */
  chartOf?: ((hash: string) => Chart | undefined) | undefined;
  /** Timeout for answering a ping, in milliseconds: a phone that lost its network sends no goodbye. */
  patience?: number;
}

interface Listener {
  ofFrames: (frames: readonly Frame[]) => string[];
  isDesk: boolean;
}

const isRun = (run: string | null): run is string => run !== null && /^[\w-]{1,64}$/.test(run);

const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/**
 * Relays frames from pages (`?role=page&run=…`) to inspectors (`?role=desk`) and receivers of @statelyai/inspect (no role). Late comers get every
 * actor first. A foreign origin, or one without the token, gets 403.
 */
export const attachRelay = (server: Server, options: RelayOptions): { close(): void } => {
  const {
    path,
    origins = [],
    names = [],
    localPages = false,
    token = '',
    recordings = '',
    chartOf = () => undefined,
    patience = 15_000,
  } = options;
  const relay = new WebSocketServer({ noServer: true, maxPayload: limits.message });
  const rooms = new Map<string, Room>();
  const listeners = new Map<WebSocket, Listener>();
  const pages = new Map<WebSocket, string>();
  const files = new Map<string, WriteStream>();

  const roomOf = (run: string): Room => {
    const found = rooms.get(run) ?? createRoom(run);
    rooms.set(run, found);
    if (rooms.size > limits.runs) {
      const [oldest] = [...rooms].toSorted(([, one], [, other]) => one.heardAt() - other.heardAt())[0] ?? [];
      if (oldest !== undefined && oldest !== run) {
        rooms.delete(oldest);
        files.get(oldest)?.end();
        files.delete(oldest);
      }
    }
    return found;
  };

  let canRecord = recordings !== '';
  /** A full disk or an unwritable folder ends the recordings, not the relay. */
  const stopRecording = (error: unknown) => {
    if (canRecord) process.stderr.write(`Runs are no longer recorded in ${recordings}: ${String(error)}\n`);
    canRecord = false;
    for (const file of files.values()) file.destroy();
    files.clear();
  };

  const record = (run: string, frames: readonly Frame[]) => {
    if (!canRecord) return;
    try {
      mkdirSync(recordings, { recursive: true });
    } catch (error) {
      return stopRecording(error);
    }
    const file =
      files.get(run) ??
      createWriteStream(join(recordings, `${run}.jsonl`), { flags: 'a' }).on('error', stopRecording);
    files.set(run, file);
    file.write(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''));
  };

  const tell = (socket: WebSocket, texts: readonly string[]) => {
    for (const text of texts) {
      if (socket.readyState !== WebSocket.OPEN) return;
      // A client that cannot keep up is disconnected; when it reconnects it gets a summary of the run.
      if (socket.bufferedAmount > limits.waiting) return socket.terminate();
      socket.send(text);
    }
  };

  /** A listener whose frames cannot be written is disconnected; others are unaffected. */
  const tellFrames = (socket: WebSocket, { ofFrames }: Listener, frames: readonly Frame[]) => {
    try {
      tell(socket, ofFrames(frames));
    } catch {
      socket.close(1011, 'frames that cannot be written');
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
      for (const [desk, listener] of listeners) tellFrames(desk, listener, added);
    });
  };

  const addListener = (socket: WebSocket, role: string | null) => {
    const project = createStatelyProjection(chartOf);
    const isDesk = role === 'desk';
    const ofFrames: Listener['ofFrames'] = isDesk
      ? (frames) => [JSON.stringify(frames)]
      : (frames) => frames.flatMap((frame) => project(frame).map((message) => JSON.stringify(message)));
    // Sent first, so that an ended run is not shown as running.
    if (isDesk) tellPages(socket);
    const listener: Listener = { ofFrames, isDesk };
    for (const room of rooms.values()) tellFrames(socket, listener, room.backlog());
    listeners.set(socket, listener);
    socket.on('close', () => listeners.delete(socket));
  };

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node does not handle errors of an upgraded connection: an unhandled reset would end the process.
    socket.on('error', () => socket.destroy());
    const address = URL.parse(request.url ?? '', 'http://relay');
    if (!address) return void refuse(socket, '400 Bad Request');
    const { pathname, searchParams } = address;
    if (pathname !== path) {
      // Vite handles its own upgrades; others are rejected.
      if (!request.headers['sec-websocket-protocol']?.startsWith('vite-')) socket.destroy();
      return;
    }
    const isKnown = token ? searchParams.get('token') === token : isOwnHost(request.headers.host, names);
    const [role, run] = [searchParams.get('role'), searchParams.get('run')];
    const isTrusted =
      isOwnRequest(request.headers, origins) ||
      (localPages && role === 'page' && isLocalPage(request.headers));
    if (!isKnown || !isTrusted) return void refuse(socket, '403 Forbidden');
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
