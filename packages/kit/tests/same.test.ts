import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { assign, createActor, createMachine, fromTransition, raise, setup } from 'xstate';
import { defineModel, explore, fullSuite, mutationScore } from '../index.ts';
import type { ModelConfig } from '../index.ts';
import { identify } from '../serialise.ts';
import { cases } from '../../../tests/odd/cases.ts';

const gesture = async () => {};
const state = async () => {};

const holding = (one: unknown, other: unknown) =>
  setup({
    types: { context: {} as { held: unknown }, events: {} as { type: 'swapped' } | { type: 'asked' } },
    actions: { swap: assign({ held: () => other }) },
    guards: { isOther: ({ context }) => Object.is(context.held, other) },
  }).createMachine({
    id: 'holding',
    context: { held: one },
    initial: 'closed',
    states: {
      closed: { on: { swapped: { actions: 'swap' }, asked: { guard: 'isOther', target: 'open' } } },
      open: {},
    },
  });

const exploreHolding = (
  one: unknown,
  other: unknown,
  same?: ModelConfig<ReturnType<typeof holding>>['same'],
) =>
  explore(
    defineModel(holding(one, other), {
      events: { swapped: { gesture }, asked: { gesture } },
      states: { closed: state, open: state },
      ...(same && { same }),
    }),
  );

const holes = (length: number): unknown[] => {
  const list: unknown[] = [];
  list.length = length;
  return list;
};

class Money {
  cents: number;
  constructor(cents: number) {
    this.cents = cents;
  }
}
class Purse {
  #cents: number;
  constructor(cents: number) {
    this.#cents = cents;
  }
  get isEmpty() {
    return this.#cents === 0;
  }
}
class Refused extends Error {}

const counter = (start: number) => {
  const count = () => start;
  return count;
};
const cyclic = (name: string) => {
  const value: Record<string, unknown> = { name };
  value['self'] = value;
  return value;
};
const withAccessor = (answer: number) => ({
  get answer() {
    return answer;
  },
});
const bytes = (...values: number[]) => new Uint8Array(values);
const actor = (shown: number) =>
  createActor(
    fromTransition((kept) => kept, { shown }),
    { id: 'same' },
  );
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

const told: [kind: string, one: unknown, other: unknown][] = [
  ['keys with a colon', { 'a:1,b': 2 }, { a: '1', b: 2 }],
  ['keys with a comma', { 'a:1,b': 2 }, { a: 1, b: 2 }],
  ['keys with dots', { 'a.b': 1 }, { a: { b: 1 } }],
  ['zeros', 0, -0],
  ['not a number and null', Number.NaN, null],
  ['text and number', '1', 1],
  ['text and big number', '1n', 1n],
  ['undefined and absent fields', { a: undefined }, {}],
  ['holes', holes(1), [undefined]],
  ['lists with names', Object.assign([1], { name: 'x' }), [1]],
  ['symbols', Symbol('x'), Symbol('x')],
  ['registered symbols', Symbol.for('x'), Symbol.for('y')],
  ['symbol keys', { [Symbol.for('x')]: 1 }, { [Symbol.for('x')]: 2 }],
  [
    'fields that are not enumerable',
    Object.defineProperty({}, 'x', { value: 1 }),
    Object.defineProperty({}, 'x', { value: 2 }),
  ],
  ['prototypes', Object.create(null) as object, {}],
  ['maps', new Map([[1, 2]]), new Map([['1', 2]])],
  [
    'orders of maps',
    new Map([
      [1, 1],
      [2, 2],
    ]),
    new Map([
      [2, 2],
      [1, 1],
    ]),
  ],
  ['sets', new Set([1]), new Set(['1'])],
  ['maps and lists', new Map([[1, 2]]), [[1, 2]]],
  ['dates', new Date(1), new Date(2)],
  ['invalid and valid dates', new Date(Number.NaN), new Date(0)],
  ['addresses', new URL('https://a.example/1'), new URL('https://a.example/2')],
  ['queries', new URLSearchParams('a=1'), new URLSearchParams('a=2')],
  ['expressions', /a/, /a/i],
  ['positions of expressions', Object.assign(/a/g, { lastIndex: 1 }), /a/g],
  ['bytes', bytes(1, 2), bytes(1, 3)],
  ['widths of bytes', new Uint16Array([1]), new Uint8Array([1, 0])],
  ['buffers', bytes(1).buffer, bytes(2).buffer],
  ['blobs of one size', new Blob(['ab']), new Blob(['cd'])],
  ['files of one name and size', new File(['ab'], 'a'), new File(['cd'], 'a')],
  ['boxed values', new Number(1), new Number(2)],
  ['errors by message', new Error('a'), new Error('b')],
  ['errors by class', new Refused('a'), new Error('a')],
  ['errors by cause', new Error('a', { cause: 1 }), new Error('a', { cause: 2 })],
  ['errors by parts', new AggregateError([1], 'a'), new AggregateError([2], 'a')],
  ['instances', new Money(1), new Money(2)],
  ['instances and plain data', new Money(1), { cents: 1 }],
  ['cycles', cyclic('a'), cyclic('b')],
  ['actors of one id', actor(1), actor(2)],
];

const refused: [kind: string, one: unknown, other: unknown, what: string][] = [
  ['functions of one name', counter(1), counter(2), 'a function (count)'],
  ['private fields', new Purse(0), new Purse(1), 'an instance of Purse, a class with private state'],
  ['signals', AbortSignal.abort(1), AbortSignal.abort(2), 'an AbortSignal'],
  ['promises', Promise.resolve(1), Promise.resolve(2), 'a Promise'],
  ['weak maps', new WeakMap(), new WeakMap(), 'a WeakMap'],
  ['accessors', withAccessor(1), withAccessor(2), 'an accessor (answer)'],
  ['revoked proxies', revoked(), revoked(), 'unreadable'],
];

