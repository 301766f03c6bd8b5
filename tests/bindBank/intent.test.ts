import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { idOf } from '../../machines/bindBank/form.ts';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { selectCanCheck, selectCanRetry } from '../../machines/parts/outcomeUnknown/selectors.ts';
import type { Intent } from '../../services/intents/intent.ts';
import { type HeldCall, holdCalls, openScreen } from '../doubles/lender.ts';
import { memoryStorage } from '../intents/storage.ts';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const yes = { success: true, data: {} };
const account = (values: { number?: string; bank?: string } = {}) => ({
  success: true,
  data: {
    items: [
      { code: 'number', cate: 'text', title: 'Number', cardTypeMi: 0, value: values.number },
      {
        code: 'bank',
        cate: 'enum',
        title: 'Bank',
        cardTypeMi: 0,
        value: values.bank,
        note: ['A', 'B'].map((type) => ({ name: type, type })),
      },
    ],
  },
});

/** The screen with its form loaded, and what a person does there. */
const openForm = async (
  calls: HeldCall[],
  {
    search = 'productId=p1&orderId=o1',
    intents = [],
    form = account(),
  }: { search?: string; intents?: Intent[]; form?: object } = {},
) => {
  const { actor, clock, ledger } = openScreen(bindBankMachine, { route: 'bindBank', search, intents });
  await calls.at(-1)?.answer(form);
  const [number = '', bank = ''] = actor.getSnapshot().context.fields.map(idOf);
  const type = (value: string) => actor.send({ type: 'field.changed', field: number, value });
  const choose = (choice: string) => {
    actor.send({ type: 'picker.opened', field: bank });
    actor.send({ type: 'choice.made', choice });
    actor.send({ type: 'choice.confirmed' });
  };
  const submit = () => actor.send({ type: 'form.submitted' });
  const dialog = () => {
    const { outcomeUnknown } = actor.getSnapshot().children;
    const seen = outcomeUnknown?.getSnapshot();
    return seen && { canRetry: selectCanRetry(seen), canCheck: selectCanCheck(seen) };
  };
  const inDialog = (event: 'dialog.closed' | 'retry.requested') =>
    actor.getSnapshot().children.outcomeUnknown?.send({ type: event });
  const isIn = (state: 'binding' | 'bound' | 'filling') => actor.getSnapshot().matches(state);
  return { actor, clock, ledger, type, choose, submit, dialog, inDialog, isIn };
};
type Screen = Awaited<ReturnType<typeof openForm>>;
const keysOf = (calls: HeldCall[]) => calls.flatMap(({ key }) => (key === null ? [] : [key]));

const sendAndLose = async (calls: HeldCall[], { submit }: Screen) => {
  submit();
  await calls.at(-1)?.cut();
};

/** A screen whose account was sent, and whose answer was cut off. */
const openUnknown = async (search?: string) => {
  const calls = holdCalls();
  const screen = await openForm(calls, search === undefined ? {} : { search });
  screen.type('123');
  screen.choose('A');
  await sendAndLose(calls, screen);
  return { calls, screen };
};

describe('on the same screen', () => {
  test('what changes nothing of the account keeps its key, and may go out again', async () => {
    const { calls, screen } = await openUnknown();
    expect(screen.dialog()).toEqual({ canRetry: true, canCheck: true });
    screen.inDialog('dialog.closed');
    screen.type('999');
    screen.type('123 abc');
    screen.choose('B');
    screen.choose('A');
    await sendAndLose(calls, screen);
    expect(keysOf(calls)).toHaveLength(2);
    expect(new Set(keysOf(calls)).size).toBe(1);
  });

  test.each<['number' | 'bank', string]>([
    ['number', '1234'],
    ['bank', 'B'],
  ])('another %s is another intent; the first stays open', async (field, value) => {
    const { calls, screen } = await openUnknown();
    screen.inDialog('dialog.closed');
    (field === 'number' ? screen.type : screen.choose)(value);
    await sendAndLose(calls, screen);
    expect(new Set(keysOf(calls)).size).toBe(2);
    expect(screen.ledger().map(({ key }: Intent) => key)).toEqual(keysOf(calls));
  });

  test.each([
    ['again', 'productId=p1', 'bind'],
    ['again from an order', 'productId=p1&orderId=o1&source=loanDetail', 'bindFromOrder'],
  ])('tried %s: the same key, and a clear yes closes it', async (_, search, kind) => {
    const { calls, screen } = await openUnknown(search);
    expect(screen.ledger()).toMatchObject([{ kind, subject: 'product:p1' }]);
    screen.inDialog('retry.requested');
    await calls.at(-1)?.answer(yes);
    expect(screen.isIn('bound')).toBe(true);
    expect(new Set(keysOf(calls)).size).toBe(1);
    expect(screen.ledger()).toEqual([]);
  });

  test('a silence until the limit is unknown too, and the call is given up', async () => {
    const calls = holdCalls();
    const screen = await openForm(calls);
    screen.type('123');
    screen.choose('A');
    screen.submit();
    screen.clock.increment(59_999);
    expect(screen.isIn('binding')).toBe(true);
    screen.clock.increment(1);
    expect(screen.dialog()).toEqual({ canRetry: true, canCheck: true });
    expect(calls.at(-1)?.isAborted()).toBe(true);
  });

  test('a refusal closes it: the next try is a new intent', async () => {
    const { calls, screen } = await openUnknown();
    screen.inDialog('retry.requested');
    await calls.at(-1)?.answer({ success: false, message: 'No such number' });
    expect(screen.isIn('filling')).toBe(true);
    expect(screen.ledger()).toEqual([]);
    screen.submit();
    expect(keysOf(calls)[2]).not.toBe(keysOf(calls)[1]);
  });
});

