import { fromPromise } from 'xstate';
import { earliestOf } from '../visit/clock.ts';
import { isCodeStored } from './kept.ts';
import type { CodeInquiry, LiveCode } from './liveCode.ts';

/** Finds an order's code that can still be paid. Its reader is loaded only if a code is stored, because most orders have none. */
export const findLiveCode = fromPromise<LiveCode | undefined, CodeInquiry>(async ({ input, system }) => {
  if (!isCodeStored() && !input.way?.info?.code) return undefined;
  const { liveCodeFor } = await import('./liveCode.ts');
  return liveCodeFor(input, earliestOf(system));
});
