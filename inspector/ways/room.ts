import type { Frame } from '../frames/frame.ts';
import { afterAll, beforeAll, framesTo, type RunState } from '../frames/state.ts';

const kept = 5_000;

/** One run as a relay or a page keeps it for late comers: the last frames, and before them what they are on. */
export interface Room {
  /** Takes frames in and returns those that are new: a page that lost its relay says everything again. */
  add: (frames: readonly Frame[]) => Frame[];
  /** What a late comer receives: every actor with its state, then the frames that are kept. */
  backlog: () => Frame[];
  /** When it heard something last, in milliseconds since 1970. */
  heardAt: () => number;
}

export const createRoom = (run: string, limit = kept): Room => {
  let base: RunState = beforeAll;
  let frames: Frame[] = [];
  return {
    add: (told) => {
      const last = frames.at(-1)?.seq ?? 0;
      const added = told.filter(({ seq }) => seq > last);
      frames.push(...added);
      // By the half, so that not every frame moves all others.
      if (frames.length > limit * 1.5) {
        const gone = frames.length - limit;
        base = afterAll(base, frames.slice(0, gone));
        frames = frames.slice(gone);
      }
      return added;
    },
    backlog: () => [...(base.seq > 0 ? framesTo(base, run) : []), ...frames],
    heardAt: () => frames.at(-1)?.at ?? base.at,
  };
};
