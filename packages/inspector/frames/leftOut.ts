import type { Frame } from './frame.ts';

type Range = [first: number, last: number];

const rangesOf = (numbers: readonly number[]): Range[] => {
  const ranges: Range[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
};

const listed = (texts: readonly string[]): string =>
  [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' and ');

const numbered = (noun: string, ranges: readonly Range[]): string => {
  const isOne = ranges.length === 1 && ranges.every(([first, last]) => first === last);
  const texts = ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
  return `${noun}${isOne ? '' : 's'} ${listed(texts)}`;
};

const gapsIn = (frames: readonly Frame[]): Map<string, Range[]> => {
  const newest = new Map<string, number>();
  const gaps = new Map<string, Range[]>();
  for (const { run, seq } of frames) {
    const last = newest.get(run) ?? seq - 1;
    if (seq > last + 1) gaps.set(run, [...(gaps.get(run) ?? []), [last + 1, seq - 1]]);
    newest.set(run, Math.max(last, seq));
  }
  return gaps;
};

const strangersIn = (frames: readonly Frame[]): Map<string, number> => {
  const known = new Set<string>();
  const strangers = new Map<string, number>();
  for (const frame of frames) {
    // A call names its service without depending on its frame.
    if (!('session' in frame) || frame.session === undefined || frame.kind === 'call') continue;
    const { run, session, kind } = frame;
    const name = `${run} ${session}`;
    if (kind === 'actor') known.add(name);
    else if (!known.has(name)) strangers.set(session, (strangers.get(session) ?? 0) + 1);
  }
  return strangers;
};

/** Describes what is unreadable or missing; `broken` are line numbers that hold no frame, `cut` that of a truncated last line. */
export const leftOutOf = (
  frames: readonly Frame[],
  broken: readonly number[],
  cut: number | undefined,
): string[] => {
  const strangers = strangersIn(frames);
  const told = [...strangers.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...(broken.length > 0 ? [`Not readable: ${numbered('line', rangesOf(broken))}.`] : []),
    ...(cut === undefined ? [] : [`Cut off: line ${cut}.`]),
    ...[...gapsIn(frames)].map(([run, gaps]) => `Missing: ${numbered('frame', gaps)} of run ${run}.`),
    ...(strangers.size > 0
      ? [`Never introduced: ${listed([...strangers.keys()])}, of which ${told} frames tell.`]
      : []),
  ];
};
