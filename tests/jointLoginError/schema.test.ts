import * as v from 'valibot';
import { expect, test } from 'vitest';
import { offersOf } from '../../machines/screen/offers.ts';
import { joinFailureSchema } from '../../services/jointLoginError/schema.ts';

test.each([undefined, null])('reads data of %j as nothing to recommend', (data) => {
  expect(v.parse(joinFailureSchema, data)).toEqual({ notice: '', errorMessage: '', recProducts: [] });
});

test.each([{}, [], { recProducts: null }, { recProducts: [7] }])(
  'does not read %j as nothing to recommend',
  (data) => {
    expect(v.parse(joinFailureSchema, data)).toEqual({
      notice: '',
      errorMessage: '',
      recProducts: undefined,
    });
  },
);

test('offers no product without a name and a text for its button', () => {
  const recProducts = [{ name: ' ', productKey: 'k' }, { name: 'A' }, { buttonText: 'Apply' }, {}];
  const read = v.parse(joinFailureSchema, { recProducts });
  const offers = offersOf(read?.recProducts ?? []);
  expect(offers.map(({ product }) => product.name || product.buttonText)).toEqual(['A', 'Apply']);
});

test('reports the place of a product in the list that was sent, and shows the tags of the first two shown', () => {
  const recProducts = [
    null,
    'odd',
    { productKey: 'k' },
    ...['A', 'B', 'C'].map((name) => ({ name, tags: 'T' })),
  ];
  const read = v.parse(joinFailureSchema, { recProducts });
  expect(offersOf(read?.recProducts ?? []).map(({ position, tags }) => [position, tags])).toEqual([
    [3, ['T']],
    [4, ['T']],
    [5, []],
  ]);
  expect(v.parse(joinFailureSchema, { recProducts: [null, {}] })?.recProducts).toEqual([]);
});

test('opens a product only if it is not greyed and has a key to ask with', () => {
  const recProducts = [
    { name: 'A', productKey: 'k1' },
    { name: 'B', productKey: 'k2', clickable: '0' },
    { name: 'C', productKey: 'null' },
    { name: 'D' },
  ];
  const read = v.parse(joinFailureSchema, { recProducts });
  expect(offersOf(read?.recProducts ?? []).map(({ isActive }) => isActive)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
