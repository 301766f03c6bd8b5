import { fromPromise } from 'xstate';
import { nowOf } from '../../services/clock.ts';
import { isCodeKept } from '../../services/repay/kept.ts';
import type { CodeInquiry, LiveCode } from './liveCode.ts';

/** Finds the code that was made for an order and can still be paid by. What reads it is loaded only where a code is kept: most orders have none. */
export const findLiveCode = fromPromise<LiveCode | undefined, CodeInquiry>(async ({ input, system }) => {
  if (!isCodeKept() && !input.way?.info?.code) return undefined;
  const { liveCodeFor } = await import('./liveCode.ts');
  return liveCodeFor(input, nowOf(system));
});
