import type { Dice } from './dice.ts';
import { type NetworkConditions, weathers } from './network.ts';
import type { Move } from './person/moves.ts';
import { deviceMoods, moments, type Step } from './steps.ts';

interface Standing {
  moves: readonly Move[];
  life: 'awake' | 'asleep' | 'dead' | undefined;
  isOnline: boolean;
  isStorageFine: boolean;
  tabs: number;
  isPosting: boolean;
  isWeatherDue: boolean;
  /** Milliseconds by which the phone's clock is ahead. */
  clockOff: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const times = [10, 100, 400, 1_000, 1_000, 2_000, 5_000, 20_000, 61_000] as const;

/** Draws the steps of a session. Each session has a few kinds of network conditions and faults, so that they often coincide. */
export const createDraw = (dice: Dice) => {
  const climate: NetworkConditions[] = Array.from({ length: dice.between(1, 5) }, () => dice.pick(weathers));
  const storminess = dice.pick([0, 4, 8, 16]);
  const trouble = <Kind extends Step>(weight: number, make: () => Kind): [number, () => Step][] =>
    dice.chance(0.5) ? [[weight * dice.pick([0.5, 1, 3]), make]] : [];
  const end = (after: () => number): Step => ({
    by: 'end',
    how: dice.pick(['reload', 'kill', 'link']),
    after: after(),
  });
  const troubles = [
    ...trouble(1, () => end(() => 0)),
    ...trouble(2, () => end(() => dice.between(1, 8))),
    ...trouble(4, () => ({
      by: 'killed',
      at: dice.pick(moments),
      how: dice.pick(['reload', 'kill', 'link']),
    })),
    ...trouble(2, () => ({ by: 'shell', does: 'back' })),
    ...trouble(1, () => ({ by: 'shell', does: 'pause' })),
    ...trouble(0.4, () => ({ by: 'shell', does: 'logs in another' })),
    ...trouble(0.3, () => ({ by: 'shell', does: 'logs in another here' })),
    ...trouble(1, () => ({ by: 'browser', does: dice.pick(['back', 'back', 'forward']) })),
    ...trouble(0.7, () => ({ by: 'connection', does: 'goes' })),
    ...trouble(0.5, () => ({ by: 'connection', does: 'loses the next chunk' })),
    ...trouble(0.5, () => ({ by: 'sleep', ms: dice.between(1, 180) * minute })),
    ...trouble(0.2, () => ({ by: 'sleep', ms: dice.between(20, 60) * hour })),
    ...trouble(0.4, () => ({ by: 'clock', ms: dice.between(-300, 300) * minute })),
    ...trouble(0.4, () => ({ by: 'clock', ms: dice.between(-400, 400) * day })),
    // A code expires while its page is open.
    ...trouble(0.4, () => ({ by: 'time', ms: dice.between(5, 40) * minute })),
    ...trouble(0.3, () => ({
      by: 'storage',
      mood: dice.pick([
        'full',
        'database full',
        'database silent',
        'closed',
        'cleared',
        'locked',
        'database stuck',
      ]),
    })),
    ...trouble(0.5, () => ({
      by: 'storage',
      mood: dice.pick(['full', 'database full', 'closed', 'cleared', 'locked']),
      at: dice.pick(moments),
    })),
    ...trouble(0.2, () => ({ by: 'shell', does: 'logs out' })),
    ...trouble(1, () => ({ by: 'device', does: dice.pick(deviceMoods) })),
    ...trouble(0.2, () => ({ by: 'midnight' })),
    ...trouble(0.5, () => ({
      by: 'tab',
      does: dice.pick(['opens', 'opens', 'is copied', 'opens another login']),
    })),
    ...trouble(0.7, () => ({
      by: 'lender',
      does: dice.pick([
        'a day passes',
        'the code is paid',
        'the offer ends',
        'lists no card',
        'sends a status that nobody knows',
        'restarts',
        'releases',
      ]),
    })),
  ];

  const person = (moves: readonly Move[], tabs: number): Step => {
    // Sometimes a tap that must do nothing.
    const taken = dice.chance(0.93) ? moves.filter(({ isTaken }) => isTaken) : [];
    const some = taken.length > 0 ? taken : moves;
    const { machine, event, case: name } = dice.weigh(some.map((move) => [move.weight, move] as const));
    return {
      by: 'person',
      machine,
      event,
      case: name,
      times: dice.chance(0.1) ? 2 : 1,
      ...(tabs > 1 && dice.chance(0.3) && { tabs: 2 as const }),
    };
  };

  return {
    length: dice.between(10, 55),
    next: ({
      moves,
      life,
      isOnline,
      isStorageFine,
      tabs,
      isPosting,
      isWeatherDue,
      clockOff,
    }: Standing): Step =>
      dice.weigh<() => Step>([
        [moves.some(({ isTaken }) => isTaken) ? 26 : moves.length > 0 ? 2 : 0, () => person(moves, tabs)],
        [14, () => ({ by: 'time', ms: dice.pick(times) })],
        [
          isWeatherDue ? 0 : storminess,
          () => ({
            by: 'weather',
            next: dice.pick(climate),
            to: dice.chance(0.85) ? 'a call that cannot be undone' : 'any call',
          }),
        ],
        [life === 'asleep' ? 30 : 0, () => ({ by: 'shell', does: 'resume' })],
        [life === undefined ? 20 : 0, () => ({ by: 'browser', does: 'back' })],
        [life === undefined ? 10 : 0, () => ({ by: 'end', how: 'link', after: 0 })],
        [clockOff === 0 ? 0 : 1.5, () => ({ by: 'clock', ms: -clockOff })],
        [isOnline ? 0 : 12, () => ({ by: 'connection', does: 'comes' })],
        [isStorageFine ? 0 : 3, () => ({ by: 'storage', mood: 'fine' })],
        [tabs > 1 ? 5 : 0, () => ({ by: 'tab', does: 'turns' })],
        // Faults are most likely while a call is in flight.
        ...troubles.map(([weight, make]) => [weight * (isPosting ? 4 : 1), make] as const),
      ])(),
  };
};
