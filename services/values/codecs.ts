import * as v from 'valibot';
import { valueBeside } from './cardNumber.ts';
import { dialledIn } from './contacts.ts';
import { imageSource } from './images.ts';
import { isMeaningless, isNoValue, isTrace, plainText } from './plainText.ts';
import { cleaned, isBlank } from './text.ts';

/** Codecs for each kind of value (docs/product/calls.md#envelopes). Numbers may come as text and the other way round. */

/** An id, or anything else that is sent back to the backend: opaque, digit for digit. */
export const id = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));

/** A program's printed 'null' is a missing value, in an id or a code too. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'object' ? '' : String(value ?? '');
  return isNoValue(text) ? '' : text;
};

/** A text that may be absent, null or not a text, which is read as ''. One step: lists may have thousands of rows. */
/* @__NO_SIDE_EFFECTS__ */ const maybe = <Output>(read: (text: string) => Output) =>
  v.pipe(
    v.optional(v.unknown(), ''),
    v.transform((value) => read(textOf(value))),
  );

/** An id that may be absent, null or not a text; then ''. */
export const maybeId = maybe(String);

/** A code for the app or a channel, trimmed and without invisible characters. */
export const code = v.pipe(id, v.transform(cleaned));

export const maybeCode = maybe(cleaned);

/** What is left of a text that says something. */
export const meaning = (text: string): string => (isMeaningless(text) ? '' : text);

/** An id that is shown, sent back digit for digit: 0 or true is none. */
export const shownId = maybe(meaning);

/** A code that is shown, to pay by or to ask about: 0 or true is none. */
export const shownCode = maybe((text) => cleaned(meaning(text)));

const readable = (text: string): string => {
  const plain = plainText(text).trim();
  return isBlank(plain) || isNoValue(plain) || /^(true|false)$/i.test(plain) ? '' : plain;
};

/** Whether a text says anything. */
export const isGiven = (text: string): boolean => readable(text) !== '';

/** An id without which its row or response leads nowhere: a blank one, or a program's printed 'null', is none. */
export const givenId = v.pipe(id, v.check(isGiven));

/** The value of a display row, or what a person wrote, as plain text (docs/product/calls.md#envelopes): 0 is one; '' for none, a flag, or a program's 'null'. */
export const figure = maybe(readable);

/** A name or a sentence for people: as `figure`, but 0, a dash or 'N/A' is none. */
export const words = maybe((text) => meaning(readable(text)));

/** Phone numbers as the company writes them; '' for a text without any, such as 'N/A'. */
export const phoneText = v.pipe(
  words,
  v.transform((text) => (dialledIn(text) ? text : '')),
);

/** What the company says of an outcome: as `words`, but a program's own status or failure, such as 'SUCCESS' or a stack trace, is no message. */
export const messageText = maybe((text) => (isTrace(text) ? '' : readable(text)));

/** An item of a list of words. */
export const visibleText = v.pipe(words, v.check(isGiven));

/** [2026, 11, 24, 21, 5] is Jackson's default format of a LocalDateTime, here 202611242105; '' for any other list. */
const joined = (list: unknown[]): string => {
  const text = String(list);
  if (!/^\d+(,\d+){2}((,\d+){2,4})?$/.test(text)) return '';
  return text
    .split(',')
    .slice(0, 6)
    .map((part) => part.padStart(2, '0'))
    .join('');
};

/** What stands for no date: 'N/A', a dash, -1, only zeros, databases' zero (0001-01-01, 1900-01-01, 1970-01-01) and 'never' (9999-12-31). */
const noTime = /^(n\/a|-\d+|[-–—0/:.TZ ]+|(000[01]|19[07]0|9999).?(01.?01|12.?31).*)$/i;

/** A date or time in any format that services/values/day.ts reads; '' when there is none. */
export const time = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((value) =>
    cleaned(readable(textOf(Array.isArray(value) ? joined(value) : value))).replace(noTime, ''),
  ),
);

/** Databases pad with trailing spaces; leading ones could disguise a link, and the link guard refuses them. '-', 0 and false are no URL. */
const unpadded = (url: string) => url.replace(/^(0|-|true|false)? *$| +$/, '');

/** A URL that is required to continue. A blank one counts as missing. */
export const address = v.pipe(id, v.transform(unpadded), v.check(isGiven));

export const maybeAddress = maybe(unpadded);

const saysYes = (text: string) => /^(1|true)$/i.test(cleaned(text));

/** '1' or true means yes; everything else, including a missing value, means no. */
export const flag = maybe(saysYes);

/** A flag whose 'no' proves something: undefined unless the backend says yes or no. */
export const maybeFlag = maybe(
  (text) => saysYes(text) || (/^(0|false)$/i.test(cleaned(text)) ? false : undefined),
);

export const integer = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d+$/))]),
  v.transform(Number),
  v.safeInteger(),
);

