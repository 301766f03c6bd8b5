import * as v from 'valibot';
import { type Frame, parseFrames } from '../frames/frame.ts';

const pagesSchema = v.object({ type: v.literal('pages'), runs: v.array(v.string()) });

/** Which runs have a page that is connected to the relay: said to each desk when it comes, and at every change. */
export type Pages = v.InferOutput<typeof pagesSchema>;

/** What a relay sends to a desk: frames, or which pages are connected. @throws ValiError */
export const parseTold = (data: unknown): Pages | { type: 'frames'; frames: Frame[] } =>
  Array.isArray(data) ? { type: 'frames', frames: parseFrames(data) } : v.parse(pagesSchema, data);
