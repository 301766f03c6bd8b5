import type { AnyActorRef } from 'xstate';

export function isActorRef(value: object): value is AnyActorRef {
  return 'sessionId' in value && 'send' in value && 'getSnapshot' in value;
}

/** Thrown for a value that has no text shared only by equal values. */
export class Incomparable extends Error {
  /** Description of the value, e.g. `a function (onClose)`. */
  readonly what: string;
  readonly path: readonly string[];
  constructor(what: string, path: readonly string[]) {
    super(`${path.length > 0 ? `${path.join('.')} is ` : ''}${what}`);
    this.what = what;
    this.path = path;
  }
}

interface Walk {
  /** Texts of frozen plain data. */
  known: WeakMap<object, string>;
  /** True to distinguish values exactly, false to describe them for people and golden files. */
  isExact: boolean;
  actor: (ref: AnyActorRef) => string;
  parents: object[];
  path: string[];
  /** Number of references to a parent written so far: a text with one is valid only in its place. */
  cycles: number;
}

const frozen = new WeakSet<object>();
const described = new WeakMap<object, string>();
const identified = new WeakMap<object, string>();

const deepest = 1_000;

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const isPlain = (value: unknown, parents: readonly object[] = []): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (frozen.has(value)) return true;
  if (parents.includes(value) || parents.length > deepest) return false;
  if (Array.isArray(value) ? Object.getPrototypeOf(value) !== Array.prototype : !isPlainObject(value))
    return false;
  const inside = [...parents, value];
  return Object.values(Object.getOwnPropertyDescriptors(value)).every(
    (property) => 'value' in property && isPlain(property.value, inside),
  );
};

/** A proxy may throw on any access; it stays unfrozen. */
const canFreeze = (value: unknown): boolean => {
  try {
    return isPlain(value);
  } catch {
    return false;
  }
};

const freezeAll = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return;
  for (const item of Object.values(value)) freezeAll(item);
  frozen.add(Object.freeze(value));
};

/** Deep-freezes the plain data of a context, so that a mutation throws and texts can be cached. A file stays as it is. */
export const freezeContext = (context: object): void => {
  const values = Object.values(context);
  for (const value of values) if (canFreeze(value)) freezeAll(value);
  if (
    values.every(
      (value) => typeof value !== 'object' || value === null || frozen.has(value) || isActorRef(value),
    )
  )
    Object.freeze(context);
};

const numbers = new WeakMap<WeakKey, number>();
let numbered = 0;

export const identityOf = (value: WeakKey): number => {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbered += 1;
  numbers.set(value, numbered);
  return numbered;
};

const symbolText = (value: symbol, isExact: boolean): string => {
  const registered = Symbol.keyFor(value);
  if (registered !== undefined) return `symbol for ${JSON.stringify(registered)}`;
  const text = `symbol ${JSON.stringify(value.description ?? '')}`;
  return isExact ? `${text} #${identityOf(value)}` : text;
};

const numberText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** A key as in source text: quoted where it is no identifier, so that keys are unambiguous. */
const keyText = (key: string | symbol, isExact: boolean): string =>
  typeof key === 'symbol'
    ? `[${symbolText(key, isExact)}]`
    : /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key)
      ? key
      : JSON.stringify(key);

const at = (walk: Walk, key: string, item: unknown): string => {
  walk.path.push(key);
  const text = textOf(item, walk);
  walk.path.pop();
  return text;
};

const refuse = (what: string, { path }: Walk): never => {
  throw new Incomparable(what, [...path]);
};

const fields = (value: object, walk: Walk, left: (key: string | symbol) => boolean = () => false): string => {
  const { isExact } = walk;
  const keys = isExact ? Reflect.ownKeys(value) : Object.keys(value);
  let text = '';
  const sorted = keys.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
  // A loop that allocates nothing but the text: exploring runs it millions of times.
  for (const key of sorted) {
    if (left(key)) continue;
    const property = isExact ? Object.getOwnPropertyDescriptor(value, key) : undefined;
    if (property && !('value' in property)) refuse(`an accessor (${String(key)})`, walk);
    const item: unknown = property ? property.value : (value as Record<string | symbol, unknown>)[key];
    // In readable output, an undefined field is the same as a missing one.
    if (item !== undefined || isExact)
      text += `${text && ','}${keyText(key, isExact)}:${at(walk, String(key), item)}`;
  }
  return `{${text}}`;
};

const isIndex = (key: string | symbol) => key === 'length' || (typeof key === 'string' && /^\d+$/.test(key));

const list = (value: readonly unknown[], walk: Walk): string => {
  const items = Array.from({ length: value.length }, (_, index) =>
    index in value ? at(walk, String(index), value[index]) : walk.isExact ? 'hole' : 'undefined',
  );
  const more = walk.isExact && Reflect.ownKeys(value).length > items.length + 1;
  return `[${items.join(',')}]${more ? fields(value, walk, isIndex) : ''}`;
};

