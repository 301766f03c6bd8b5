import { type Frame, parseFrames } from '../frames/frame.ts';

/** Hears every page that the relay knows; a relay that is not there is asked again now and then. */
export const watchRelay = (address: string, hear: (frames: Frame[]) => void): void => {
  const connect = (wait: number) => {
    const socket = new WebSocket(address);
    let next = Math.min(wait * 2, 60_000);
    socket.addEventListener('message', ({ data }) => {
      next = 2_000;
      hear(parseFrames(JSON.parse(String(data))));
    });
    socket.addEventListener('close', () => setTimeout(() => connect(next), wait));
  };
  connect(2_000);
};
