import type { InspectionEvent } from 'xstate';
import { createTap } from '../../../inspector/frames/tap.ts';

/** Gives every frame that would leave for an inspector to `read`, as text. */
export const watchFrames = (read: (frame: string) => void): ((event: InspectionEvent) => void) =>
  createTap({ run: 'simulated', now: Date.now, send: (make) => read(JSON.stringify(make())) }).inspect;
