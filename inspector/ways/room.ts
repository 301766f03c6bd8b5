import type { Frame } from '../frames/frame.ts';
import { after, beforeAll, framesTo, type RunState } from '../frames/state.ts';

/** Frames of a run that are kept one by one. */
const kept = 5_000;

/** One run as a relay or a page keeps it for late comers: the last frames, and before them what they stand on. */
export interface Room {
  add: (frames: readonly Frame[]) => void;
  /** What a late comer is told: every actor with its state, then the frames that are kept. */
  backlog: () => Frame[];
  /** When it heard something last, in milliseconds since 1970. */
  heardAt: () => number;
}

export const createRoom = (run: string, limit = kept): Room => {
  let base: RunState = beforeAll;
  let frames: Frame[] = [];
  return {
    add: (added) => {
      frames.push(...added);
      // By the half, so that not every frame moves all others.
      if (frames.length > limit * 1.5) {
        const gone = frames.length - limit;
        for (const frame of frames.slice(0, gone)) base = after(base, frame);
        frames = frames.slice(gone);
      }
    },
    backlog: () => [...(base.seq > 0 ? framesTo(base, run) : []), ...frames],
    heardAt: () => frames.at(-1)?.at ?? base.at,
  };
};
