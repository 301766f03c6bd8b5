import { expect, test } from 'vitest';
import type { Model } from '../model.ts';
import { done, fails } from '../model.ts';
import { neverVaried } from '../varied.ts';

test('names fields that have one value in all answers and cases, and are absent from none', () => {
  const model: Pick<Model, 'outcomes' | 'events'> = {
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
  };
  expect(neverVaried(model)).toEqual(['load answers: id, rows[].kind', 'row.chosen: by']);
});
