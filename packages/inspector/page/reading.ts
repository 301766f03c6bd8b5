import { parseCharts } from '../charts/file.ts';
import type { PlacedChart } from '../charts/layout.ts';
import { jsonOf, readRecording, type Recording } from '../frames/recording.ts';
import { readUsage, type Tested, type Visit } from '../usage/usage.ts';

export type Read =
  | ({ kind: 'recording' } & Recording)
  | { kind: 'charts'; charts: PlacedChart[] }
  | { kind: 'visits'; visits: Visit[] }
  | { kind: 'tested'; tested: Tested };

const tried = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Reads a file, recognising its type by its content; undefined for an unknown type. */
export const readFile = (text: string): Read | undefined => {
  const whole = jsonOf(text);
  const charts = tried(() => parseCharts(whole));
  if (charts) return { kind: 'charts', charts };
  const usage = tried(() => readUsage(whole));
  if (usage) return 'visits' in usage ? { kind: 'visits', ...usage } : { kind: 'tested', ...usage };
  const recording = readRecording(text, whole);
  return recording && { kind: 'recording', ...recording };
};
