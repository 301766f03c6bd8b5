import * as v from 'valibot';
import { maybeCode } from '../values/codecs.ts';
import { isoOf } from '../values/day.ts';
import type { Check, CheckResult } from '../pendingRequests/check.ts';
import { problemDetail, problemList } from './actors.ts';
import { type History, historySchema, isAsked, wholeHistorySchema } from './schema.ts';

/** The time of a list entry. For an entry with only a date, the start of that day: the entry is from then or later. */
const momentOf = (text: string) => isoOf(text, true) ?? '';

/** In milliseconds. A borrower does not write the same complaint twice within that time. */
const clockSlack = 30_000;

/** Whether an entry came in after `since`. An entry from the future has another clock and proves nothing. */
const isSince = (time: string, since: number | undefined, now: number) =>
  since !== undefined &&
  momentOf(String(since - clockSlack)) <= momentOf(time) &&
  momentOf(time) <= momentOf(String(now + clockSlack));

/**
 * Done if an entry since `since` has the same text; 'notDone' means none so far; 'unclear' if the entry may be an earlier complaint, or the response is
 * not a whole list: another server may have answered after a redirect.
 */
export const checkComplaint: Check = ({ detail = '', orderId = '', since }, now) => {
  const sent = detail.trim();
  const verdictOf = (
    history: readonly Pick<History[number], 'list'>[],
    isWhole: boolean,
  ): CheckResult['verdict'] => {
    const same = history
      .flatMap(({ list = [] }) => list)
      .filter(
        ({ content, orderNo }) => content.trim() === sent && ['', orderId.trim()].includes(orderNo.trim()),
      );
    if (same.some(({ time }) => isSince(time, since, now))) return 'done';
    return same.length > 0 || sent === '' || !isWhole ? 'unclear' : 'notDone';
  };
  const data = v.fallback(
    v.union([
      v.pipe(
        wholeHistorySchema,
        v.transform((history): CheckResult => ({ verdict: verdictOf(history, true), news: '' })),
      ),
      v.pipe(
        historySchema,
        v.transform((history): CheckResult => ({ verdict: verdictOf(history, false), news: '' })),
      ),
    ]),
    { verdict: 'unclear', news: '' },
  );
  return { call: { ...problemList, data }, payload: {} };
};

/** Checks whether a complaint's handling was rated: it was not if the complaint asks for a rating. A complaint without this field proves neither. */
const ratingData = v.pipe(
  v.object({ isNeedScore: maybeCode }),
  v.transform(({ isNeedScore }): CheckResult => {
    if (isNeedScore === '') return { verdict: 'unclear', news: '' };
    return { verdict: isAsked(isNeedScore) ? 'notDone' : 'done', news: '' };
  }),
);

export const checkServiceRating: Check = ({ problemId = '' }) => ({
  call: { ...problemDetail, data: ratingData },
  payload: { problemId },
});
