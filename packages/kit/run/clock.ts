export interface SteppedClock {
  now(): number;
  setTimeout(act: () => void, ms: number): number;
  clearTimeout(id: number): void;
  /** Advances by `ms`, firing due timers in order, until `enough` returns true. @returns the milliseconds that passed. */
  advance(ms: number, enough?: () => boolean): number;
}

interface Pending {
  id: number;
  due: number;
  act: () => void;
}

export const steppedClock = (): SteppedClock => {
  let now = 0;
  let lastId = 0;
  let pending: Pending[] = [];
  return {
    now: () => now,
    setTimeout: (act, ms) => {
      lastId += 1;
      pending.push({ id: lastId, due: now + ms, act });
      return lastId;
    },
    clearTimeout: (id) => {
      pending = pending.filter((timer) => timer.id !== id);
    },
    advance: (ms, enough = () => false) => {
      const begin = now;
      const until = now + ms;
      while (!enough()) {
        const next = pending.filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0];
        if (!next) {
          now = until;
          break;
        }
        pending = pending.filter((timer) => timer !== next);
        now = next.due;
        next.act();
      }
      return now - begin;
    },
  };
};
