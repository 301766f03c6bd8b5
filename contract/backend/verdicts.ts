import type { WireRequest } from '../api/requests.ts';
import { contractVersion } from '../api/version.ts';
import { curlOf } from './curl.ts';
import type { Line } from './exchange.ts';
import type { SentenceName } from './sentences.ts';

export interface Verdict {
  call: string;
  address: string;
  sentence: SentenceName;
  result: 'kept' | 'broken';
  /** The observation; empty when the sentence was kept. No personal data. */
  detail: string;
  /** A command that repeats the request; empty when the sentence was kept. Its session is $SESSION. */
  curl: string;
}

export interface Timing {
  call: string;
  address: string;
  /** Milliseconds, one per response. */
  took: number[];
}

interface Skipped {
  call: string;
  why: string;
}

/** A change that was made, so that a later run can ask for it again. */
export interface Remembered {
  call: string;
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
  answer: { status: number; body: string };
  /** Epoch milliseconds. */
  at: number;
}

export interface Report {
  base: string;
  /** Epoch milliseconds. */
  at: number;
  contract: string;
  verdicts: Verdict[];
  timings: Timing[];
  skipped: Skipped[];
  remembered: Remembered[];
}

export const newReport = (base: string, at: number): Report => ({
  base,
  at,
  contract: contractVersion,
  verdicts: [],
  timings: [],
  skipped: [],
  remembered: [],
});

/** Collects the results for one call. `repeat` returns the command that repeats its last request. */
export const verdictsOf = (call: string, address: string, repeat: () => string = () => '') => {
  const verdicts: Verdict[] = [];
  /** `fault` describes a violation; empty or undefined when the sentence is kept. */
  const judge = (sentence: SentenceName, fault: string | false | undefined): boolean => {
    verdicts.push(
      fault
        ? { call, address, sentence, result: 'broken', detail: fault, curl: repeat() }
        : { call, address, sentence, result: 'kept', detail: '', curl: '' },
    );
    return !fault;
  };
  return { verdicts, judge };
};

export type Verdicts = ReturnType<typeof verdictsOf>;
export type Judge = Verdicts['judge'];

/** Collects them with the response times of its requests, the last of which a report repeats. */
export const followed = (call: string, address: string) => {
  let last: WireRequest | undefined;
  const timing: Timing = { call, address, took: [] };
  const hear: Line['hear'] = (request, took) => {
    last = request;
    if (took !== undefined) timing.took.push(took);
  };
  return { ...verdictsOf(call, address, () => (last ? curlOf(last) : '')), timing, hear };
};
