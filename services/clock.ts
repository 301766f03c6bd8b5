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

/** How this page's clocks relate to the company's, as of the last response. */
export interface CompanyClock {
  /** Milliseconds by which the company's clock is ahead of the phone's. */
  offset: number;
  /** The company's time when the page's monotonic clock was 0. */
  origin: number;
  /** Whether a response said so; otherwise the phone's clock does. */
  isKnown: boolean;
}

/** The clock by an offset that a response just said, or by the phone's clock while none has. */
export const clockBy = (offset?: number): CompanyClock => ({
  offset: offset ?? 0,
  origin: phoneNow() + (offset ?? 0) - performance.now(),
  isKnown: offset !== undefined,
});

/** The company's time as far as a page knows it, in epoch milliseconds. */
export interface CompanyTime {
  earliest: number;
  latest: number;
  /** Whether a response has said what time it is. */
  isKnown: boolean;
  /** The phone's clock was set back since, so that nothing says how long the phone slept: it may be later than `latest`. */
  isLost?: true;
}

/** Milliseconds by which the phone's two clocks may drift apart before one of them counts as moved. */
const drift = 60_000;

const timeBy = ({ offset, origin, isKnown }: CompanyClock): CompanyTime => {
  const byDate = phoneNow() + offset;
  const byMonotonic = Math.round(origin + performance.now());
  if (Math.abs(byDate - byMonotonic) <= drift) return { earliest: byDate, latest: byDate, isKnown };
  if (byDate < byMonotonic) return { earliest: byMonotonic, latest: byMonotonic, isKnown, isLost: true };
  return { earliest: byMonotonic, latest: byDate, isKnown };
};

interface Clocked {
  getSnapshot: () => { context: { clock: CompanyClock } };
}

/**
 * The company's time: between `earliest` and `latest`, which differ when the phone's clock moved ahead of the monotonic clock since the last
 * response. Somebody set it, or the phone slept, in which the monotonic clock of most phones stops; a page cannot distinguish them. One that was
 * set back is ignored.
 */
export const timeOf = (system: AnyActorRef['system']): CompanyTime => {
  // `system.get` is untyped.
  const session = system.get('session') as Clocked | undefined;
  return timeBy(session?.getSnapshot().context.clock ?? clockBy());
};

/**
 * The company's time, in epoch milliseconds: what every decision about time goes by (days left, expiry, how long something is kept). The
 * phone's own clock until the first response.
 */
export const nowOf = (system: AnyActorRef['system']): number => timeOf(system).latest;
