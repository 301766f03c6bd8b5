import type { Frame } from '../frames/frame.ts';
import { createRoom } from './room.ts';

/** Bytes that may wait in the socket before frames wait outside of it. */
const fullAt = 1_000_000;

/** Where the relay of an origin is. */
export const relayAddress = (origin: string, parameters: Record<string, string>): string =>
  `${origin.replace(/^http/, 'ws')}/relay?${new URLSearchParams(parameters).toString()}`;

/**
 * The page's end of the relay. While it is not connected, or the relay is slower than the page, frames wait; a relay that comes back after it was
 * away is told the whole run again, in short.
 */
export const openSocket = (origin: string, run: string, token: string) => {
  const room = createRoom(run);
  let waiting: Frame[] = [];
  let socket: WebSocket;
  const drain = () => {
    if (socket.readyState !== WebSocket.OPEN || waiting.length === 0) return;
    if (socket.bufferedAmount > fullAt) return void setTimeout(drain, 200);
    // In portions, so that no message is too long for the relay.
    socket.send(JSON.stringify(waiting.splice(0, 200)));
    drain();
  };
  const connect = () => {
    socket = new WebSocket(relayAddress(origin, { role: 'page', run, ...(token && { token }) }));
    socket.addEventListener('open', () => {
      waiting = room.backlog();
      drain();
    });
    socket.addEventListener('close', () => setTimeout(connect, 3_000));
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
  };
};
