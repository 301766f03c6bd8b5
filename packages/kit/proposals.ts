import type { AnyActorRef } from 'xstate';
import { anyKey } from './curious.ts';
import type { Shape } from './curious.ts';
import type { Literals } from './literals.ts';

/** A value that a model may give. `name` says what is special about it. */
export interface Proposal {
  name: string;
  value: unknown;
}

/** Marks an actor in a proposed value. */
class Actor {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

/** The values that a field can have, the most likely one first; only those that differ in kind. */
const leaves = ({ uses }: Shape, name: string, literals: Literals): unknown[] => {
  const known = literals.get(name) ?? [];
  const around = known.flatMap((value): (string | number)[] =>
    typeof value === 'number' ? [value, value + 1, value - 1] : [value],
  );
  if (uses.has('text')) return [...around, 'text', '', 'other text'];
  if (uses.has('number')) return [...around, 1, 0, -1, 100];
  return [
    ...around,
    ...(/^(is|has|can|should)[A-Z]/.test(name) ? [true] : []),
    'text',
    true,
    false,
    undefined,
    1,
    0,
    '',
  ];
};

const deepest = 4;
/** How many values of a shape are tried. */
const most = 60;

/** Returns values of a shape, at most 60: first the one that code most likely expects, then those that differ from it in one place or two. */
export const valuesOf = (shape: Shape, literals: Literals, name = '', depth = 0): Proposal[] =>
  allValues(shape, literals, name, depth).slice(0, most);

const allValues = (shape: Shape, literals: Literals, name: string, depth: number): Proposal[] => {
  const { uses, fields, literals: ofType, others = [] } = shape;
  if (ofType === undefined) return valuesByUse(shape, literals, name, depth);
  return [
    // A type names all its values, or it has others too.
    ...(uses.size > 0 || fields.size > 0 || ofType.length === 0
      ? valuesByUse(shape, literals, name, depth)
      : []),
    ...others.flatMap((other) => valuesOf(other, literals, name, depth)),
    ...named(ofType, name),
  ];
};

const named = (values: readonly unknown[], name: string): Proposal[] =>
  values.map((value, index) => ({
    name: index === 0 && name !== '' ? '' : `${name} ${plainly(value)}`.trim(),
    value,
  }));

const valuesByUse = (shape: Shape, literals: Literals, name: string, depth: number): Proposal[] => {
  const { uses, fields, item, result } = shape;
  if (uses.has('actor')) return [{ name: '', value: new Actor(name || 'actor') }];
  if (uses.has('list')) {
    const items =
      item && depth < deepest ? valuesOf(item, literals, name, depth + 1) : [{ name: '', value: 'text' }];
    const [first] = items;
    return [
      ...items.map((one) => ({ name: one.name, value: [one.value] })),
      { name: `no ${name || 'items'}`, value: [] },
      { name: `two ${name || 'items'}`, value: [first?.value, first?.value] },
    ];
  }
  if (uses.has('record') && fields.size === 0) {
    const [first] = item && depth < deepest ? valuesOf(item, literals, name, depth + 1) : [];
    return [
      { name: '', value: { [anyKey]: first?.value ?? 'text' } },
      { name: `no ${name || 'keys'}`, value: {} },
    ];
  }
  if (fields.size > 0 && depth < deepest) {
    const ofFields = [...fields].map(([key, field]) => ({
      key,
      values: valuesOf(field, literals, key, depth + 1),
    }));
    const base = Object.fromEntries(ofFields.map(({ key, values }) => [key, values[0]?.value]));
    const changes = ofFields.map(({ key, values }) =>
      values.slice(1).map((one) => ({
        name: one.name || `${key} ${plainly(one.value)}`,
        value: { [key]: one.value },
      })),
    );
    const inTwo = changes.flatMap((some, index) =>
      some.slice(0, 3).flatMap((one) =>
        changes
          .slice(index + 1)
          .flatMap((others) => others.slice(0, 3))
          .map((other) => ({ name: `${one.name}, ${other.name}`, value: { ...one.value, ...other.value } })),
      ),
    );
    return [
      { name: '', value: base },
      ...[...changes.flat(), ...inTwo].map(({ name: what, value }) => ({
        name: what,
        value: { ...base, ...value },
      })),
      ...(depth > 0 && shape.literals === undefined ? [{ name: `no ${name}`, value: undefined }] : []),
    ];
  }
  if (uses.has('function')) {
    const returned = result ? valuesOf(result, literals, name, depth + 1) : [{ name: '', value: undefined }];
    return returned.map((one) => ({ name: one.name, value: () => one.value }));
  }
  return named(leaves(shape, name, literals), name);
};

const plainly = (value: unknown): string => (typeof value === 'string' ? value || 'empty' : sourceOf(value));

export const keySource = (name: string): string =>
  /^[a-z_$][\w$]*$/i.test(name)
    ? name
    : `'${name.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

/** Returns the source text of a proposed value. */
export const sourceOf = (value: unknown): string => {
  if (typeof value === 'string')
    return `'${value.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;
  if (typeof value === 'function')
    return `() => ${sourceOf((value as () => unknown)()).replace(/^\{.*\}$/, '($&)')}`;
  if (value instanceof Actor) return `double(${sourceOf(value.id)})`;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${keySource(key)}: ${sourceOf(one)}`)
    .join(', ')} }`.replace('{  }', '{}');
};

/** Returns the value with its actors, made by id. */
export const withActors = (value: unknown, actor: (id: string) => AnyActorRef): unknown => {
  if (value instanceof Actor) return actor(value.id);
  if (Array.isArray(value)) return value.map((item) => withActors(item, actor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withActors(one, actor)]));
};
