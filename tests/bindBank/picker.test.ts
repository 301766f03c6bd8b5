import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { formOf } from '../../services/bindBank/form.ts';
import { closedPicker, drawnPicker, openedPicker, withGroup } from '../../services/bindBank/picker.ts';
import { cardInitSchema } from '../../services/bindBank/schema.ts';

const options = (...types: string[]) => types.map((type) => ({ type, name: `Option ${type}` }));
const form = formOf(
  v.parse(cardInitSchema, {
    items: [
      { code: 'few', cate: 'enum', title: 'Few', note: options(...'ABCDEFGH') },
      { code: 'many', cate: 'enum', title: 'Many', value: 'C', note: options(...'ABCDEFGHI') },
      { code: 'day', cate: 'day', title: 'Day' },
      {
        code: 'city',
        cate: 'citySelect',
        title: 'City',
        value: 'M',
        note: [
          { type: 'P', name: 'Metro', note: options('M', 'N') },
          { type: 'A', name: 'Alone' },
        ],
      },
    ],
  }),
);
const drawn = (code: string, changes: object = {}) =>
  drawnPicker(form.fields, { ...openedPicker(form, `0.${code}`), ...changes });

test('opens at the current value: with its choice, and in its group', () => {
  expect(openedPicker(form, '0.few')).toEqual({ field: '0.few', group: '', choice: '', search: '' });
  expect(openedPicker(form, '0.many')).toMatchObject({ group: '', choice: 'C' });
  expect(openedPicker(form, '0.city')).toMatchObject({ group: 'P', choice: 'M' });
});

test('resets choice and search when another group is opened', () => {
  const opened = { ...openedPicker(form, '0.city'), search: 'man' };
  expect(withGroup(opened, '')).toEqual({ field: '0.city', group: '', choice: '', search: '' });
  expect(withGroup(opened, 'A')).toMatchObject({ group: 'A', choice: '' });
});

describe('the rendered picker', () => {
  test('offers nothing while the picker is closed', () => {
    expect(drawnPicker(form.fields, closedPicker)).toBeUndefined();
  });

  test('distinguishes groups from choices on the first level; a group shows its own choices', () => {
    expect(drawn('city', { group: '' })).toMatchObject({
      title: 'City',
      group: undefined,
      choices: [
        { type: 'P', name: 'Metro', isGroup: true },
        { type: 'A', name: 'Alone', isGroup: false },
      ],
    });
    expect(drawn('city')).toMatchObject({
      group: 'Metro',
      choices: [
        { type: 'M', name: 'Option M', isGroup: false },
        { type: 'N', name: 'Option N', isGroup: false },
      ],
    });
  });

  test('ignores case and surrounding spaces in a search', () => {
    expect(drawn('many', { search: '  option b ' })?.choices.map(({ type }) => type)).toEqual(['B']);
    expect(drawn('many', { search: 'x' })?.choices).toEqual([]);
  });

  test.each([
    ['eight choices cannot be searched', 'few', false],
    ['nine can', 'many', true],
    ['the days cannot: they are in order', 'day', false],
  ])('%s', (_, code, isSearchable) => {
    expect(drawn(code)?.isSearchable).toBe(isSearchable);
  });
});
