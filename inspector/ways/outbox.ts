import type { Frame } from '../frames/frame.ts';

/** Takes frames to whoever listens. */
export type Send = (frames: readonly Frame[]) => void;

/** Runs something later, which may ask whether there is time left. */
type Later = (run: (hasTime: () => boolean) => void) => void;

/** Milliseconds after which frames go out even if the page was never idle. */
const patience = 400;
/** Milliseconds of one slice: short enough that a touch in its midst is not felt. */
const share = 5;
/** Notes that are read at once, time or not: a page that is never idle must not keep them for ever. */
const portion = 20;

const whenIdle: Later = (run) => {
  const slice = () => {
    const began = performance.now();
    run(() => performance.now() - began < share);
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(slice, { timeout: patience });
  else setTimeout(slice, patience / 8);
};

/**
 * Keeps notes until the page is idle and makes frames of them then, a slice at a time, so that nobody waits for them: neither the tap that they
 * tell of nor the next one. `read` makes the frames of one note.
 */
export const createOutbox = <Note>(read: (note: Note) => Frame[], send: Send, later: Later = whenIdle) => {
  let waiting: Note[] = [];
  let isDue = false;
  const work = (hasTime: () => boolean) => {
    const frames: Frame[] = [];
    let done = 0;
    for (const note of waiting) {
      if (done >= portion && !hasTime()) break;
      // A note that cannot be read is passed over: the next ones can.
      try {
        frames.push(...read(note));
      } catch {}
      done += 1;
    }
    waiting = waiting.slice(done);
    try {
      if (frames.length > 0) send(frames);
    } finally {
      isDue = waiting.length > 0;
      if (isDue) later(work);
    }
  };
  return {
    put: (note: Note) => {
      waiting.push(note);
      if (isDue) return;
      isDue = true;
      later(work);
    },
    /** Everything, now: the page goes. */
    flush: () => work(() => true),
  };
};
