import type { SentenceName } from './sentences.ts';

/** What a check found of one sentence at one call. */
export interface Verdict {
  call: string;
  /** Method and path. */
  address: string;
  sentence: SentenceName;
  result: 'kept' | 'broken';
  /** What was seen; empty when the sentence was kept. No value of a person. */
  detail: string;
  /** A command that makes the request again; empty when the sentence was kept. The session is $SESSION in it. */
  curl: string;
}

/** How long the answers of a call took. */
export interface Timing {
  call: string;
  address: string;
  /** Milliseconds, one for each answer. */
  took: number[];
}

/** A call, or a part of its checks, that was not made, and why. */
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

/** What a run found. */
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

/** Collects what is found at one call. `repeat` gives the command that makes its last request again. */
export const verdictsOf = (call: string, address: string, repeat: () => string = () => '') => {
  const verdicts: Verdict[] = [];
  /** `fault` says what was seen when the sentence is broken, and is empty or undefined when it is kept. */
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
