import { type Call, isReadable } from '../network.ts';
import type { Phone } from '../phone/phone.ts';
import type { PageWindow } from '../phone/tab.ts';
import type { Timeline } from '../timeline.ts';

interface Setting {
  timeline: Timeline;
  phone(): Pick<Phone, 'clockOff' | 'slept'>;
  /** Whether the phone's monotonic clock stops while it sleeps, as most do. */
  stopsAsleep: boolean;
}

/** Milliseconds by which the app lets two clocks differ (services/visit/clock.ts). */
const drift = 60_000;

/** Milliseconds that a page may take to draw what has changed while it slept: clocks have whole seconds. */
const tolerated = 2_000;

/**
 * What a page can know of the time, at once. If only the clock was set since it last knew it, its monotonic clock is right; if the phone only slept, `Date` is.
 * After both, neither is, until the next response.
 */
export const createClock = ({ timeline, phone, stopsAsleep }: Setting) => {
  const anchors = new WeakMap<PageWindow, { off: number; slept: number; isRight: boolean; ahead: number }>();
  const anchor = (page: PageWindow, isRight: boolean) => {
    const { clockOff: off, slept } = phone();
    anchors.set(page, { off, slept, isRight, ahead: 0 });
  };
  const since = (page: PageWindow) => {
    const { clockOff, slept } = phone();
    const { off, slept: before, isRight } = anchors.get(page) ?? { off: 0, slept: 0, isRight: false };
    return { isRight, set: clockOff - off, hasSlept: stopsAsleep && slept > before };
  };
  const isKnown = (page: PageWindow): boolean => {
    const { isRight, set, hasSlept } = since(page);
    if (set === 0 || !hasSlept) return isRight;
    const known = anchors.get(page);
    if (known) known.isRight = false;
    return false;
  };
  return {
    /** Before the first response, the phone's clock is all that a page has. */
    opened: (page: PageWindow): void => anchor(page, phone().clockOff === 0),
    answered: ({ page, reply }: Call): void => {
      // A page that does not know the time cannot tell that a stored reply without an age is old.
      if (reply && isReadable(reply)) anchor(page, !reply.stored || reply.age !== undefined);
    },
    isKnown,
    /** Whether the earliest time that can be, by which a page warns, is before the right one. */
    isBehind: (page: PageWindow): boolean => since(page).hasSlept,
    /** Whether it had the time to show what it knows. */
    isSettled: (page: PageWindow): boolean => timeline.now - page.wokeAt > tolerated,
    /** Milliseconds for which it may show what is over. */
    tolerance: (page: PageWindow): number => tolerated + (since(page).set === 0 ? 0 : drift),
    /**
     * Milliseconds by which the latest time that can be is after the right one. A page cannot tell a clock that was set forward from a sleep, so this is the
     * time that it shows, also once the clock is set back; what it warns of follows the earliest.
     */
    ahead: (page: PageWindow): number => {
      const known = anchors.get(page);
      if (!known) return 0;
      known.ahead = Math.max(known.ahead, since(page).set);
      return known.ahead;
    },
  };
};

export type Clock = ReturnType<typeof createClock>;
