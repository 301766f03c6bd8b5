/** The owner of a timer: a sleeping page delays its timers, a dead page never runs them. */
export interface Owner {
  readonly life: 'awake' | 'asleep' | 'dead';
}

interface Task {
  id: number;
  at: number;
  owner: Owner | undefined;
  act: () => void;
}

/** The simulated time of a session: everything scheduled is in it, and it only advances on demand. */
export interface Timeline {
  /** Milliseconds since the session began. */
  readonly now: number;
  /** Runs `act` after `ms`; returns a number that cancels it. */
  after(ms: number, act: () => void, owner?: Owner): number;
  cancel(id: number): void;
  /** Advances by `ms`, task after task; `settle` waits for everything that a task started. */
  pass(ms: number, settle: () => Promise<void>): Promise<void>;
}

export const createTimeline = (): Timeline => {
  let now = 0;
  let lastId = 0;
  let tasks: Task[] = [];

  const nextUntil = (until: number): Task | undefined => {
    tasks = tasks.filter(({ owner }) => owner?.life !== 'dead');
    let first: Task | undefined;
    for (const task of tasks)
      if (
        task.owner?.life !== 'asleep' &&
        task.at <= until &&
        (!first || task.at < first.at || (task.at === first.at && task.id < first.id))
      )
        first = task;
    return first;
  };

  return {
    get now() {
      return now;
    },
    after: (ms, act, owner) => {
      lastId += 1;
      tasks.push({ id: lastId, at: now + Math.max(0, ms), owner, act });
      return lastId;
    },
    cancel: (id) => {
      tasks = tasks.filter((task) => task.id !== id);
    },
    pass: async (ms, settle) => {
      const until = now + ms;
      for (let task = nextUntil(until); task; task = nextUntil(until)) {
        const { id, at, act } = task;
        tasks = tasks.filter((other) => other.id !== id);
        now = Math.max(now, at);
        act();
        await settle();
      }
      now = until;
    },
  };
};
