import type { Frame } from '../frames/frame.ts';

/** Takes frames to whoever listens. */
export type Send = (frames: readonly Frame[]) => void;

/** Milliseconds for which frames wait for each other. */
const pause = 50;

/** Gathers frames and hands them on together, outside of the tap that they tell of. */
export const createOutbox = (
  send: Send,
  later: (run: () => void) => void = (run) => setTimeout(run, pause),
) => {
  let waiting: Frame[] = [];
  const flush = () => {
    const frames = waiting;
    waiting = [];
    if (frames.length > 0) send(frames);
  };
  return {
    put: (frame: Frame) => {
      waiting.push(frame);
      if (waiting.length === 1) later(flush);
    },
    flush,
  };
};
