import type { AnyActorRef } from 'xstate';

/** The phone's clock, in epoch milliseconds: for pauses measured by this phone, and marks that only have to differ. Decisions use `nowOf`. */
export const phoneNow = (): number => Date.now();

/** Milliseconds that the company's clock is ahead of the phone's, from the `Date` header of a response received now; undefined without the header. */
export const offsetIn = (date: string | null): number | undefined => {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? undefined : at - phoneNow();
};

/** The time of a response by its `Date` header, in epoch milliseconds; the phone's clock without one. */
export const momentOfResponse = (headers: Headers): number =>
  phoneNow() + (offsetIn(headers.get('date')) ?? 0);

export interface CompanyClock {
  /** Milliseconds that the company's clock is ahead of the phone's. */
  offset: number;
  /** The company's time when the page's monotonic clock was 0. */
  origin: number;
  /** True after a response with a date; before, the phone's clock is used. */
  isKnown: boolean;
}

export const clockBy = (offset?: number): CompanyClock => ({
  offset: offset ?? 0,
  origin: phoneNow() + (offset ?? 0) - performance.now(),
  isKnown: offset !== undefined,
});

/** The company's time as far as a page knows it, in epoch milliseconds. */
export interface CompanyTime {
  earliest: number;
  latest: number;
  isKnown: boolean;
  /** True if the phone's clock was set back since, so that the time slept is unknown and it may be later than `latest`. */
  isLost?: true;
}

/** Milliseconds by which the phone's two clocks may drift apart before one of them counts as changed. */
const drift = 60_000;

const timeBy = ({ offset, origin, isKnown }: CompanyClock): CompanyTime => {
  const byDate = phoneNow() + offset;
  const byMonotonic = Math.round(origin + performance.now());
  const ahead = byDate - byMonotonic;
  if (ahead < -drift) return { earliest: byMonotonic, latest: byMonotonic, isKnown, isLost: true };
  return { earliest: ahead > drift ? byMonotonic : byDate, latest: byDate, isKnown };
};

interface Clocked {
  getSnapshot: () => { context: { clock: CompanyClock } };
}

/** The company's time as a range, because a page cannot tell a phone that slept (its monotonic clock stops) from one whose clock was set ahead. */
export const timeOf = (system: AnyActorRef['system']): CompanyTime => {
  // `system.get` is untyped.
  const session = system.get('session') as Clocked | undefined;
  return timeBy(session?.getSnapshot().context.clock ?? clockBy());
};

/** The company's time in epoch milliseconds, the latest possible one, for time-based decisions; the phone's clock before the first response. */
export const nowOf = (system: AnyActorRef['system']): number => timeOf(system).latest;

/** The earliest possible company time, in epoch milliseconds: for what is kept, or warned of, until it has certainly expired. */
export const earliestOf = (system: AnyActorRef['system']): number => timeOf(system).earliest;
