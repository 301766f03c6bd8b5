import { afterEach, expect, test, vi } from 'vitest';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { idOf } from '../../machines/bindBank/form.ts';
import { holdCalls, openScreen } from '../repay/lender.ts';

afterEach(() => vi.unstubAllGlobals());

const form = {
  success: true,
  data: {
    items: [
      { code: 'number', cate: 'text', title: 'Number', cardTypeMi: 0 },
      {
        code: 'bank',
        cate: 'enum',
        title: 'Bank',
        cardTypeMi: 0,
        note: ['A', 'B'].map((type) => ({ name: type, type })),
      },
    ],
  },
};

/** A filled form whose sending was cut off. */
const openUnknown = async () => {
  const calls = holdCalls();
  const { actor } = openScreen(bindBankMachine, { route: 'bindBank', search: 'productId=p1' });
  await calls[0]?.answer(form);
  const [number = '', bank = ''] = actor.getSnapshot().context.fields.map(idOf);
  const type = (value: string) => actor.send({ type: 'field.changed', field: number, value });
  const choose = (choice: string) => {
    actor.send({ type: 'picker.opened', field: bank });
    actor.send({ type: 'choice.made', choice });
    actor.send({ type: 'choice.confirmed' });
  };
  const send = async () => {
    actor.send({ type: 'form.submitted' });
    await calls.at(-1)?.cut();
    actor.send({ type: 'dialog.closed' });
  };
  const keys = () => calls.flatMap(({ key }) => (key === null ? [] : [key]));
  type('123');
  choose('A');
  await send();
  return { type, choose, send, keys };
};

test('what changes nothing of the account keeps its intent', async () => {
  const { type, choose, send, keys } = await openUnknown();
  type('123 abc');
  choose('A');
  await send();
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).toBe(keys()[0]);
});

test.each<['number' | 'bank', string]>([
  ['number', '1234'],
  ['bank', 'B'],
])('another %s is a new intent', async (field, value) => {
  const { type, choose, send, keys } = await openUnknown();
  (field === 'number' ? type : choose)(value);
  await send();
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).not.toBe(keys()[0]);
});
