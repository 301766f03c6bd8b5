import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { defineModel, explore, fullSuite, randomWalks, strayedFrom } from '../index.ts';
import { acceptedWays } from '../accepted.ts';
import { behaviourDiff } from '../golden.ts';
import { config, model } from './codeEntry.model.ts';
import { codeEntry } from './machines.ts';

const accepted = fullSuite(explore(model));

test('finds a fault of the chart, which its graph shares, by comparing with accepted behaviour', () => {
  const careless = explore(
    defineModel(codeEntry, { ...config, provide: { guards: { isRight: () => true } } }),
  );
  expect(() => randomWalks(careless, { runs: 300, seed: 1 })).not.toThrow();
  expect(strayedFrom(careless, accepted, { seed: 1 })).toMatch(
    /^After \d+ walks \(seed 1\):\ncodeEntry, path 'walk', step 5:.*When confirm code says 'wrong'\n {2}Then entering waiting\n {2}expected state: entering waiting\n {2}found state: {4}confirmed; done.*--walks 100 --seed 1$/s,
  );
});

test("accepts a machine's accepted behaviour in every order", () => {
  expect(strayedFrom(explore(model), accepted, { runs: 300, seed: 1 })).toBeUndefined();
});

const lampOf = (brightness: (presses: number) => number) => {
  const lamp = setup({
    types: { context: {} as { presses: number; light: number }, events: {} as { type: 'pressed' } },
    actions: {
      light: assign(({ context: { presses } }) => ({
        presses: Math.min(presses + 1, 9),
        light: brightness(presses),
      })),
      darken: assign({ light: 0 }),
    },
  }).createMachine({
    id: 'lamp',
    context: { presses: 0, light: 0 },
    initial: 'off',
    states: {
      off: { on: { pressed: { target: 'on', actions: 'light' } } },
      on: { on: { pressed: { target: 'off', actions: 'darken' } } },
    },
  });
  return explore(
    defineModel(lamp, {
      events: { pressed: { gesture: async () => {} } },
      states: { off: async () => {}, on: async () => {} },
      unobserved: ['presses'],
    }),
  );
};

test('finds a fault that shows only after a past that no accepted path has, shrunk to the shortest', () => {
  const sound = fullSuite(lampOf(() => 100));
  const worn = lampOf((presses) => (presses < 3 ? 100 : 50));
  // Each accepted path holds on its own, and the machine does nothing that they do not name.
  expect(behaviourDiff(worn, sound)).toEqual([]);
  expect(() => randomWalks(worn, { runs: 300, seed: 1 })).not.toThrow();
  const strayed = strayedFrom(worn, sound, { seed: 1 });
  expect(strayed).toContain("path 'walk', step 7:");
  expect(strayed).toContain('light: expected 100, found 50');
});

/** A chain of rooms with three exits each back to the first; only the last room may be wrong. */
const corridorOf = (found: string) => {
  const rooms = 8;
  const events = ['on', 'left', 'right', 'back'] as const;
  const corridor = setup({
    types: {
      context: {} as { found: string; visits: number },
      events: {} as { type: (typeof events)[number] },
    },
    actions: {
      find: assign(({ context: { visits } }) => ({ found: visits > 0 ? found : 'gold', visits: 1 })),
      lose: assign({ found: '' }),
    },
  }).createMachine({
    id: 'corridor',
    context: { found: '', visits: 0 },
    initial: 'room0',
    states: Object.fromEntries(
      Array.from({ length: rooms }, (_, room) => {
        const back = { target: 'room0', actions: 'lose' } as const;
        const on =
          room === rooms - 1
            ? back
            : { target: `room${room + 1}`, ...(room === rooms - 2 && { actions: 'find' as const }) };
        return [`room${room}`, { on: { on, left: back, right: back, back } }];
      }),
    ),
  });
  const nothing = async () => {};
  return explore(
    defineModel(corridor, {
      events: Object.fromEntries(events.map((event) => [event, { gesture: nothing }])) as never,
      states: Object.fromEntries(Array.from({ length: rooms }, (_, room) => [`room${room}`, nothing])),
      unobserved: ['visits'],
    }),
  );
};

test('follows the paths of borrowers in walks', () => {
  const sound = fullSuite(corridorOf('gold'));
  const faulty = corridorOf('dust');
  const options = { runs: 20, seed: 1, steps: 30 };
  expect(strayedFrom(faulty, sound, options)).toBeUndefined();
  const usage = {
    edges: Object.fromEntries(Array.from({ length: 8 }, (_, room) => [`room${room} on`, 1000])),
  };
  expect(strayedFrom(faulty, sound, { ...options, usage })).toContain('found: expected "gold", found "dust"');
});

test('keeps states apart that look alike but have different words', () => {
  const [path] = accepted;
  if (!path) throw new Error('the suite is empty');
  const { expect: start, input } = path;
  const move = { by: 'person', event: 'code.requested', case: '' } as const;
  const one = { id: 'one', input, expect: start, refused: [move], steps: [] };
  const other = { id: 'other', input, expect: start, steps: [{ move, expect: start }] };
  expect(acceptedWays(model, [one, one])).toHaveLength(1);
  const [refusing, taking] = acceptedWays(model, [one, other]);
  expect([refusing?.to.refused, refusing?.to.ways, taking?.to.ways.length]).toEqual([[move], [], 1]);
});
