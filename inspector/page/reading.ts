import { parseCharts } from '../charts/file.ts';
import type { PlacedChart } from '../charts/layout.ts';
import { type Frame, isFrame } from '../frames/frame.ts';
import { readUsage, type Tested, type Visit } from '../usage/usage.ts';
import { leftOutOf } from './leftOut.ts';

/** What a file turned out to be. */
export type Read =
  /** `leftOut`: what could not be read or is missing, in sentences. */
  | { kind: 'recording'; frames: Frame[]; leftOut: string[] }
  | { kind: 'charts'; charts: PlacedChart[] }
  | { kind: 'visits'; visits: Visit[] }
  | { kind: 'tested'; tested: Tested };

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const tried = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** A recording has one frame a line, as the relay writes it, or all of them in one list. */
const readRecording = (text: string, whole: unknown): Read | undefined => {
  const lines = Array.isArray(whole)
    ? whole.map((value: unknown, index) => ({ line: index + 1, value }))
    : text
        .split('\n')
        .flatMap((line, index) => (line.trim() ? [{ line: index + 1, value: jsonOf(line) }] : []));
  const frames = lines.flatMap(({ value }) => (isFrame(value) ? [value] : []));
  if (frames.length === 0) return undefined;
  const unread = lines.filter(({ value }) => !isFrame(value));
  const last = lines.at(-1);
  // Who stops writing in the middle of a line leaves no JSON behind.
  const cut = last?.value === undefined ? last?.line : undefined;
  const broken = unread.flatMap(({ line }) => (line === cut ? [] : [line]));
  return { kind: 'recording', frames, leftOut: leftOutOf(frames, broken, cut) };
};

/** Reads a file, whichever of those it is that the inspector shows, by what it holds; undefined when it is none. */
export const readFile = (text: string): Read | undefined => {
  const whole = jsonOf(text);
  const charts = tried(() => parseCharts(whole));
  if (charts) return { kind: 'charts', charts };
  const usage = tried(() => readUsage(whole));
  if (!usage) return readRecording(text, whole);
  return 'visits' in usage ? { kind: 'visits', ...usage } : { kind: 'tested', ...usage };
};
