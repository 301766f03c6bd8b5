import { expect, test } from 'vitest';
import type { Model } from '../model.ts';
import { done, fails } from '../model.ts';
import { neverVaried } from '../varied.ts';

test('names fields that have one value in all answers and cases, and are absent from none', () => {
  const model: Pick<Model, 'outcomes' | 'events' | 'constant'> = {
    outcomes: {
      load: {
        first: done({ id: 'o1', sum: 1, note: 'a', rows: [{ kind: 'x', day: 1 }] }),
        second: done({ id: 'o1', sum: 2, rows: [{ kind: 'x', day: 2 }] }),
        made: done(() => ({ id: 'o2' })),
        broken: fails(new Error('broken')),
      },
      track: { ok: done(undefined) },
    },
    events: {
      'row.chosen': {
        gesture: async () => undefined,
        cases: { one: { id: 'a', by: 'tap' }, other: { id: 'b', by: 'tap' } },
      },
      closed: 'internal',
    },
    constant: {},
  };
  expect(neverVaried(model).missing).toEqual(['load answers: id, rows[].kind', 'row.chosen: by']);
  const constant = {
    'load answers: id': 'the page shows one',
    'row.chosen': 'the page has one way',
    'load answers: sum': 'it varies',
    closed: 'it has no fields',
  };
  expect(neverVaried({ ...model, constant })).toEqual({
    missing: ['load answers: rows[].kind'],
    stated: Object.entries(constant).map(([key, reason]) => `${key} (${reason})`),
    idle: ['load answers: sum', 'closed'],
  });
});
