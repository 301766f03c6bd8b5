import * as v from 'valibot';
import { imageSource } from './images.ts';
import { cleaned, isBlank } from './text.ts';

/**
 * How each kind of value is read (docs/product/calls.md#envelopes). Numbers may come as text and the other way round. Which field is of which
 * kind is checked by tests/codecs/everySchema.test.ts.
 */

/** An id, or anything else that goes back to the backend: opaque, digit for digit. */
export const id = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** An id that may be absent, null or no text at all: then ''. */
export const maybeId = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) => (v.is(id, value) ? String(value) : '')),
);

/** A code that the app or a channel reads: without blanks around it and without invisible characters. */
export const code = v.pipe(id, v.transform(cleaned));

/** The same, and '' where it is absent. */
export const maybeCode = v.pipe(maybeId, v.transform(cleaned));

export const words = v.pipe(
  maybeId,
  v.transform((text) => (isBlank(text) ? '' : text.trim())),
);

/** Words in which there is something to see. */
export const someWords = v.pipe(
  id,
  v.check((text) => !isBlank(text)),
  v.transform((text) => text.trim()),
);

/** [2026, 11, 24, 21, 5] is how Jackson writes a LocalDateTime by default; '' for what is no such list. */
const joined = (list: unknown[]): string => {
  const text = String(list);
  if (!/^\d+(,\d+){2,6}$/.test(text)) return '';
  const [day, clock] = [text.split(',').slice(0, 3), text.split(',').slice(3)];
  const time = [...clock, '0'].slice(0, 3).map((part) => part.padStart(2, '0'));
  return day.join('-') + (clock.length > 0 ? ` ${time.join(':')}` : '');
};

/** A day or a moment as the backend writes it, in any form that services/day.ts reads; '' where it is absent. */
export const time = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) => cleaned(v.parse(maybeId, Array.isArray(value) ? joined(value) : value))),
);

/** Databases pad with spaces behind; in front one could hide what a link is, and the link guard refuses it. */
const unpadded = (url: string) => url.replace(/ +$/, '');

/** An address that is needed to continue. A blank one counts as missing. */
export const address = v.pipe(id, v.regex(/\S/), v.transform(unpadded));

export const maybeAddress = v.pipe(maybeId, v.transform(unpadded));

/** '1' or true means yes; everything else, and nothing at all, means no. */
export const flag = v.pipe(
  maybeCode,
  v.transform((value) => /^(1|true)$/i.test(value)),
);

/** A whole number, as a number or as its digits. */
export const integer = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+$/))]),
  v.transform(Number),
  v.safeInteger(),
);

/** Money: a whole number of centavos, zero or more. Pesos with a point are refused. */
export const centavos = v.pipe(integer, v.minValue(0));

/** Centavos that may be absent or empty. */
export const maybeCentavos = v.pipe(
  v.nullish(v.union([v.literal(''), centavos])),
  v.transform((value) => (typeof value === 'number' ? value : undefined)),
);

/** Centavos that are worth showing but not worth a page: an odd value counts as none. */
export const anyCentavos = v.fallback(maybeCentavos, undefined);

/** A list that may be absent, null or no list at all: always a list, without the items that cannot be read. One odd row drops that row, not the page. */
export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.fallback(v.nullish(v.array(v.fallback(v.nullable(item), null)), []), []),
    v.transform((items) => items.filter((one): one is v.InferOutput<Item> => one !== null)),
  );

/** Display rows (docs/product/calls.md#envelopes); a row without a text or a value is left out. */
export const rows = v.pipe(
  list(v.object({ text: words, value: words })),
  v.transform((items) => items.filter((row) => row.text !== '' && row.value !== '')),
);

/** Address of an image that a page may show: https or our own (docs/product/security.md); any other is read as none. */
export const image = v.pipe(
  maybeAddress,
  v.transform((url) => imageSource(url)),
);

/** The comma between two addresses: another one begins behind it. Inside an address it is a part of it. */
const between = /,\s*(?=https?:|blob:|data:|\/|$)/;

/** Addresses of images: a list, or one text that joins them with commas. Those that a page may not show are left out. */
export const images = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) =>
    v.parse(list(image), Array.isArray(value) ? value : v.parse(maybeId, value).split(between)),
  ),
  v.transform((urls) => urls.filter((url) => url !== '')),
);

/** A list of texts, or one text that joins them with commas. */
export const texts = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) =>
    v.parse(list(someWords), Array.isArray(value) ? value : v.parse(maybeId, value).split(',')),
  ),
);
