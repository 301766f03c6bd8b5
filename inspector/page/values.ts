import { escapeKey } from '../charts/ids.ts';
import { isRecord } from '../mask.ts';

/** The innermost states that a state value says are active, each with its name: `shown.dialog.none`. */
export const leavesOf = (value: unknown, prefix = ''): string[] => {
  if (typeof value === 'string') return value ? [prefix + escapeKey(value)] : [];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = prefix + escapeKey(key);
    const below = leavesOf(inner, `${name}.`);
    return below.length > 0 ? below : [name];
  });
};

const isActor = (value: unknown): value is { id: string } => isRecord(value) && 'xstate$$type' in value;

/** A reported value as one line; an actor is an arrow to its id. */
export const textOf = (value: unknown): string => {
  if (value === undefined) return '–';
  if (typeof value === 'string') return value || '(empty)';
  return isActor(value) ? `→ ${value.id}` : JSON.stringify(value);
};

/** A value with all that is in it, each by its path: `order.recProducts.0.name`. What holds nothing is one line itself. */
export const partsOf = (value: unknown, path: string): [path: string, text: string][] => {
  const inside = isRecord(value) && !isActor(value) ? Object.entries(value) : [];
  return inside.length === 0
    ? [[path, textOf(value)]]
    : inside.flatMap(([name, inner]) => partsOf(inner, `${path}.${name}`));
};
