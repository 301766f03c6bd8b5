import * as v from 'valibot';
import { centavos, time } from '../values/codecs.ts';
import { dataIn } from '../http/envelope.ts';

const headlineSchema = v.object({ amount: centavos, repayDate: time });

/** The amount due in centavos, and its date, empty when unknown; undefined without an amount. A separate file, so that the document can read it before the app has loaded. */
export function headlineIn(body: string): v.InferOutput<typeof headlineSchema> | undefined {
  return dataIn('00', headlineSchema, body);
}