const items = (values: Iterable<unknown>, walk: Walk): string =>
  `[${[...values].map((item, index) => at(walk, String(index), item)).join(',')}]`;

const entries = (values: Iterable<readonly [unknown, unknown]>, walk: Walk): string =>
  `[${[...values].map(([key, item], index) => `[${at(walk, String(index), key)},${at(walk, String(index), item)}]`).join(',')}]`;

const bytesOf = (value: ArrayBuffer | ArrayBufferView): string =>
  [
    ...(value instanceof ArrayBuffer
      ? new Uint8Array(value)
      : new Uint8Array(value.buffer, value.byteOffset, value.byteLength)),
  ].join(' ');

const classOf = (value: object): { name: string; chain: Function[] } => {
  const chain: Function[] = [];
  for (
    let proto: unknown = Object.getPrototypeOf(value);
    proto !== null;
    proto = Object.getPrototypeOf(proto)
  ) {
    const own = Object.getOwnPropertyDescriptor(proto, 'constructor')?.value as unknown;
    if (typeof own === 'function') chain.push(own);
  }
  return { name: chain[0]?.name ?? '', chain };
};

const sourceOf = (made: Function): string => Function.prototype.toString.call(made);

/** Whether a class keeps no hidden state: private fields, also compiled ones, are invisible to a walk. */
const keepsNothing = (made: Function): boolean =>
  !/#[\p{ID_Start}$_]|\.(get|set|has|add)\(this\b|private\w*\(\s*this\b/iu.test(sourceOf(made));

/** Whether a class is built into the platform; Node implements some of its own in JavaScript. */
const isNative = (made: Function): boolean =>
  (globalThis as Record<string, unknown>)[made.name] === made ||
  /\{\s*\[native code\]\s*\}$/.test(sourceOf(made));

const instance = (
  value: object,
  walk: Walk,
  inner = '',
  left?: (key: string | symbol) => boolean,
): string => {
  const { name, chain } = classOf(value);
  if (!walk.isExact) return inner || fields(value, walk);
  const own = chain.filter((made) => !isNative(made));
  const secret = own.find((made) => !keepsNothing(made));
  if (secret) return refuse(`an instance of ${secret.name}, a class with private state`, walk);
  const made = own.length > 0 ? own.map((one) => identityOf(one)).join('.') : name;
  return `${keyText(name, true)} #${made} ${inner}${fields(value, walk, left)}`;
};

const errorText = (value: Error, walk: Walk): string => {
  const cause = value.cause === undefined ? '' : ` cause ${at(walk, 'cause', value.cause)}`;
  const errors = value instanceof AggregateError ? ` errors ${at(walk, 'errors', value.errors)}` : '';
  const isOfError = (key: string | symbol) => ['message', 'stack', 'cause', 'errors'].includes(String(key));
  if (!walk.isExact) return `${value.name}: ${value.message}${fields(value, walk)}`;
  const { chain } = classOf(value);
  const own = chain.filter((made) => !isNative(made));
  const secret = own.find((made) => !keepsNothing(made));
  if (secret) return refuse(`an instance of ${secret.name}, a class with private state`, walk);
  return `error ${own.map((made) => identityOf(made)).join('.')} ${JSON.stringify([value.name, value.message])}${cause}${errors}${fields(value, walk, isOfError)}`;
};

const tagOf = (value: object): string => Object.prototype.toString.call(value).slice(8, -1);
const boxed = new Set(['Number', 'String', 'Boolean', 'BigInt', 'Symbol']);

const builtIn = (value: object, walk: Walk): string | undefined => {
  if (value instanceof Date) return `date ${value.getTime()}`;
  if (value instanceof Map) return `map ${walk.isExact ? entries(value, walk) : textOf([...value], walk)}`;
  if (value instanceof Set) return `set ${walk.isExact ? items(value, walk) : textOf([...value], walk)}`;
  if (typeof Blob !== 'undefined' && value instanceof Blob) {
    // Its content cannot be read synchronously, but never changes.
    return walk.isExact
      ? `blob #${identityOf(value)}`
      : `blob ${'name' in value ? String(value.name) : ''} ${value.size}`;
  }
  if (!walk.isExact) return undefined;
  if (value instanceof RegExp) return `regexp ${JSON.stringify(String(value))} ${value.lastIndex}`;
  if (value instanceof URL) return `url ${JSON.stringify(value.href)}`;
  if (value instanceof URLSearchParams) return `search ${JSON.stringify(value.toString())}`;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `bytes ${bytesOf(value)}`;
  const tag = tagOf(value);
  if (boxed.has(tag) && classOf(value).chain.every(isNative)) return `boxed ${textOf(value.valueOf(), walk)}`;
  return tag.startsWith('Temporal.') && classOf(value).chain.every(isNative)
    ? `${tag} ${String(value)}`
    : undefined;
};

