import * as v from 'valibot';
import { image, maybeText, text, texts } from '../codecs.ts';

/** One recommended product (docs/product/recommendation.md). Ranges, rates and texts are shown as they come. */
export const productSchema = v.object({
  logo: image,
  name: maybeText,
  buttonText: maybeText,
  range: maybeText,
  rangeDescription: maybeText,
  rate: maybeText,
  rateDescription: maybeText,
  tags: texts,
  /** '0' is disabled, everything else active. */
  clickable: maybeText,
  productKey: maybeText,
});

/** Payload of a define call, and of the failure page's click tracking. */
export const clickSchema = v.object({ moduleId: text, positionId: text, productKey: text });

/** Data of a define call: the link to open. */
export const linkSchema = text;

/** A recommended product. */
export type Product = v.InferOutput<typeof productSchema>;
