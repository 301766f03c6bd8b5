import type { Frame } from '../frames/frame.ts';
import { afterAll, beforeAll, framesTo, type RunState } from '../frames/state.ts';

const kept = 5_000;

/** A run that a relay or a page keeps for later inspectors: the last frames, preceded by a summary of the earlier ones. */
export interface Room {
  /** Adds frames and returns those that are new: a page that lost its relay sends everything again. */
  add: (frames: readonly Frame[]) => Frame[];
  /** The frames for a new inspector: every actor with its state, then the kept frames. */
  backlog: () => Frame[];
  /** Time of the last frame, in milliseconds since 1970. */
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
      // Trimmed in large steps, so that not every frame moves all others.
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