/** Money: centavos as an integer, zero or more. Pesos with decimals are rejected. */
export const centavos = v.pipe(integer, v.minValue(0));

/** A text in place of a value: empty, blank, or a program's printed 'null'. */
export const noText = v.pipe(
  v.string(),
  v.check((text) => !isGiven(text)),
);

export const maybeCentavos = v.pipe(
  v.nullish(v.union([noText, centavos])),
  v.transform((value) => (typeof value === 'number' ? value : undefined)),
);

/** Centavos that are displayed but not essential: an invalid value counts as missing. */
export const anyCentavos = v.fallback(maybeCentavos, undefined);

/** Centavos that are owed: an overpaid loan, below zero, owes nothing. */
export const owedCentavos = v.fallback(maybeCentavos, (read) => (v.is(integer, read?.value) ? 0 : undefined));

/** The contract promises it, but a sum that is not sent must not hide the page. */
const promisedSum: v.GenericSchema<number | string, number | undefined> = v.union([centavos]);

/** Centavos that are owed, which the contract promises: as `owedCentavos`. */
export const promisedCentavos = v.fallback(promisedSum, (read) =>
  v.is(integer, read?.value) ? 0 : undefined,
);

/** Centavos from which other figures follow: NaN when unreadable, so that nothing is calculated as if they were absent. */
export const citedCentavos = v.fallback(maybeCentavos, (read) => read && Number.NaN);

/** The items of a list, also where it arrives as an object, as PHP sends one with gaps: {"1": …}. Undefined for anything else. */
const itemsIn = (value: unknown): unknown[] | undefined => {
  const isKeyed =
    typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d+$/.test(key));
  return isKeyed ? Object.values(value) : undefined;
};

/** The items of a list in its order, null for one that cannot be read; a list that is absent, null or not a list has null alone. */
/* @__NO_SIDE_EFFECTS__ */ export const itemsOrNull = <Item extends v.GenericSchema>(item: Item) => {
  const items = v.array(v.fallback(v.nullable(item), null));
  return v.fallback(v.nullish(items, [null]), (read) => v.parse(items, itemsIn(read?.value) ?? [null]));
};

/** A list that a page may call empty: one that is not sent, or of which no item can be read, is an error. */
/* @__NO_SIDE_EFFECTS__ */ export const sentItemsOrNull = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    itemsOrNull(item),
    v.check((read) => read.length === 0 || read.some((one) => one !== null)),
  );

export const withoutNull = <Item>(read: (Item | null)[]) => read.filter((one) => one !== null);

/** A list that may be absent, null or not a list: always parsed to a list, without unreadable items. One invalid row drops that row, not the page. */
/* @__NO_SIDE_EFFECTS__ */ export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(itemsOrNull(item), v.transform(withoutNull<v.InferOutput<Item>>));

/** A list that is known only as a whole: undefined when absent or no value, 'unknown' when an item or the list itself cannot be read. */
/* @__NO_SIDE_EFFECTS__ */ export const wholeList = <Item extends v.GenericSchema>(item: Item) => {
  const items = v.array(v.nullable(item));
  return v.pipe(
    v.fallback(v.nullish(items, null), (read): v.InferOutput<typeof items> | null => {
      if (v.is(noText, read?.value)) return null;
      const { success, output } = v.safeParse(items, itemsIn(read?.value));
      return success ? output : [null];
    }),
    v.transform((read) => {
      const whole = read?.filter((one): one is v.InferOutput<Item> => one !== null);
      return whole?.length === read?.length ? whole : ('unknown' as const);
    }),
  );
};

/** Display rows (docs/product/calls.md#envelopes); rows without a text or a value are left out. */
export const rows = v.pipe(
  list(v.object({ text: words, value: figure })),
  v.transform((items) =>
    items.flatMap(({ text, value }) => (text && value ? { text, value: valueBeside(text, value) } : [])),
  ),
);

/** URL of an image that a page may show: https or our own (docs/product/security.md); otherwise ''. */
export const image = maybe((url) => imageSource(unpadded(url)));

/** The comma between two URLs: another URL starts after it. A comma inside a URL, or before its base64 data, does not split it. */
const between = /(?<!base64),[\s,]*(?=https?:|data:|\/|$)/;

/** A list, or one text that joins its items with `comma`. Items that `item` refuses are left out. */
/* @__NO_SIDE_EFFECTS__ */ const joinedList = (
  item: v.GenericSchema<unknown, string>,
  comma: RegExp | string,
) => {
  const items = list(item);
  return v.pipe(
    v.optional(v.unknown(), ''),
    v.transform((value) => v.parse(items, itemsIn(value) ?? textOf(value).split(comma))),
  );
};

/** URLs of images; those that a page may not show are left out. */
export const images = joinedList(v.pipe(image, v.check(isGiven)), between);

export const texts = joinedList(visibleText, ',');
