import type { InspectionEvent } from 'xstate';
import type { Frame, FrameOf } from '../../packages/inspector/frames/frame.ts';
import { createNotes, type Note } from '../../packages/inspector/frames/notes.ts';
import { createTap, type TapOptions } from '../../packages/inspector/frames/tap.ts';
import { publicFields } from '../../views/entries/publicFields.ts';

/** `alsoTell` receives each note before its frames are made. */
export const recordingTap = (
  run = 'test',
  alsoTell: (note: Note) => void = () => undefined,
  options: TapOptions = { allow: publicFields, shell: 'bridge' },
) => {
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
  };
};
