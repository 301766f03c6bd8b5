import * as v from 'valibot';
import { messageText } from '../values/codecs.ts';
import { sentProducts } from '../recommendation/schema.ts';

/** Without data nothing is recommended; `recProducts` is undefined where data do not say whether something is. */
export const joinFailureSchema = v.nullish(
  v.object({
    notice: messageText,
    errorMessage: messageText,
    recProducts: v.fallback(v.optional(sentProducts), undefined),
  }),
  { recProducts: [] },
);

export type JoinFailure = v.InferOutput<typeof joinFailureSchema>;
