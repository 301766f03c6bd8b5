import { beforeEach, expect, test } from 'vitest';
import { complaintListMachine } from '../../machines/complaintList/machine.ts';
import { selectTab } from '../../machines/complaintList/selectors.ts';
import { stubHistory } from '../doubles/history.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';

let entry: { state: unknown };

beforeEach(() => {
  entry = stubHistory({ top: 400 });
});

const open = async (...titles: string[]) => {
  const calls = holdCalls();
  const { actor } = openScreen(complaintListMachine, { route: 'complaintList', search: '' });
  const tabs = titles.map((title) => ({ title, list: [] }));
  await calls[0]?.answer({ code: '00', message: '', data: { tabs } });
  return actor;
};

test('shows the chosen tab again when the user comes back to its history entry', async () => {
  const first = await open('In progress', 'Answered');
  expect(selectTab(first.getSnapshot())).toBe(0);
  first.send({ type: 'tab.chosen', tab: 1 });
  expect(entry.state).toEqual({ top: 400, tab: 1 });
  expect(selectTab((await open('In progress', 'Answered')).getSnapshot())).toBe(1);
});

test.each([1, -1, 0.5, '1', null])(
  'begins with the first tab when the entry has %j and there is only one',
  async (tab) => {
    entry.state = { tab };
    expect(selectTab((await open('All')).getSnapshot())).toBe(0);
  },
);
