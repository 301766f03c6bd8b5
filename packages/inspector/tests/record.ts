import type { InspectionEvent } from 'xstate';
import type { Frame, FrameOf } from '../frames/frame.ts';
import { createNotes, type Note } from '../frames/notes.ts';
import { afterAll, beforeAll } from '../frames/state.ts';
import { createTap, type TapOptions } from '../frames/tap.ts';

/** `alsoTell` receives each note before its frames are made. */
export const recordingTap = ({
  run = 'test',
  alsoTell = () => undefined,
  ...options
}: TapOptions & { run?: string; alsoTell?: (note: Note) => void } = {}) => {
  const frames: Frame[] = [];
  let time = 0;
  const tap = createTap(run, options);
  const { inspect, begin, end, signalled, called } = createNotes({
    now: () => {
      time += 1;
      return time;
    },
    put: (note) => {
      alsoTell(note);
      frames.push(...tap(note));
    },
  });
  return {
    frames,
    begin,
    end,
    signalled,
    called,
    inspect: (event: InspectionEvent) => inspect(event),
    of: <Kind extends Frame['kind']>(kind: Kind) =>
      frames.filter((frame): frame is FrameOf<Kind> => frame.kind === kind),
    actors: () => [...afterAll(beforeAll, frames).actors.values()],
  };
};
