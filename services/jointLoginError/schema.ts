import * as v from 'valibot';
import { messageText } from '../values/codecs.ts';
import { sentProducts } from '../recommendation/schema.ts';

/** `recProducts` is undefined where the backend does not say whether something is recommended. */
export const joinFailureSchema = v.nullish(
  v.object({
    notice: messageText,
    errorMessage: messageText,
    recProducts: v.fallback(v.optional(sentProducts), undefined),
  }),
  {},
);

export type JoinFailure = v.InferOutput<typeof joinFailureSchema>;
