import type { PlacedChart } from '../charts/layout.ts';
import { type Frame, parseFrames } from '../frames/frame.ts';

/** A recording as a file: one frame a line, as the relay writes it. */
export const recordingOf = (frames: readonly Frame[]): string =>
  frames.map((frame) => `${JSON.stringify(frame)}\n`).join('');

/** What a file holds: a recording, or the charts of a release. @throws when it is neither. */
export const readFile = (text: string): { frames: Frame[] } | { charts: PlacedChart[] } => {
  const isChart = (value: unknown): value is PlacedChart =>
    typeof value === 'object' && value !== null && 'hash' in value && 'layout' in value;
  const [first = ''] = text.trimStart().split('\n', 1);
  if (text.trimStart().startsWith('[') || !first.includes('"kind"')) {
    const value: unknown = JSON.parse(text);
    const list = Array.isArray(value) ? value : [value];
    if (list.every(isChart)) return { charts: list };
    return { frames: parseFrames(list) };
  }
  return {
    frames: parseFrames(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ),
  };
};

/** Lets the browser keep a text as a file. */
export const download = (name: string, content: Blob | string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content]) : content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};
