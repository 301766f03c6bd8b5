import type { Literals } from './literals.ts';

/** How code uses a value that it is given. */
export interface Shape {
  uses: Set<'text' | 'number' | 'list' | 'record' | 'function' | 'actor'>;
  fields: Map<string, Shape>;
  item?: Shape;
  result?: Shape;
  /** What it is a field of. */
  owner?: Shape;
  /** Values that its type names. A shape without a type has none, not even an empty list. */
  literals?: unknown[];
  /** Further objects and lists of its type's union. */
  others?: Shape[];
}

/** Shapes of the values that a model gives: `input`, `event <type>`, `answers <actor>`, `fails <actor>`. */
export type Shapes = Map<string, Shape>;

export const newShape = (): Shape => ({ uses: new Set(), fields: new Map() });

const shapes = new WeakMap<object, Shape>();

export const shapeOf = (value: unknown): Shape | undefined =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? shapes.get(value)
    : undefined;

const fieldOf = (shape: Shape, name: string): Shape => {
  const known = shape.fields.get(name) ?? { ...newShape(), owner: shape };
  shape.fields.set(name, known);
  return known;
};

const named = (prototype: object) =>
  new Set(Object.getOwnPropertyNames(prototype).filter((name) => !(name in Object.prototype)));
const ofText = named(String.prototype);
const ofNumber = named(Number.prototype);
const ofList = named(Array.prototype);
/** Both have them. */
const ofBoth = new Set([...ofText].filter((name) => ofList.has(name)));
const ofActor = new Set(['send', 'getSnapshot', 'subscribe', 'sessionId', '_send', '_parent']);

/** A key of every curious value. */
export const anyKey = 'anyKey';

/** How often curious values are read in one step. */
const mostReads = 20_000;

export interface Curiosity {
  curious(shape: Shape): object;
  about<Known extends object>(known: Known, shape: Shape): Known;
  /** Chooses other values for fields with which code compares. */
  turnTo(turn: number): void;
}

/** Makes values that code can use as it likes. A field that code compares with something has one of these values. */
export const curiosity = (literals: Literals): Curiosity => {
  let turn = 0;
  let reads = 0;
  const field = (shape: Shape, key: string): unknown => {
    const known = fieldOf(shape, key);
    const choices = literals.get(key);
    return choices ? choices[turn % choices.length] : curious(known);
  };

  /** Returns a value that takes part in everything that code does with it, and notes in the shape what that was. */
  const curious = (shape: Shape): object => {
    // A function, because code may call it.
    const made: object = new Proxy(() => undefined, {
      get: (_, key) => {
        reads += 1;
        // A loop over what has no end: \`while (node) node = node.next\`.
        if (reads > mostReads) throw new Error('a curious value is read without end');
        if (typeof key === 'symbol') return ofSymbol(shape, key);
        if (key === 'then' || key === 'toJSON') return undefined;
        if (ofActor.has(key)) shape.uses.add('actor');
        if (ofBoth.has(key)) {
          if (key === 'length') return 1;
          return () => (shape.uses.has('text') ? 'text' : true);
        }
        if (ofList.has(key)) {
          shape.uses.add('list');
          const items = [curious((shape.item ??= newShape()))];
          return (Reflect.get(items, key) as (...args: unknown[]) => unknown).bind(items);
        }
        if (ofText.has(key) || ofNumber.has(key)) {
          shape.uses.add(ofText.has(key) ? 'text' : 'number');
          const plain: unknown = ofText.has(key) ? 'text' : 1;
          return (Reflect.get(Object(plain) as object, key) as (...args: unknown[]) => unknown).bind(plain);
        }
        if (key === anyKey) return curious((shape.item ??= newShape()));
        if (/^\d+$/.test(key)) {
          shape.uses.add('list');
          return curious((shape.item ??= newShape()));
        }
        return field(shape, key);
      },
      has: () => true,
      apply: () => {
        shape.uses.add('function');
        return curious((shape.result ??= newShape()));
      },
      set: () => true,
      // It is spread, or its keys are counted.
      ownKeys: () => {
        shape.uses.add('record');
        return [anyKey];
      },
      getOwnPropertyDescriptor: (_, key) =>
        key === anyKey
          ? { value: undefined, configurable: true, enumerable: true, writable: true }
          : undefined,
      getPrototypeOf: () => Object.prototype,
    });
    shapes.set(made, shape);
    return made;
  };

  const ofSymbol = (shape: Shape, key: symbol): unknown => {
    if (key === Symbol.iterator) {
      shape.uses.add('list');
      const items = [curious((shape.item ??= newShape()))];
      return items[Symbol.iterator].bind(items);
    }
    if (key !== Symbol.toPrimitive) return undefined;
    return (hint: string) => {
      if (hint !== 'default') shape.uses.add(hint === 'number' ? 'number' : 'text');
      return hint === 'number' ? 1 : 'text';
    };
  };

  /** Returns an object with these fields; every other is curious, and noted in the shape. */
  const about = <Known extends object>(known: Known, shape: Shape): Known => {
    const made = new Proxy(known, {
      get: (target, key) =>
        typeof key === 'symbol' || key in target || key === 'then' || key === 'toJSON'
          ? (Reflect.get(target, key) as unknown)
          : field(shape, key),
      has: () => true,
    });
    shapes.set(made, shape);
    return made;
  };

  return {
    curious,
    about,
    turnTo: (next) => {
      turn = next;
      reads = 0;
    },
  };
};
