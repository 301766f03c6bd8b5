import * as v from 'valibot';
import { messageText } from '../values/codecs.ts';
import { products } from '../recommendation/schema.ts';

/** A backend may omit empty data, or send null: nothing is recommended. */
export const joinFailureSchema = v.nullish(
  v.object({
    notice: messageText,
    errorMessage: messageText,
    recProducts: products,
  }),
  {},
);

export type JoinFailure = v.InferOutput<typeof joinFailureSchema>;
