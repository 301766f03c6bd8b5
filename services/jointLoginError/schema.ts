import * as v from 'valibot';
import { list, words } from '../codecs.ts';
import { productSchema } from '../recommendation/schema.ts';

export const joinFailureSchema = v.object({
  notice: words,
  errorMessage: words,
  recProducts: list(productSchema),
});

export type JoinFailure = v.InferOutput<typeof joinFailureSchema>;
