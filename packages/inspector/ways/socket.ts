import type { Frame } from '../frames/frame.ts';
import { createRoom } from './room.ts';

/** Maximum bytes buffered in the socket before frames are queued here. */
const fullAt = 1_000_000;
/** Milliseconds until the next attempt to reach an offline relay; doubles each time. */
const [shortest, longest] = [3_000, 60_000];

export const relayAddress = (origin: string, parameters: Record<string, string>): string =>
  `${origin.replace(/^http/, 'ws')}/relay?${new URLSearchParams(parameters).toString()}`;

/** The page's end of the relay. Frames are queued while it is offline or slow; when it returns, it receives a summary of the whole run. */
export const openSocket = (origin: string, run: string, token: string) => {
  const room = createRoom(run);
  const address = relayAddress(origin, { role: 'page', run, ...(token && { token }) });
  let waiting: Frame[] = [];
  let socket: WebSocket;
  let isClosed = false;
  let patience = shortest;
  const drain = () => {
    if (socket.readyState !== WebSocket.OPEN || waiting.length === 0) return;
    if (socket.bufferedAmount > fullAt) return void setTimeout(drain, 200);
    // Sent in portions, so that no message is too long for the relay.
    socket.send(JSON.stringify(waiting.splice(0, 200)));
    drain();
  };
  const connect = () => {
    if (isClosed) return;
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      patience = shortest;
      waiting = room.backlog();
      drain();
    });
    socket.addEventListener('close', () => {
      setTimeout(connect, patience);
      // Backs off, so that a page without a relay does not keep filling its console with errors.
      patience = Math.min(patience * 2, longest);
    });
  };
  connect();
  return {
    send: (frames: readonly Frame[]) => {
      room.add(frames);
      // While the relay is offline, frames stay queued.
      if (socket.readyState !== WebSocket.OPEN) return;
      waiting.push(...frames);
      drain();
    },
    /** Closes the connection once the queue is sent; does not retry an offline relay. */
    close: () => {
      isClosed = true;
      const finish = () => {
        if (socket.readyState === WebSocket.OPEN && waiting.length > 0) setTimeout(finish, 50);
        else socket.close();
      };
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', finish);
      else finish();
    },
  };
};
