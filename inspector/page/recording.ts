import type { Frame } from '../frames/frame.ts';

/** Returns a recording as text: one frame per line, as the relay writes it. */
export const recordingOf = (frames: readonly Frame[]): string =>
  frames.map((frame) => `${JSON.stringify(frame)}\n`).join('');

/** Downloads a text as a file. */
export const download = (name: string, content: Blob | string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content]) : content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};
