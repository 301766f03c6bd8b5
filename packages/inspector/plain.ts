/** Limits for one value in a frame: an inspector needs an overview, not a backup. */
const limits = { levels: 20, parts: 5_000, partsOfOne: 200, text: 10_000 };

const nameOf = (value: object): string => {
  const { constructor } = value as { constructor?: unknown };
  return typeof constructor === 'function' ? constructor.name : '';
};

/** Whether a value is an actor, or one that XState or a frame has written as JSON. */
export function isActor(value: object): value is { id: string } {
  return 'xstate$$type' in value || ('sessionId' in value && 'getSnapshot' in value);
}

/** Copies any value into JSON; text replaces what JSON cannot express, e.g. `ƒ onClose`. Too deep, long or large values are truncated and marked. */
export const plainOf = (value: unknown): unknown => {
  let parts = 0;
  const parents: object[] = [];

  const read = (owner: object, key: string): unknown => {
    try {
      return copy((owner as Record<string, unknown>)[key]);
    } catch {
      return '⚠ unreadable';
    }
  };

  const table = (entries: Iterable<readonly [string, () => unknown]>): Record<string, unknown> => {
    const made = Object.create(null) as Record<string, unknown>;
    let own = 0;
    for (const [name, part] of entries) {
      parts += 1;
      own += 1;
      if (parts > limits.parts || own > limits.partsOfOne) {
        made['…'] = 'more';
        break;
      }
      made[name] = part();
    }
    return made;
  };

  const list = (items: Iterable<unknown>, length: number): unknown[] => {
    const made: unknown[] = [];
    for (const item of items) {
      parts += 1;
      if (parts > limits.parts || made.length >= limits.partsOfOne) {
        made.push(`… ${length - made.length} more`);
        break;
      }
      made.push(copy(item) ?? null);
    }
    return made;
  };

  const inside = (object: object): unknown => {
    if (isActor(object)) return { xstate$$type: 1, id: object.id };
    if (Array.isArray(object)) return list(object, object.length);
    if (object instanceof Date) return Number.isNaN(object.getTime()) ? 'Invalid Date' : object.toISOString();
    if (object instanceof Map) return { [`Map(${object.size})`]: list(object, object.size) };
    if (object instanceof Set) return { [`Set(${object.size})`]: list(object, object.size) };
    if (object instanceof RegExp || object instanceof URL) return String(object);
    if (object instanceof Error) return { name: object.name, message: copy(object.message) };
    if (ArrayBuffer.isView(object)) return `${nameOf(object)}(${object.byteLength} bytes)`;
    const own = table(Object.keys(object).map((key) => [key, () => read(object, key)] as const));
    const name = nameOf(object);
    return name === 'Object' || name === '' ? own : { [name]: own };
  };

  const copy = (part: unknown): unknown => {
    switch (typeof part) {
      case 'string':
        return part.length > limits.text ? `${part.slice(0, limits.text)}…` : part;
      case 'number':
        return Number.isFinite(part) ? part : String(part);
      case 'bigint':
        return `${part}n`;
      case 'function':
        return `ƒ ${part.name}`;
      case 'symbol':
        return String(part);
      case 'object':
        break;
      default:
        return part;
    }
    if (part === null) return null;
    if (parents.includes(part)) return '↻';
    if (parents.length >= limits.levels) return '…';
    parents.push(part);
    try {
      return inside(part);
    } catch {
      return '⚠ unreadable';
    } finally {
      parents.pop();
    }
  };

  return copy(value);
};
