import type { Frame } from '../frames/frame.ts';

export type Send = (frames: readonly Frame[]) => void;

/** Runs something later; the callback can ask whether there is time left. */
type Later = (run: (hasTime: () => boolean) => void) => void;

/** Milliseconds after which frames are sent even if the page was never idle. */
const patience = 400;
/** Milliseconds of one slice: short enough not to delay a touch noticeably. */
const share = 5;
/** Number of notes processed at once, regardless of time, so that a page that is never idle does not keep them forever. */
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

/** Queues notes until the page is idle and then makes frames of them, a slice at a time, so that no tap is delayed. */
export const createOutbox = <Note>(read: (note: Note) => Frame[], send: Send, later: Later = whenIdle) => {
  let waiting: Note[] = [];
  let isDue = false;
  const work = (hasTime: () => boolean) => {
    const frames: Frame[] = [];
    let done = 0;
    for (const note of waiting) {
      if (done >= portion && !hasTime()) break;
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
    /** Sends everything now, because the page is closing. */
    flush: () => work(() => true),
  };
};