/** Fields in which JavaScript keeps what a value's text already contains. */
const isOfBuiltIn = (value: object) => (key: string | symbol) => {
  if (value instanceof RegExp) return key === 'lastIndex';
  if (ArrayBuffer.isView(value) || tagOf(value) === 'String') return isIndex(key);
  // Node keeps the content of its own objects under symbols.
  return (
    typeof key === 'symbol' &&
    key.description?.startsWith('k') === true &&
    !(value instanceof Map || value instanceof Set || value instanceof Date)
  );
};

const objectText = (value: object, walk: Walk): string => {
  if (Array.isArray(value) && (!walk.isExact || Object.getPrototypeOf(value) === Array.prototype))
    return list(value, walk);
  if (value instanceof Error) return errorText(value, walk);
  const text = builtIn(value, walk);
  if (!walk.isExact) return text ?? fields(value, walk);
  if (text !== undefined) {
    const { chain } = classOf(value);
    const isOwn = chain.some((made) => !isNative(made));
    if (isOwn) return instance(value, walk, `${text} `, isOfBuiltIn(value));
    const more = Reflect.ownKeys(value).some((key) => !isOfBuiltIn(value)(key));
    return `${chain[0]?.name ?? ''} ${text}${more ? fields(value, walk, isOfBuiltIn(value)) : ''}`;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype) return fields(value, walk);
  if (prototype === null) return `bare ${fields(value, walk)}`;
  if (Array.isArray(value)) return instance(value, walk, list(value, walk));
  const { chain, name } = classOf(value);
  const made = chain.find((one) => one !== Object && isNative(one));
  if (made ?? chain.length < 2)
    return refuse(
      `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name || 'value of an unknown kind'}, which cannot be compared`,
      walk,
    );
  return instance(value, walk);
};

const nameOfFunction = (value: object): string =>
  String(Object.getOwnPropertyDescriptor(value, 'name')?.value ?? '');

const textOf = (value: unknown, walk: Walk): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return numberText(value);
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return symbolText(value, walk.isExact);
    case 'function':
      return walk.isExact
        ? refuse(`a function (${nameOfFunction(value) || 'without a name'})`, walk)
        : `function ${nameOfFunction(value)}`;
    default:
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const known = walk.known.get(value);
  if (known !== undefined) return known;
  if (isActorRef(value)) return walk.actor(value);
  const parent = walk.parents.lastIndexOf(value);
  if (parent >= 0) {
    walk.cycles += 1;
    return `parent ${walk.parents.length - parent}`;
  }
  if (walk.parents.length > deepest) refuse(`nested more than ${deepest} levels deep`, walk);
  const { cycles } = walk;
  walk.parents.push(value);
  const text = objectText(value, walk);
  walk.parents.pop();
  if (walk.cycles === cycles && frozen.has(value)) walk.known.set(value, text);
  return text;
};

/** Returns a stable, readable description of a value, with sorted keys. An actor ref is described by its id. */
export const serialise = (value: unknown): string =>
  textOf(value, {
    known: described,
    isExact: false,
    actor: ({ id }) => `actor ${id}`,
    parents: [],
    path: [],
    cycles: 0,
  });

/**
 * Returns a text that two values share only if they are equal as in `isDeepStrictEqual`, including the order of maps and sets.
 * @throws Incomparable for functions, private state, accessors.
 */
export const identify = (value: unknown, actor = foreignActor): string => {
  const walk: Walk = { known: identified, isExact: true, actor, parents: [], path: [], cycles: 0 };
  try {
    return textOf(value, walk);
  } catch (error) {
    if (error instanceof Incomparable) throw error;
    // A revoked proxy, or a class whose own code throws.
    throw new Incomparable(
      `unreadable (${error instanceof Error ? error.message : String(error)})`,
      walk.path,
    );
  }
};

export function foreignActor(ref: AnyActorRef): string {
  const snapshot: unknown = ref.getSnapshot();
  const shown =
    typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
      ? ['status', 'value', 'context', 'output', 'error'].map(
          (key) => (snapshot as unknown as Record<string, unknown>)[key],
        )
      : snapshot;
  const name = `actor ${JSON.stringify(ref.id)}`;
  try {
    return `${name} ${identify(shown)}`;
  } catch {
    return `${name} #${identityOf(ref)}`;
  }
}

const longest = 160;

/** Truncated texts in full, by the number that replaces them. */
export const wholeTexts = new Map<string, string>();

/** Truncates a text for reading; the rest is replaced by a number, so that two long texts differ when their values do. */
export const short = (value: unknown): string => {
  const text = serialise(value);
  if (text.length <= longest) return text;
  const number = hash(text);
  wholeTexts.set(number, text);
  return `${text.slice(0, longest)}… #${number}`;
};

const hash = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return sum.toString(36);
};
