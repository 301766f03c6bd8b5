import { describe, expect, test } from 'vitest';
import { transitionTour } from '../index.ts';
import { notStaged, onTheWire, type Stage } from '../run/stage.ts';
import { model as wired } from './codeEntryPage.ts';

const withoutWire = { ...wired, wire: { sendCode: '**/send' } };
const acts: Stage['acts'] = { confirmCode: { right: async () => undefined } };

const outcomesOf = (stage?: Stage) => [
  ...new Set(
    onTheWire(withoutWire, stage).edges.flatMap(({ move }) =>
      move.by === 'service' ? [`${move.service} ${move.outcome}`] : [],
    ),
  ),
];

describe('the steps that the built app can perform', () => {
  test('includes what a response can cause', () => {
    expect(outcomesOf()).toEqual(['sendCode ok', 'sendCode refused']);
  });

  test('includes what the stage can cause', () => {
    expect(outcomesOf({ acts })).toEqual(['sendCode ok', 'sendCode refused', 'confirmCode right']);
  });

  test('excludes what the stage cannot cause in a state', () => {
    const stage: Stage = { acts, can: (move, seen) => move.by !== 'time' || !seen.matches('confirming') };
    const times = (graph: ReturnType<typeof onTheWire>) =>
      graph.edges.filter(({ move, from }) => {
        const states = graph.vertices[from]?.states ?? [];
        return move.by === 'time' && states.includes('confirming');
      }).length;
    expect(times(onTheWire(withoutWire, { acts }))).toBeGreaterThan(0);
    expect(times(onTheWire(withoutWire, stage))).toBe(0);
  });

  test('names a path with an impossible step', () => {
    const path = transitionTour(onTheWire(wired)).find(({ steps }) =>
      steps.some(({ move }) => move.by === 'service' && move.service === 'confirmCode'),
    );
    if (!path) throw new Error('no path confirms the code');
    expect(notStaged(wired, path)).toBeUndefined();
    expect(notStaged(withoutWire, path)).toBe("confirmCode has no address in 'wire'");
    expect(notStaged({ ...wired, outcomes: { ...wired.outcomes, confirmCode: {} } }, path)).toMatch(
      /^'\w+' of confirmCode has no answer on the wire and no act on the stage$/,
    );
  });
});
