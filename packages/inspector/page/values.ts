import { escapeKey } from '../charts/ids.ts';
import { isRecord } from '../mask.ts';
import { isActor } from '../plain.ts';

/** Returns the innermost active states of a state value by name: `shown.dialog.none`. */
export const leavesOf = (value: unknown, prefix = ''): string[] => {
  if (typeof value === 'string') return value ? [prefix + escapeKey(value)] : [];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = prefix + escapeKey(key);
    const below = leavesOf(inner, `${name}.`);
    return below.length > 0 ? below : [name];
  });
};

/** Formats a reported value as one line; an actor is an arrow to its id. */
export const textOf = (value: unknown): string => {
  if (value === undefined) return '–';
  if (typeof value === 'string') return value || '(empty)';
  return isRecord(value) && isActor(value) ? `→ ${value.id}` : JSON.stringify(value);
};

/** Flattens a value into its parts by path: `order.recProducts.0.name`. An empty value is one part. */
export const partsOf = (value: unknown, path: string): [path: string, text: string][] => {
  const inside = isRecord(value) && !isActor(value) ? Object.entries(value) : [];
  return inside.length === 0
    ? [[path, textOf(value)]]
    : inside.flatMap(([name, inner]) => partsOf(inner, `${path}.${name}`));
};
