import type { SentenceName } from './sentences.ts';

/** What a check found of one sentence at one call. */
export interface Verdict {
  /** Name of the call in the contract. */
  call: string;
  /** Method and path. */
  address: string;
  sentence: SentenceName;
  result: 'kept' | 'broken';
  /** What was seen; empty when the sentence was kept. No value of a person. */
  detail: string;
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
  /** Status and body of the answer. */
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
  skipped: Skipped[];
  remembered: Remembered[];
}

/** Collects what is found at one call. */
export const verdictsOf = (call: string, address: string) => {
  const verdicts: Verdict[] = [];
  /** `fault` says what was seen when the sentence is broken, and is empty or undefined when it is kept. */
  const judge = (sentence: SentenceName, fault: string | false | undefined): boolean => {
    verdicts.push({ call, address, sentence, result: fault ? 'broken' : 'kept', detail: fault || '' });
    return !fault;
  };
  return { verdicts, judge };
};
