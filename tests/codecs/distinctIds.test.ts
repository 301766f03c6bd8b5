import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answersOf, chosenOf, fillIn, formOf, idOf, readBack } from '../../services/bindBank/form.ts';
import { drawnPicker, openedPicker, withGroup } from '../../services/bindBank/picker.ts';
import { usableChannel } from '../../services/repay/facts.ts';
import { cardInitSchema } from '../../services/bindBank/schema.ts';
import { type Payload, wireRequest } from '../../services/http/request.ts';
import { repaymentInfoSchema } from '../../services/repay/schema.ts';
import { rowOf, withDistinctIds, withoutSuffix } from '../../services/values/distinctIds.ts';

const sent = (payload: Payload) =>
  new URLSearchParams(
    String(
      wireRequest('', new URLSearchParams(), { client: 'one', method: 'POST', path: '/x' }, payload).body,
    ),
  );

const info = (repayList: object[]) => v.parse(repaymentInfoSchema, { repayAmount: 260_050, repayList });
const gcash = { channel_number: '90006', name: 'GCash', fee: 1_500 };
const maya = { channel_number: '90006', name: 'Maya', fee: 0 };

test('uses the chosen one of two channels with the same number, also in another order', () => {
  const { repayList } = info([gcash, maya, { channel_number: '7', name: '7-Eleven' }]);
  expect(repayList.map(({ name }) => name)).toEqual(['GCash', 'Maya', '7-Eleven']);
  const chosen = repayList[1]?.channel_number ?? '';
  for (const list of [
    [gcash, maya],
    [maya, gcash],
  ])
    expect(usableChannel(info(list), chosen)).toMatchObject({ name: 'Maya', fee: 0 });
  expect(repayList[2]?.channel_number).toBe('7');
});

test('drops a choice if only its duplicate with another fee is left', () => {
  const chosen = info([gcash, maya]).repayList[1]?.channel_number ?? '';
  expect(usableChannel(info([gcash, { ...maya, fee: 9_900 }]), chosen)).toBeUndefined();
});

test('names the channel by its own number in requests', () => {
  const chosen = info([gcash, maya]).repayList[1]?.channel_number ?? '';
  expect(sent({ channelNumber: chosen, productId: 'p1' }).get('channelNumber')).toBe('90006');
});

test('repeats the chosen one of two options with the same type, and uses its channel', () => {
  const fields = v.parse(cardInitSchema, {
    items: [
      {
        code: 'bank',
        cate: 'enum ',
        title: 'Bank',
        note: [
          { name: 'BDO', type: '1', channelNumber: '100' },
          { name: 'BPI', type: '1', channelNumber: '200' },
        ],
      },
    ],
  });
  const form = formOf(fields);
  const [field] = fields;
  if (!field) throw new Error('no field');
  const filled = { ...form, ...fillIn({ ...form, missing: [] }, idOf(field), field.note[1]?.type ?? '') };
  expect(readBack(filled)?.institution).toBe('BPI');
  const { channelNumber, values } = answersOf(filled);
  expect(channelNumber).toBe('200');
  expect(sent(values).get('bank')).toBe('1');
});

test('keeps the id of a row that has its own, and gives twins different ids that map back to it', () => {
  const rows = fc.array(
    fc.record({ id: fc.constantFrom('1', '2', '3', ''), name: fc.constantFrom('a', 'b') }),
  );
  fc.assert(
    fc.property(rows, (list) => {
      const told = withDistinctIds('id')(list);
      expect(told.map(({ id }) => withoutSuffix(id))).toEqual(list.map(({ id }) => id));
      expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
      const lonely = list.map(({ id }) => id !== '' && list.filter((other) => other.id === id).length === 1);
      expect(told.filter((_, index) => lonely[index])).toEqual(list.filter((_, index) => lonely[index]));
      for (const row of told) {
        expect(rowOf(told, 'id', row.id)).toBe(row);
        const id = withoutSuffix(row.id);
        expect(withoutSuffix(rowOf(told, 'id', id)?.id ?? '')).toBe(id);
      }
      expect(rowOf(told, 'id', '')).toBeUndefined();
    }),
  );
});

test('finds a row by its id however the id is padded, but not by the id of a removed twin', () => {
  const rows = [{ id: 'o2      ', name: 'a' }];
  expect(rowOf(rows, 'id', 'o2')?.name).toBe('a');
  expect(rowOf([{ id: 'o2', name: 'a' }], 'id', '\ufeffo2 ')?.name).toBe('a');
  const [, gone] = withDistinctIds('id')([...rows, { id: 'o2      ', name: 'b' }]);
  expect(rowOf(rows, 'id', gone?.id ?? '')).toBeUndefined();
});

const city = (note: object[]) => {
  const [field] = v.parse(cardInitSchema, {
    items: [{ code: 'branch', cate: 'citySelect', title: 'Branch', note }],
  });
  if (!field) throw new Error('no field');
  return field;
};

test('repeats the chosen one of two options with the same type in two groups', () => {
  const field = city([
    { name: 'Cavite', type: '1', note: [{ name: 'Bacoor', type: '1', channelNumber: '100' }] },
    { name: 'Cebu', type: '1', note: [{ name: 'Mandaue', type: '1', channelNumber: '200' }] },
    { name: 'Online', type: '1', channelNumber: '300' },
  ]);
  const [cavite, cebu, online] = field.note;
  const rows = [cavite?.note[0], cebu?.note[0], online];
  expect(rows.map((row) => chosenOf(field, row?.type ?? '')?.name)).toEqual(['Bacoor', 'Mandaue', 'Online']);
  expect(new Set(field.note.map(({ type }) => type)).size).toBe(3);
  const form = formOf([field]);
  const filled = { ...form, values: { [idOf(field)]: cebu?.note[0]?.type ?? '' } };
  expect(answersOf(filled).channelNumber).toBe('200');
  expect(sent(answersOf(filled).values).get('branch')).toBe('1');
});

test('opens groups and chooses options that have no type', () => {
  const field = city([
    { name: 'Cavite', note: [{ name: 'Bacoor' }, { name: 'Imus' }] },
    { name: 'Cebu', note: [{ name: 'Mandaue', type: 'm' }] },
  ]);
  const picker = withGroup(
    openedPicker({ fields: [field], values: {} }, idOf(field)),
    field.note[1]?.type ?? '',
  );
  expect(drawnPicker([field], picker)?.choices.map(({ name }) => name)).toEqual(['Mandaue']);
  const imus = field.note[0]?.note[1]?.type ?? '';
  const form = { ...formOf([field]), values: { [idOf(field)]: imus } };
  expect(readBack(form)?.institution || chosenOf(field, imus)?.name).toBe('Imus');
  expect(sent(answersOf(form).values).get('branch')).toBe('');
  expect(formOf([field]).values[idOf(field)]).toBe('');
});
