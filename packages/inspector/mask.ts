import { isActor, plainOf } from './plain.ts';

/** Whether a value may leave the page as it is. */
export type Check = (value: unknown) => boolean;

/** For a field that is replaced by a token: equal values in a run have the same token. */
export const token = 'token';

/** For a field that may leave unmasked. */
export const everything = 'everything';

/** What of a value may leave. */
export type Allowed = Check | Fields | typeof token | typeof everything;

/** What of an object may leave, by field; for a list it applies to each item. Only for objects whose field names come from our own code. */
export interface Fields {
  readonly [name: string]: Allowed;
}

/** What of an actor may leave the page. */
export interface PublicActor {
  readonly context?: Fields | typeof everything;
  readonly input?: Fields | typeof everything;
  readonly output?: Fields | typeof everything;
}

export interface AllowList {
  /** By the id of a machine or, for a service, of its invoke. */
  readonly actors?: Readonly<Record<string, PublicActor>>;
  /** By event type. */
  readonly events?: Readonly<Record<string, Fields | typeof everything>>;
  readonly failure?: Fields | typeof everything;
}

export const allowedOf = (
  allowed: Fields | typeof everything | undefined,
  name: unknown,
): Allowed | undefined => (allowed === everything ? everything : entryOf(allowed ?? {}, name));

/** A name from our own code: an event, a state, an actor, a route, a message's key. Never for a text from outside. */
export const isName: Check = (value) =>
  typeof value === 'string' && /^(x:\d+|[a-z]+\d?(\.[a-z]+\d?)*)$/i.test(value);

const hidden = '•••';
const kinds = ['text', 'number', 'flag', 'list', 'object', 'function'] as const;

const kindOf = (value: unknown): (typeof kinds)[number] => {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number' || typeof value === 'bigint') return 'number';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'object') return 'object';
  return typeof value === 'function' ? 'function' : 'text';
};

export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, name: unknown): Entry | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns a name from our own code, possibly numbered ('image-3'); the mask when it does not look like one. */
export const maskName = (value: unknown): unknown =>
  isName(typeof value === 'string' ? value.replace(/-\d{1,2}$/, '') : value) ? value : hidden;

/** A field's name from our own code; a name made of data has digits, spaces or punctuation. */
export const maskField = (name: string) => (/^[a-z_$]+\d?[a-z_$]*$/i.test(name) ? name : hidden);

export type Tokens = (value: unknown) => string;

/** Equal objects have equal texts; a cyclic object is compared by identity. */
const textOf = (value: object | null): unknown => {
  try {
    return JSON.stringify(value);
  } catch {
    return value;
  }
};

/** Creates the tokens of one run: `◆1`, `◆2`, in the order in which values occur. */
export const createTokens = (): Tokens => {
  const known = new Map<unknown, string>();
  return (value) => {
    const key = typeof value === 'object' ? textOf(value) : value;
    const mark = known.get(key) ?? `◆${known.size + 1}`;
    known.set(key, mark);
    return mark;
  };
};

const deepest = 50;

/** Copies `value` with only the parts that `allowed` permits; the rest becomes a mark that names its type. Absent values stay. */
export const mask = (value: unknown, allowed?: Allowed, tokens?: Tokens, depth = 0): unknown => {
  try {
    return depth > deepest ? `${hidden} too deep` : masked(value, allowed, tokens, depth);
  } catch {
    return `${hidden} unreadable`;
  }
};

const masked = (
  value: unknown,
  allowed: Allowed | undefined,
  tokens: Tokens | undefined,
  depth: number,
): unknown => {
  if (value === undefined || value === null || value === '') return value;
  if (allowed === everything) return plainOf(value);
  if (isRecord(value) && isActor(value)) return { xstate$$type: 1, id: maskName(value.id) };
  if (allowed === token) return tokens ? tokens(value) : `${hidden} ${kindOf(value)}`;
  if (typeof allowed === 'function' && allowed(value)) return value;
  if (typeof allowed === 'object' && Array.isArray(value))
    return value.map((item) => mask(item, allowed, tokens, depth + 1));
  if (typeof allowed === 'object' && isRecord(value))
    return Object.fromEntries(
      Object.keys(value).map((name) => [
        maskField(name),
        mask(value[name], entryOf(allowed, name), tokens, depth + 1),
      ]),
    );
  return `${hidden} ${kindOf(value)}`;
};
