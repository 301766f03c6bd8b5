import type { AnyActorRef } from 'xstate';

/** The phone's clock, in epoch milliseconds: for pauses that this phone measures by itself, and marks that only have to differ. Decisions go by `nowOf`. */
export const phoneNow = (): number => Date.now();

/** Milliseconds by which the company's clock is ahead of the phone's, by the `Date` header of a response that just came; undefined where it has none. */
export const offsetIn = (date: string | null): number | undefined => {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? undefined : at - phoneNow();
};

/** The moment of a response by its `Date` header, in epoch milliseconds; the phone's clock where it has none. */
export const momentOfResponse = (headers: Headers): number =>
  phoneNow() + (offsetIn(headers.get('date')) ?? 0);

/** The part of the session that knows the time (session.ts). */
interface Clocked {
  getSnapshot: () => { context: { offset: number | undefined } };
}

const offsetOf = (system: AnyActorRef['system']): number | undefined => {
  // The system hands its actors out without their types.
  const session = system.get('session') as Clocked | undefined;
  return session?.getSnapshot().context.offset;
};

/** Whether a response has said what time it is. */
export const isTimeKnown = (system: AnyActorRef['system']): boolean => offsetOf(system) !== undefined;

/**
 * The company's time, in epoch milliseconds: what every decision about time goes by (days left, expiry, how long something is kept). The
 * phone's own clock until the first response.
 */
export const nowOf = (system: AnyActorRef['system']): number => phoneNow() + (offsetOf(system) ?? 0);
