import { isRecord } from '../mask.ts';
import type { ToldActor } from '../ways/asked.ts';
import type { Standing } from './moment.ts';

type Context = Readonly<Record<string, unknown>>;

/** Whether JSON carries all of a value: no actor, no function, no file. */
const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isRecord(value)) return typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain);
};

/** The fields of a context that JSON carries. */
export const plainFields = (context: Context): Record<string, unknown> =>
  Object.fromEntries(Object.entries(context).filter(([, value]) => isPlain(value)));

const isHidden = (value: unknown) =>
  typeof value === 'string' ? /^(•••|◆)/.test(value) : isRecord(value) && 'xstate$$type' in value;

/** The value, with `known` wherever a mask is; undefined where nothing is known either. */
const unmasked = (told: unknown, known: unknown): unknown => {
  if (told === undefined || isHidden(told)) return known;
  if (Array.isArray(told)) {
    const items: unknown[] = Array.isArray(known) ? known : [];
    return told.map((item, index) => unmasked(item, items[index]));
  }
  if (!isRecord(told)) return told;
  const own = isRecord(known) ? known : {};
  const names = new Set([...Object.keys(own), ...Object.keys(told).filter((name) => !isHidden(name))]);
  return Object.fromEntries([...names].map((name) => [name, unmasked(told[name], own[name])]));
};

/**
 * Where a machine stood, with its children's: what frames tell of it, and for what they mask the values that `knownOf` knows of that actor, which
 * never left the page.
 */
export const standingOf = (
  actors: readonly ToldActor[],
  actor: ToldActor,
  knownOf: (actor: ToldActor) => Context | undefined,
): Standing => ({
  machine: actor.machine,
  value: actor.value,
  context: plainFields(unmasked(actor.context, plainFields(knownOf(actor) ?? {})) as Context),
  children: Object.fromEntries(
    actors
      .filter(({ parent }) => parent === actor.session)
      .map((child) => [child.id, standingOf(actors, child, knownOf)]),
  ),
});
