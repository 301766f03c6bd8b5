import * as v from 'valibot';
import { imageSource } from './images.ts';

/** Numbers may come as text and the other way round (docs/product/calls.md#envelopes): read both as text. */
export const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** Text that may be absent, null or no text at all: always a text. What cannot be shown hides nothing else. */
export const maybeText = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) => (v.is(text, value) ? String(value) : '')),
);

/** Where somebody is to go on. A blank one leads nowhere: it is none. */
export const address = v.pipe(text, v.regex(/\S/));

/** '1' or true means yes; everything else, and nothing at all, means no. */
export const flag = v.pipe(
  maybeText,
  v.transform((value) => value === '1' || value === 'true'),
);

/** A whole number, as a number or as text. */
export const integer = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/))]),
  v.transform(Number),
  v.safeInteger(),
);

/** Money of the lender's: a whole number of centavos, none below zero. */
export const centavos = v.pipe(integer, v.minValue(0));

/** Centavos that may be absent or empty. */
export const maybeCentavos = v.pipe(
  v.nullish(v.union([v.literal(''), centavos])),
  v.transform((value) => (typeof value === 'number' ? value : undefined)),
);

/** Centavos that are worth showing but not worth a page: an odd value counts as none. */
export const anyCentavos = v.fallback(maybeCentavos, undefined);

/** The same for a text. */
export const anyText = v.fallback(maybeText, '');

/** A list that may be absent, null or no list at all: always a list, without the items that cannot be read. One odd row drops that row, not the page. */
export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.fallback(v.nullish(v.array(v.fallback(v.nullable(item), null)), []), []),
    v.transform((items) => items.filter((one): one is v.InferOutput<Item> => one !== null)),
  );

/** Display rows (docs/product/calls.md#envelopes); a row without a text or a value is left out. */
export const rows = v.pipe(
  list(v.object({ text: maybeText, value: maybeText })),
  v.transform((items) => items.filter((row) => row.text !== '' && row.value !== '')),
);

/** Address of an image that a page may show: https or our own (docs/product/security.md); any other is read as none. */
export const image = v.pipe(
  maybeText,
  v.transform((url) => imageSource(url)),
);

/** A list of texts, or one text that joins them with commas. */
export const texts = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) =>
    Array.isArray(value) ? v.parse(list(text), value) : v.parse(maybeText, value).split(',').filter(Boolean),
  ),
);
