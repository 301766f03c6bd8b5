import type { AnyActorRef } from 'xstate';

/** The phone's clock, in epoch milliseconds: for pauses measured by this phone, and marks that only have to differ. Decisions use `nowOf`. */
export const phoneNow = (): number => Date.now();

/** Milliseconds by which two clocks may drift apart before one of them counts as changed. */
export const drift = 60_000;

/**
 * The format of HTTP's `Date` header, from 2016 to 2039: a clock that was never set says 1970, 1980 or 2000. `Date.parse` also accepts a bare number as a
 * year, and a date without a zone in the phone's zone.
 */
const httpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} 20(1[6-9]|[23]\d) \d\d:\d\d:\d\d GMT$/;
/** Seconds, up to 115 days: a cache that cannot count further sends 2147483648. */
const plausibleAge = /^\d{1,7}$/;

interface Headers {
  get: (name: string) => string | null;
}

/**
 * The company's time when a response arrived, by its `Date` and `Age` headers, in epoch milliseconds; undefined when one of them cannot be read or true. Ask
 * only about a response whose envelope could be read: any other may be a proxy's or a captive portal's.
 */
export function momentOf(headers: Headers): number | undefined {
  const date = headers.get('date')?.trim() ?? '';
  const at = httpDate.test(date) ? Date.parse(date) : NaN;
  const age = headers.get('age')?.trim() ?? '0';
  return Number.isNaN(at) || !plausibleAge.test(age) ? undefined : at + Number(age) * 1_000;
}

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

/** A response's time, and by how much it is ahead of the phone's clock, in milliseconds. */
export interface ResponseTime {
  moment: number;
  offset: number;
}

/** Whether two responses agree on the time. The same moment twice is one response that something stored. */
const agree = (one: ResponseTime | undefined, other: ResponseTime): boolean =>
  one !== undefined && one.moment !== other.moment && Math.abs(one.offset - other.offset) <= drift;

/** Milliseconds by which a phone's clock may differ before the borrower is warned. */
const tolerated = 600_000;

/** The clock after a response. One that is older than a response before it was stored on its way, unless the next one agrees with it. */
export function clockAfter(clock: CompanyClock, before: ResponseTime | undefined, moment: number) {
  const heard: ResponseTime = { moment, offset: moment - phoneNow() };
  const isConfirmed = agree(before, heard);
  const isOld = clock.isKnown && moment < timeBy(clock).earliest - drift;
  return {
    heard,
    clock: isOld && !isConfirmed ? clock : clockBy(heard.offset),
    isPhoneWrong: isConfirmed && Math.abs(heard.offset) > tolerated,
  };
}

/** The company's time as far as a page knows it, in epoch milliseconds. */
export interface CompanyTime {
  earliest: number;
  latest: number;
  isKnown: boolean;
  /** True if the phone's clock was or may have been set back while it slept, so that it may be later than `latest`. */
  isLost?: true;
}

/** Milliseconds of sleep without a response in which a clock that was set right, by hours, would not be noticed. */
const longSleep = 12 * 3_600_000;

const timeBy = ({ offset, origin, isKnown }: CompanyClock): CompanyTime => {
  const byDate = phoneNow() + offset;
  const byMonotonic = Math.round(origin + performance.now());
  const ahead = byDate - byMonotonic;
  const latest = Math.max(byDate, byMonotonic);
  if (ahead < -drift || ahead > longSleep) return { earliest: byMonotonic, latest, isKnown, isLost: true };
  return { earliest: ahead > drift ? byMonotonic : byDate, latest: byDate, isKnown };
};

/** A response gave the company's time. The root is notified only if the page's own time was wrong: a request that counted as too old may not be. */
export interface ClockCorrected {
  type: 'clock.corrected';
}

interface Clocked {
  getSnapshot: () => { context: { clock: CompanyClock } };
}

/** The company's time as a range, because a page cannot tell a phone that slept (its monotonic clock stops) from one whose clock was set ahead. */
export function timeOf(system: AnyActorRef['system']): CompanyTime {
  // `system.get` is untyped.
  const session = system.get('session') as Clocked | undefined;
  return timeBy(session?.getSnapshot().context.clock ?? clockBy());
}

/** The company's time in epoch milliseconds, the latest possible one, for time-based decisions; the phone's clock before the first response. */
export const nowOf = (system: AnyActorRef['system']): number => timeOf(system).latest;

/** The earliest possible company time, in epoch milliseconds: for what is warned of until it has certainly expired. */
export const earliestOf = (system: AnyActorRef['system']): number => timeOf(system).earliest;

/** The time that decides whether something kept has expired, in epoch milliseconds: the earliest possible one; -Infinity before the first response. */
export const expiryTimeOf = (system: AnyActorRef['system']): number => {
  const { earliest, isKnown } = timeOf(system);
  return isKnown ? earliest : -Infinity;
};
