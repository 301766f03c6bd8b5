import type * as v from 'valibot';
import { type Call, reads } from '../http/service.ts';
import type { Payload } from '../http/request.ts';
import type { CheckQuestion } from './request.ts';

export interface CheckResult {
  /** It was done, it was not done so far, or the answer proves neither. */
  verdict: 'done' | 'notDone' | 'unclear';
  /** The backend's own message about it; empty without one. */
  news: string;
}

/** How a flow asks the backend about a pending request: the call, and how to read its response at `now` (epoch milliseconds). */
export type Check = (
  question: CheckQuestion,
  now: number,
) => {
  call: Call<v.GenericSchema<unknown, CheckResult>>;
  payload: Payload;
};

/** Asks the backend about a pending request, with the flow's check. Rejects with a ServiceFailure. */
export const checkOutcome = reads(({ check, question }: { check: Check; question: CheckQuestion }, now) =>
  check(question, now),
);
