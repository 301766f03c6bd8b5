export type Asked = Map<string, number>;

/** The frozen time while a machine is stepped: 1 January 2030, noon, UTC. */
const now = Date.UTC(2030, 0, 1, 12);

/** A small random number generator (mulberry32): the same seed gives the same numbers. */
const randoms = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const asked: Asked = new Map();
const note = (what: string): void => void asked.set(what, (asked.get(what) ?? 0) + 1);

let random = randoms(1);

const RealDate = Date;
const StillDate = new Proxy(RealDate, {
  construct: (target, args: [], made) => {
    if (args.length === 0) note('new Date()');
    return Reflect.construct(target, args.length === 0 ? [now] : args, made) as Date;
  },
  apply: () => {
    note('Date()');
    return new RealDate(now).toString();
  },
  get: (target, key, receiver) =>
    key === 'now'
      ? () => {
          note('Date.now()');
          return now;
        }
      : (Reflect.get(target, key, receiver) as unknown),
});

const stillRandom = (): number => {
  note('Math.random()');
  return random();
};
const stillMoment = (): number => {
  note('performance.now()');
  return 0;
};
const stillUuid = (): ReturnType<Crypto['randomUUID']> => {
  note('crypto.randomUUID()');
  const digits = Array.from({ length: 12 }, () => Math.floor(random() * 16).toString(16)).join('');
  return `00000000-0000-4000-8000-${digits}`;
};
const stillBytes = <Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes => {
  note('crypto.getRandomValues()');
  if (bytes) {
    const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let index = 0; index < view.length; index += 1) view[index] = Math.floor(random() * 256);
  }
  return bytes;
};

let depth = 0;

/** Runs a step with a frozen clock and seeded randomness, so that it is repeatable. Does not cover asynchronous work of `run`. */
export const still = <Result>(run: () => Result): Result => {
  const { random: realRandom } = Math;
  const { now: realMoment } = performance;
  const outer = random;
  random = randoms(1);
  depth += 1;
  if (depth === 1) {
    Math.random = stillRandom;
    performance.now = stillMoment;
    globalThis.Date = StillDate;
    Object.defineProperties(crypto, {
      randomUUID: { value: stillUuid, configurable: true, writable: true },
      getRandomValues: { value: stillBytes, configurable: true, writable: true },
    });
  }
  try {
    return run();
  } finally {
    depth -= 1;
    random = outer;
    if (depth === 0) {
      Math.random = realRandom;
      performance.now = realMoment;
      globalThis.Date = RealDate;
      const own = crypto as Partial<Crypto>;
      delete own.randomUUID;
      delete own.getRandomValues;
    }
  }
};

export const takeAsked = (): Asked => {
  const taken = new Map(asked);
  asked.clear();
  return taken;
};
