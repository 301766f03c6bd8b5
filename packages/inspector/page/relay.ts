import type { Frame } from '../frames/frame.ts';
import { parseTold } from '../ways/told.ts';

interface Hearing {
  hear: (frames: Frame[]) => void;
  /** Called with the runs whose page the relay reaches; empty while the relay is offline. */
  meet: (runs: ReadonlySet<string>) => void;
}

/** Receives frames of every page that the relay knows; retries while the relay is offline. */
export const watchRelay = (address: string, { hear, meet }: Hearing): void => {
  const connect = (wait: number) => {
    const socket = new WebSocket(address);
    let next = Math.min(wait * 2, 60_000);
    socket.addEventListener('message', ({ data }) => {
      next = 2_000;
      const told = parseTold(JSON.parse(String(data)));
      if (told.type === 'frames') hear(told.frames);
      else meet(new Set(told.runs));
    });
    socket.addEventListener('close', () => {
      meet(new Set());
      setTimeout(() => connect(next), wait);
    });
  };
  connect(2_000);
};
