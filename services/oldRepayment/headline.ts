import * as v from 'valibot';
import { centavos } from '../values/codecs.ts';
import { dataIn } from '../http/envelope.ts';

const headlineSchema = v.object({ amount: centavos });

/** The amount due in centavos; undefined without one. A separate file, so that the document can read it before the app has loaded. */
export const amountIn = (body: string): number | undefined => {
  return dataIn('00', headlineSchema, body)?.amount;
};