test.each(told)('keeps two different values as two states: %s', (_, one, other) => {
  const { vertices } = exploreHolding(one, other);
  expect(vertices.map(({ states }) => states)).toEqual([['closed'], ['closed'], ['open']]);
});

test.each(refused)('reports a value that cannot be compared with its location: %s', (_, one, other, what) => {
  expect(() => exploreHolding(one, other)).toThrow(
    `'holding' cannot be explored: in closed, context.held is ${what}`,
  );
  expect(() => exploreHolding({ in: [other] }, {})).toThrow('context.held.in.0 is ');
  expect(() => exploreHolding(one, other)).toThrow('same: { "held": \'ignored\' }');
});

test('compares incomparable values by `same`', () => {
  const count = ({ vertices }: { vertices: unknown[] }) => vertices.length;
  const [one, other] = [counter(1), counter(2)];
  expect(count(exploreHolding(one, other, { held: (held) => (held as () => number)() }))).toBe(3);
  expect(count(exploreHolding(one, other, { held: 'identity' }))).toBe(3);
  // States that differ only in an ignored value are merged, because the model's author says that it does not matter.
  expect(count(exploreHolding(one, other, { held: 'ignored' }))).toBe(1);
  expect(count(exploreHolding(one, undefined, { held: 'ignored' }))).toBe(1);
});

test('compares a state value, a delayed event and a child by everything that they are', () => {
  const machine = createMachine({
    id: 'later',
    context: {},
    initial: 'idle',
    states: {
      idle: {
        on: {
          one: {
            target: 'waiting',
            actions: raise({ type: 'rang', of: 1 } as never, { delay: 10, id: 'x' }),
          },
          two: {
            target: 'waiting',
            actions: raise({ type: 'rang', of: 2 } as never, { delay: 10, id: 'x' }),
          },
        },
      },
      waiting: { on: { rang: [{ guard: ({ event }) => event['of'] === 1, target: 'first' }, 'second'] } },
      first: {},
      second: {},
    },
  });
  const { vertices } = explore(
    defineModel(machine, {
      events: { one: { gesture }, two: { gesture }, rang: 'internal' },
      states: { idle: state, waiting: state, first: state, second: state },
    } as never),
  );
  expect(vertices.map(({ states }) => states[0])).toEqual(['idle', 'waiting', 'waiting', 'first', 'second']);
});

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
  withObjectString: true,
  key: fc.oneof(fc.string(), fc.constantFrom('a', 'b', 'a:1', 'a,b', '"', '{', 'x y', '__proto__')),
});

test('gives values that Node distinguishes different texts, and a copy the same text', () => {
  fc.assert(
    fc.property(anything, anything, (one, other) => {
      expect(identify(one) === identify(other) && !isDeepStrictEqual(one, other)).toBe(false);
      expect(identify(structuredCloneOf(one))).toBe(identify(one));
    }),
    cases,
  );
});

test('keeps two contexts apart that a guard can distinguish', () => {
  fc.assert(
    fc.property(anything, anything, (one, other) => {
      fc.pre(!isDeepStrictEqual(one, other));
      expect(exploreHolding(one, other).vertices).toHaveLength(3);
    }),
    { numRuns: Math.ceil(cases.numRuns / 10) },
  );
});

function structuredCloneOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = holes(value.length);
    for (const key of Object.keys(value)) copy[Number(key)] = structuredCloneOf(value[Number(key)]);
    return copy;
  }
  if (value instanceof Map)
    return new Map([...value].map(([key, item]) => [structuredCloneOf(key), structuredCloneOf(item)]));
  if (value instanceof Set) return new Set([...value].map(structuredCloneOf));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return structuredClone(value);
  const copy = Object.create(prototype as object | null) as object;
  for (const key of Object.keys(value))
    Object.defineProperty(copy, key, {
      value: structuredCloneOf((value as Record<string, unknown>)[key]),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return copy;
}

test('names all values that cannot be compared at once, also those that only a later state has', () => {
  const machine = setup({
    types: { context: {} as { close: () => void; late: unknown }, events: {} as { type: 'swapped' } },
    actions: { swap: assign({ late: () => Promise.resolve() }) },
  }).createMachine({
    id: 'three',
    context: { close: () => {}, late: undefined },
    initial: 'closed',
    states: { closed: { on: { swapped: { target: 'open', actions: 'swap' } } }, open: {} },
  });
  const model = defineModel(machine, {
    events: { swapped: { gesture } },
    states: { closed: state, open: state },
  });
  expect(() => explore(model)).toThrow(`same: { "close": 'ignored', "late": 'ignored' }`);
});

test('detects a mutant that leads to a value which cannot be compared', () => {
  const machine = setup({
    types: { context: {} as { held: unknown }, events: {} as { type: 'swapped' } },
    actions: { swap: assign({ held: () => () => {} }) },
    guards: { isNever: () => false },
  }).createMachine({
    id: 'closed',
    context: { held: undefined },
    initial: 'closed',
    states: { closed: { on: { swapped: { guard: 'isNever', actions: 'swap' } } } },
  });
  const graph = explore(
    defineModel(machine, { events: { swapped: { gesture } }, states: { closed: state } }),
  );
  expect(mutationScore(graph, fullSuite(graph)).survivors).toEqual([]);
});
