import type { InspectionEvent } from 'xstate';
import type { Frame, FrameOf } from '../../inspector/frames/frame.ts';
import { createTap } from '../../inspector/frames/tap.ts';

/** A tap that keeps its frames, with a clock that counts. */
export const recordingTap = (run = 'test') => {
  const frames: Frame[] = [];
  let time = 0;
  const tap = createTap({
    run,
    now: () => {
      time += 1;
      return time;
    },
    send: (make) => frames.push(make()),
  });
  return {
    frames,
    tap,
    inspect: (event: InspectionEvent) => tap.inspect(event),
    of: <Kind extends Frame['kind']>(kind: Kind) =>
      frames.filter((frame): frame is FrameOf<Kind> => frame.kind === kind),
  };
};
