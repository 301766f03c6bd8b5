import * as v from 'valibot';
import { expect, test } from 'vitest';
import { joinFailureSchema } from '../../services/jointLoginError/schema.ts';

test.each([[undefined], [null], [{}], [[]], [{ recProducts: null }], [{ recProducts: {} }]])(
  'reads %j as nothing to recommend',
  (data) => {
    expect(v.parse(joinFailureSchema, data)).toEqual({ notice: '', errorMessage: '', recProducts: [] });
  },
);

test('offers no product without a name and a text for its button', () => {
  const recProducts = [{ name: ' ', productKey: 'k' }, { name: 'A' }, { buttonText: 'Apply' }, {}];
  const read = v.parse(joinFailureSchema, { recProducts });
  expect(read?.recProducts?.map(({ name, buttonText }) => name || buttonText)).toEqual(['A', 'Apply']);
});
