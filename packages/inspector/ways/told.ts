import * as v from 'valibot';
import { type Frame, parseFrames } from '../frames/frame.ts';

const pagesSchema = v.object({ type: v.literal('pages'), runs: v.array(v.string()) });

/** The runs whose page is connected to the relay: sent to each desk when it connects, and at every change. */
export type Pages = v.InferOutput<typeof pagesSchema>;

/** Parses a message from a relay to a desk: frames, or the connected pages. @throws ValiError */
export const parseTold = (data: unknown): Pages | { type: 'frames'; frames: Frame[] } =>
  Array.isArray(data) ? { type: 'frames', frames: parseFrames(data) } : v.parse(pagesSchema, data);
