import type { Model } from './model.ts';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** The values at each path, as JSON. Items of a list share a path. */
const leavesOf = (value: unknown, path = '', found = new Map<string, Set<string>>()) => {
  if (isPlain(value) && Object.keys(value).length > 0)
    for (const [key, part] of Object.entries(value))
      leavesOf(part, Array.isArray(value) ? `${path}[]` : path ? `${path}.${key}` : key, found);
  else found.set(path, (found.get(path) ?? new Set()).add(JSON.stringify(value) ?? `${value}`));
  return found;
};

/** Paths with one value in all of several objects, and absent from none. */
const constantIn = (objects: readonly object[]): string[] => {
  const all = objects.map((each) => leavesOf(each));
  return [...(all[0] ?? [])].flatMap(([path]) => {
    const values = all.flatMap((leaves) => [...(leaves.get(path) ?? ['absent'])]);
    return path !== '' && new Set(values).size === 1 ? [path] : [];
  });
};

export interface Varied {
  /** By service and event, the fields that never vary and have no reason in the model. */
  missing: string[];
  /** The reasons that the model states for some. */
  stated: string[];
  /** Reasons for what does vary, or is not there. */
  idle: string[];
}

/**
 * Finds the fields that have the same value in every response or case of the model: a machine that ignores or confuses them passes. A function that makes
 * a value is not called.
 */
export const neverVaried = ({
  outcomes,
  events,
  constant,
}: Pick<Model, 'outcomes' | 'events' | 'constant'>): Varied => {
  const outputs = Object.entries(outcomes).map(([service, named]): [string, unknown[]] => [
    `${service} answers`,
    Object.values(named).flatMap((outcome) => (outcome.kind === 'done' ? [outcome.output] : [])),
  ]);
  const payloads = Object.entries(events).map(([event, entry]): [string, unknown[]] => [
    event,
    typeof entry === 'string' ? [] : Object.values(entry.cases ?? {}),
  ]);
  const reasons = Object.keys(constant).map((key) => {
    const [name = '', ...fields] = key.split(/: |, /);
    const covers = (what: string, field: string) =>
      what === name && (fields.length === 0 || fields.includes(field));
    return { key, name, fields, covers };
  });
  const all = [...outputs, ...payloads].map(
    ([name, values]) => [name, constantIn(values.filter(isPlain))] as const,
  );
  const foundIn = (name: string) => all.find(([what]) => what === name)?.[1] ?? [];
  return {
    missing: all.flatMap(([name, fields]) => {
      const open = fields.filter((field) => !reasons.some(({ covers }) => covers(name, field)));
      return open.length > 0 ? [`${name}: ${open.join(', ')}`] : [];
    }),
    stated: Object.entries(constant).map(([key, reason]) => `${key} (${reason})`),
    idle: reasons.flatMap(({ key, name, fields }) => {
      const found = foundIn(name);
      return found.length > 0 && fields.every((field) => found.includes(field)) ? [] : [key];
    }),
  };
};
