import * as v from 'valibot';
import { address, id, image, list, maybeCode, maybeId, texts, words } from '../values/codecs.ts';

/** A recommended product (docs/product/recommendation.md). Ranges, rates and texts are shown unchanged. */
const productSchema = v.object({
  logo: image,
  name: words,
  buttonText: words,
  range: words,
  rangeDescription: words,
  rate: words,
  rateDescription: words,
  tags: texts,
  /** '0' is disabled, everything else active. */
  clickable: maybeCode,
  productKey: maybeId,
});

/** The products that a list offers: one with neither a name nor a text for its button cannot be chosen. */
export const products = v.pipe(
  list(productSchema),
  v.transform((all) => all.filter(({ name, buttonText }) => name !== '' || buttonText !== '')),
);

export const clickSchema = v.object({ moduleId: id, positionId: id, productKey: id });

export const linkSchema = address;

export type Product = v.InferOutput<typeof productSchema>;
