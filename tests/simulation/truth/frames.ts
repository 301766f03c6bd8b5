import type { InspectionEvent } from 'xstate';
import { createNotes } from '../../../packages/inspector/frames/notes.ts';
import { createTap } from '../../../packages/inspector/frames/tap.ts';
import { publicFields } from '../../../views/entries/publicFields.ts';

export const watchFrames = (read: (frame: string) => void): ((event: InspectionEvent) => void) => {
  const tap = createTap('simulated', { allow: publicFields, shell: 'bridge' });
  return createNotes({
    now: Date.now,
    put: (note) => {
      for (const frame of tap(note)) read(JSON.stringify(frame));
    },
  }).inspect;
};
