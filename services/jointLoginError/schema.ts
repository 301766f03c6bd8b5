import * as v from 'valibot';
import { list, messageText } from '../values/codecs.ts';
import { productSchema } from '../recommendation/schema.ts';

/** A backend may omit empty data, or send null: nothing is recommended. */
export const joinFailureSchema = v.nullish(
  v.object({
    notice: messageText,
    errorMessage: messageText,
    recProducts: list(productSchema),
  }),
  {},
);

export type JoinFailure = v.InferOutput<typeof joinFailureSchema>;
