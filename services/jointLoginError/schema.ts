import * as v from 'valibot';
import { list, maybeText } from '../codecs.ts';
import { productSchema } from '../recommendation/schema.ts';

/** Data of POST /gopia/goya/drowns: why the joint login failed, and what else there is. */
export const joinFailureSchema = v.object({
  notice: maybeText,
  errorMessage: maybeText,
  recProducts: list(productSchema),
});

/** Why the joint login failed. */
export type JoinFailure = v.InferOutput<typeof joinFailureSchema>;
