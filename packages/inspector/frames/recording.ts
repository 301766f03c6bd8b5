import { type Frame, isFrame } from './frame.ts';
import { leftOutOf } from './leftOut.ts';

export interface Recording {
  frames: Frame[];
  /** What is unreadable or missing, in sentences. */
  leftOut: string[];
}

export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Reads a recording: one frame per line, or all in one list; undefined without any frame. @param whole the text as JSON, where it is JSON. */
export const readRecording = (text: string, whole = jsonOf(text)): Recording | undefined => {
  const lines = Array.isArray(whole)
    ? whole.map((value: unknown, index) => ({ line: index + 1, value }))
    : text
        .split('\n')
        .flatMap((line, index) => (line.trim() ? [{ line: index + 1, value: jsonOf(line) }] : []));
  const frames = lines.flatMap(({ value }) => (isFrame(value) ? [value] : []));
  if (frames.length === 0) return undefined;
  const unread = lines.filter(({ value }) => !isFrame(value));
  const last = lines.at(-1);
  // A writer interrupted within a line leaves invalid JSON.
  const cut = last?.value === undefined ? last?.line : undefined;
  const broken = unread.flatMap(({ line }) => (line === cut ? [] : [line]));
  return { frames, leftOut: leftOutOf(frames, broken, cut) };
};
