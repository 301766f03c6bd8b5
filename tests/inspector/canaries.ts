import type { AnyActorRef, InspectionEvent } from 'xstate';

const canary = 'canary-4417';
const canaryDigits = '0917733155';
export const canaries = /canary|917733155/i;

let planted = 0;
/** A different canary for each field, a text and digits alternately. */
const plant = () => {
  planted += 1;
  return planted % 2 ? `${canary}-${planted}` : `${canaryDigits}${planted}`;
};

const spoiled = new WeakMap<object, unknown>();
const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

const spoil = (value: unknown): unknown => {
  if (typeof value === 'string') return value === '' ? value : plant();
  if (typeof value === 'number') return Number(canaryDigits);
  if (value instanceof Error) return new Error(plant());
  if (typeof value !== 'object' || value === null || !(Array.isArray(value) || isPlain(value))) return value;
  const known = spoiled.get(value);
  if (known !== undefined) return known;
  const copy = Array.isArray(value)
    ? value.map(spoil)
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoil(inner)]));
  spoiled.set(value, copy);
  return copy;
};

const spoilEvent = <Event extends { type: string }>(event: Event): Event => {
  const copy = spoil(event) as Event & { actorId?: unknown };
  const { actorId } = event as { actorId?: unknown };
  return Object.assign(copy, { type: event.type }, actorId === undefined ? {} : { actorId });
};

const spoilRef = (ref: AnyActorRef): AnyActorRef => {
  const known = spoiled.get(ref);
  if (known) return known as AnyActorRef;
  const { options } = ref as unknown as { options?: { input?: unknown } };
  const copy = Object.create(ref, { options: { value: { ...options, input: spoil(options?.input) } } });
  spoiled.set(ref, copy);
  return copy as AnyActorRef;
};

/** Adds a canary to every field of every context, event, input, output and error of an inspection event. */
export const withCanaries = (event: InspectionEvent): InspectionEvent => {
  const told = { ...event, actorRef: spoilRef(event.actorRef as AnyActorRef) } as InspectionEvent;
  if ('event' in told) told.event = spoilEvent(told.event);
  if ('snapshot' in told) {
    const { context, output, error } = told.snapshot as {
      context?: unknown;
      output?: unknown;
      error?: unknown;
    };
    told.snapshot = {
      ...told.snapshot,
      ...(context !== undefined && { context: spoil(context) }),
      ...(output !== undefined && { output: spoil(output) }),
      ...(error !== undefined && { error: spoil(error) }),
    } as typeof told.snapshot;
  }
  return told;
};
