import * as v from 'valibot';
import {
  address,
  image,
  maybeCode,
  maybeId,
  itemsOrNull,
  sentItemsOrNull,
  texts,
  words,
  figure,
} from '../values/codecs.ts';

/** A recommended product (docs/product/recommendation.md). Ranges, rates and texts are shown unchanged. */
const productSchema = v.object({
  logo: image,
  name: words,
  buttonText: words,
  range: figure,
  rangeDescription: words,
  rate: figure,
  rateDescription: words,
  description: words,
  tags: texts,
  /** '0' is disabled, everything else active. */
  clickable: maybeCode,
  productKey: maybeId,
});

/** Whether a list offers what is at one of its places: a product with neither a name nor a text for its button cannot be chosen. */
export const isOffered = (product: Product | null): product is Product =>
  !!(product?.name || product?.buttonText);

const offered = v.transform((all: (Product | null)[]) => (all.some(isOffered) ? all : []));

/** The products of a list by their places, which a tap reports; empty when none is offered. */
export const products = v.pipe(itemsOrNull(productSchema), offered);

export const sentProducts = v.pipe(sentItemsOrNull(productSchema), offered);

export const linkSchema = address;

export type Product = v.InferOutput<typeof productSchema>;
