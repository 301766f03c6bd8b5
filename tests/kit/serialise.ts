import type { AnyActorRef } from 'xstate';

const isActorRef = (value: object): value is AnyActorRef =>
  'sessionId' in value && 'send' in value && 'getSnapshot' in value;

/** Texts of plain data that was frozen, so that it need not be read again. */
const frozenTexts = new WeakMap<object, string>();

/** Plain data all the way down: no refs, files, functions or classes. */
const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return (
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
    Object.values(value).every(isPlain)
  );
};

const freezeAll = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || frozenTexts.has(value)) return;
  for (const item of Object.values(value)) freezeAll(item);
  frozenTexts.set(Object.freeze(value), serialise(value));
};

/** Freezes plain data all the way down. Anything else stays as it is. */
const freeze = (value: unknown): void => {
  if (typeof value === 'object' && value !== null && !frozenTexts.has(value) && isPlain(value))
    freezeAll(value);
};

/**
 * Freezes the plain data of a context all the way down: an action that changes it in place throws from then on. Its text is made once, unless it
 * holds something that cannot be frozen, such as a file.
 */
export const freezeContext = (context: object): void => {
  const values = Object.values(context);
  for (const value of values) freeze(value);
  if (
    !frozenTexts.has(context) &&
    values.every(
      (value) => typeof value !== 'object' || value === null || frozenTexts.has(value) || isActorRef(value),
    )
  )
    frozenTexts.set(Object.freeze(context), serialise(context));
};

/**
 * Stable text of any value, keys sorted: equal texts mean equal values. An actor ref is its id, never its identity.
 * @throws when the value contains itself.
 */
export const serialise = (value: unknown, parents: object[] = []): string => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return `function ${value.name}`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return String(value);
  const known = frozenTexts.get(value);
  if (known !== undefined) return known;
  if (isActorRef(value)) return `actor ${value.id}`;
  if (value instanceof Date) return `date ${value.getTime()}`;
  if (value instanceof Error) return `${value.name}: ${value.message}${fields(value, parents)}`;
  if (typeof Blob !== 'undefined' && value instanceof Blob)
    return `blob ${'name' in value ? String(value.name) : ''} ${value.size}`;
  if (parents.includes(value)) throw new Error('A context must be plain data: this one contains itself.');
  const inside = [...parents, value];
  if (Array.isArray(value)) return `[${value.map((item) => serialise(item, inside)).join(',')}]`;
  if (value instanceof Map) return `map ${serialise([...value], inside)}`;
  if (value instanceof Set) return `set ${serialise([...value], inside)}`;
  return fields(value, inside);
};

/** Text of an object's own fields, sorted by key; a field that is undefined is as good as absent. */
const fields = (value: object, parents: object[]): string => {
  let text = '';
  // A loop that makes nothing but the text: exploring comes here by the million.
  for (const key of Object.keys(value).toSorted()) {
    const item = (value as Record<string, unknown>)[key];
    if (item !== undefined) text += `${text && ','}${key}:${serialise(item, parents)}`;
  }
  return `{${text}}`;
};

const longest = 160;

/** Texts that were cut, in full, by the number that stands in their place. */
export const wholeTexts = new Map<string, string>();

/** The same text, cut for reading; what was cut off is kept as a number, so that two long texts differ when their values do. */
export const short = (value: unknown): string => {
  const text = serialise(value);
  if (text.length <= longest) return text;
  const number = hash(text);
  wholeTexts.set(number, text);
  return `${text.slice(0, longest)}… #${number}`;
};

/** A short, stable number of a text (FNV-1a), in base 36. */
const hash = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(36);
};
