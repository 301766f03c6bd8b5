import * as v from 'valibot';
import { maybeText } from '../codecs.ts';
import { reads } from '../http/service.ts';
import type { CheckQuestion, CheckResult } from '../intents/check.ts';
import { problemDetail, problemList } from './actors.ts';
import { type History, historySchema, isAsked } from './schema.ts';

const isListed = (history: History, sent: string) =>
  history.some(({ list }) => list.some(({ content }) => content.trim() === sent));

/**
 * Whether a complaint arrived: one of the borrower's complaints has the very text. 'notDone' says that none has it so far, which is all that a list can
 * say; without a text there is nothing to look for.
 */
export const checkComplaint = reads(({ detail = '' }: CheckQuestion) => {
  const sent = detail.trim();
  const verdictOf = (history: History): CheckResult['verdict'] => {
    if (sent === '') return 'unclear';
    return isListed(history, sent) ? 'done' : 'notDone';
  };
  const data = v.pipe(
    historySchema,
    v.transform((history): CheckResult => ({ verdict: verdictOf(history), news: '' })),
  );
  return { call: { ...problemList, data }, payload: {} };
});

/** Whether the handling of a complaint was rated: a complaint that asks for it was not. One that says nothing of it tells neither. */
const ratingData = v.pipe(
  v.object({ isNeedScore: maybeText }),
  v.transform(({ isNeedScore }): CheckResult => {
    if (isNeedScore === '') return { verdict: 'unclear', news: '' };
    return { verdict: isAsked(isNeedScore) ? 'notDone' : 'done', news: '' };
  }),
);

/** Whether a rating arrived. */
export const checkServiceRating = reads(({ problemId = '' }: CheckQuestion) => ({
  call: { ...problemDetail, data: ratingData },
  payload: { problemId },
}));