describe('a screen that opens with an open binding begins by saying so', () => {
  test.each([
    ['nothing was kept: it cannot be sent again from here', account(), false],
    ['the form happens to be the same: it can', account({ number: '123', bank: 'A' }), true],
    ['the form is another account: it cannot', account({ number: '123', bank: 'B' }), false],
  ])('%s', async (_, form, canRetry) => {
    const before = await openUnknown();
    const again = await openForm(before.calls, { intents: before.screen.ledger(), form });
    expect(again.dialog()).toEqual({ canRetry, canCheck: true });
    again.inDialog('dialog.closed');
    expect(again.isIn('filling')).toBe(true);
  });

  test('without an order there is nothing to look at', async () => {
    const { calls, screen } = await openUnknown('productId=p1');
    const again = await openForm(calls, { search: 'productId=p1', intents: screen.ledger() });
    expect(again.dialog()).toEqual({ canRetry: false, canCheck: false });
  });

  test('not of another product', async () => {
    const { calls, screen } = await openUnknown();
    const other = await openForm(calls, { search: 'productId=p2', intents: screen.ledger() });
    expect(other.isIn('filling')).toBe(true);
  });

  test('the same account typed again goes out under the same key', async () => {
    const before = await openUnknown();
    const again = await openForm(before.calls, { intents: before.screen.ledger() });
    again.inDialog('dialog.closed');
    again.type('123');
    again.choose('A');
    again.submit();
    await before.calls.at(-1)?.answer(yes);
    expect(keysOf(before.calls)).toHaveLength(2);
    expect(new Set(keysOf(before.calls)).size).toBe(1);
    expect(again.ledger()).toEqual([]);
  });

  test('another account that was sent since may be sent again', async () => {
    const before = await openUnknown();
    const again = await openForm(before.calls, { intents: before.screen.ledger() });
    again.inDialog('dialog.closed');
    again.type('456');
    again.choose('A');
    await sendAndLose(before.calls, again);
    expect(again.dialog()?.canRetry).toBe(true);
    again.inDialog('retry.requested');
    expect(keysOf(before.calls)[2]).toBe(keysOf(before.calls)[1]);
  });
});

describe('who comes back to the screen is told again', () => {
  const comeBack = ({ actor, ledger }: Screen) => actor.send({ type: 'screen.returned', intents: ledger() });

  test('the form as it was sent can go out again, another one cannot', async () => {
    const { screen } = await openUnknown();
    screen.inDialog('dialog.closed');
    comeBack(screen);
    expect(screen.dialog()?.canRetry).toBe(true);
    screen.inDialog('dialog.closed');
    screen.type('456');
    comeBack(screen);
    expect(screen.dialog()?.canRetry).toBe(false);
  });

  test('also over an open picker, whose choice was never confirmed', async () => {
    const { screen } = await openUnknown();
    screen.inDialog('dialog.closed');
    const bank = screen.actor.getSnapshot().context.fields.map(idOf)[1] ?? '';
    screen.actor.send({ type: 'picker.opened', field: bank });
    screen.actor.send({ type: 'choice.made', choice: 'B' });
    comeBack(screen);
    expect(screen.dialog()?.canRetry).toBe(true);
    screen.inDialog('dialog.closed');
    expect(screen.actor.getSnapshot().context).toMatchObject({
      values: { [bank]: 'A' },
      picker: { field: '' },
    });
  });
});
