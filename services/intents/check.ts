import type * as v from 'valibot';
import { type Call, reads } from '../http/service.ts';
import type { Payload } from '../http/request.ts';
import type { CheckQuestion } from './intent.ts';

/** The backend's word on a pending request. */
export interface CheckResult {
  /** It was done; it was not done so far; or what is there says neither. */
  verdict: 'done' | 'notDone' | 'unclear';
  /** What the backend says of it now, in its own words; empty when it says nothing. */
  news: string;
}

/** How a flow asks the backend what became of a pending request: which call, and how its answer is read at `now` (epoch milliseconds). */
export type Check = (
  question: CheckQuestion,
  now: number,
) => {
  call: Call<v.GenericSchema<unknown, CheckResult>>;
  payload: Payload;
};

/** Asks the backend what became of a pending request, as the flow says. Rejects with a ServiceFailure. */
export const checkOutcome = reads(({ check, question }: { check: Check; question: CheckQuestion }, now) =>
  check(question, now),
);
