import type { Frame } from '../frames/frame.ts';

/** Takes frames to whoever listens. */
export type Send = (frames: readonly Frame[]) => void;

/** Milliseconds after which frames go out even if the page was never idle. */
const patience = 200;

const whenIdle = (run: () => void) =>
  // Safari has no idle callbacks.
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(run, { timeout: patience })
    : setTimeout(run, patience / 4);

/** Gathers frames and makes them when the page is idle, so that the tap that they tell of does not wait for them. */
export const createOutbox = (send: Send, later: (run: () => void) => void = whenIdle) => {
  let waiting: (() => Frame)[] = [];
  const flush = () => {
    const frames = waiting.map((make) => make());
    waiting = [];
    if (frames.length > 0) send(frames);
  };
  return {
    put: (make: () => Frame) => {
      waiting.push(make);
      if (waiting.length === 1) later(flush);
    },
    flush,
  };
};
