import type { Frame } from '../frames/frame.ts';
import { createRoom } from './room.ts';

/** Bytes that may wait in the socket before frames wait outside of it. */
const fullAt = 1_000_000;
/** Milliseconds until a relay that is away is asked again: twice as many each time. */
const [shortest, longest] = [3_000, 60_000];

/** Where the relay of an origin is. */
export const relayAddress = (origin: string, parameters: Record<string, string>): string =>
  `${origin.replace(/^http/, 'ws')}/relay?${new URLSearchParams(parameters).toString()}`;

/**
 * The page's end of the relay. While it is not connected, or the relay is slower than the page, frames wait; a relay that comes back after it was
 * away receives the whole run again, in short.
 */
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
    // In portions, so that no message is too long for the relay.
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
      // Where no relay runs, a page need not ask, and its console need not say so, all the time.
      patience = Math.min(patience * 2, longest);
    });
  };
  connect();
  return {
    send: (frames: readonly Frame[]) => {
      room.add(frames);
      // What is said while the relay is away waits in the room.
      if (socket.readyState !== WebSocket.OPEN) return;
      waiting.push(...frames);
      drain();
    },
    /** Ends it once what waits has gone out; a relay that is away is not asked again. */
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
