import { isRecord } from '../mask.ts';
import type { ToldActor } from '../ways/asked.ts';
import type { Standing } from './moment.ts';

type Context = Readonly<Record<string, unknown>>;

/** Whether JSON can hold all of a value: no actor, no function, no file. */
const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isRecord(value)) return typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain);
};

export const plainFields = (context: Context): Record<string, unknown> =>
  Object.fromEntries(Object.entries(context).filter(([, value]) => isPlain(value)));

const isHidden = (value: unknown) =>
  typeof value === 'string' ? /^(•••|◆)/.test(value) : isRecord(value) && 'xstate$$type' in value;

/** Replaces masks by the `known` values; undefined where no value is known. */
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

/** Returns a machine's state and its children's from frames; masked values come from `knownOf` that actor, which never left the page. */
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
