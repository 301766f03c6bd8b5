import * as v from 'valibot';
import { maybeCode } from '../codecs.ts';
import { isoOf } from '../day.ts';
import type { Check, CheckResult } from '../intents/check.ts';
import { problemDetail, problemList } from './actors.ts';
import { type History, historySchema, isAsked } from './schema.ts';

/** A moment as the list may tell it. Where it has only a day, that day's beginning: an entry is from then or later. */
const momentOf = (told: string) => isoOf(told.trim(), true) ?? '';

/** How far the clocks may be apart, in milliseconds: the same complaint is not written twice within that time. */
const clockSlack = 30_000;

/** Whether an entry came in after `since`. One from the future was not dated by the same clock, and proves nothing. */
const isSince = (time: string, since: number | undefined, now: number) =>
  since !== undefined &&
  momentOf(String(since - clockSlack)) <= momentOf(time) &&
  momentOf(time) <= momentOf(String(now + clockSlack));

/**
 * Whether a complaint arrived: one about its order has the very text, and came in after it was first sent. 'notDone' says that none has the text so
 * far, which is all that a list can say. The same text may have been sent before: an entry that may be the earlier one leaves it unclear.
 */
export const checkComplaint: Check = ({ detail = '', orderId = '', since }, now) => {
  const sent = detail.trim();
  const verdictOf = (history: History): CheckResult['verdict'] => {
    const same = history
      .flatMap(({ list }) => list)
      .filter(
        ({ content, orderNo }) => content.trim() === sent && ['', orderId.trim()].includes(orderNo.trim()),
      );
    if (same.some(({ time }) => isSince(time, since, now))) return 'done';
    return same.length > 0 || sent === '' ? 'unclear' : 'notDone';
  };
  const data = v.pipe(
    historySchema,
    v.transform((history): CheckResult => ({ verdict: verdictOf(history), news: '' })),
  );
  return { call: { ...problemList, data }, payload: {} };
};

/** Whether the handling of a complaint was rated: a complaint that asks for it was not. One that says nothing about it proves neither. */
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
