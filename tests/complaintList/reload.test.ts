import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { complaintListMachine } from '../../machines/complaintList/machine.ts';
import { selectViewState, selectHistory, selectTab } from '../../machines/complaintList/selectors.ts';
import { stubHistory } from '../doubles/history.ts';
import { holdCalls, openScreen, toasts } from '../doubles/lender.ts';

beforeEach(() => void stubHistory({}));
afterEach(() => vi.unstubAllGlobals());

const tabs = (...numbers: string[]) => ({
  code: '00',
  message: '',
  data: {
    tabs: [
      { title: 'In progress', list: [] },
      { title: 'Answered', list: numbers.map((problemId) => ({ id: problemId, problemId })) },
    ],
  },
});

/** The list is open with its second tab. */
const open = async () => {
  const calls = holdCalls();
  const { actor, asked, clock } = openScreen(complaintListMachine, { route: 'complaintList', search: '' });
  await calls[0]?.answer(tabs('CP1'));
  actor.send({ type: 'tab.chosen', tab: 1 });
  const shown = () => {
    const seen = actor.getSnapshot();
    return [selectViewState(seen), selectHistory(seen)[selectTab(seen)]?.list.map(({ number }) => number)];
  };
  return { calls, actor, asked, clock, shown };
};

test.each(['screen.returned', 'connection.restored'] as const)(
  'reloads the complaints and keeps the tab on %s',
  async (type) => {
    const { calls, actor, shown } = await open();
    actor.send({ type });
    expect(calls).toHaveLength(2);
    expect(shown()).toEqual(['shown', ['CP1']]);
    await calls[1]?.answer(tabs('CP1', 'CP2'));
    expect(shown()).toEqual(['shown', ['CP1', 'CP2']]);
  },
);

test('opens a complaint and shows another tab while it reloads', async () => {
  const { calls, actor, asked, shown } = await open();
  actor.send({ type: 'screen.returned' });
  actor.send({ type: 'complaint.chosen', problemId: 'CP1' });
  expect(asked).toMatchObject([{ to: 'complainDetails', query: { problemId: 'CP1' } }]);
  actor.send({ type: 'tab.chosen', tab: 0 });
  await calls[1]?.answer(tabs('CP1'));
  expect(shown()).toEqual(['shown', []]);
});

test('keeps the complaints when a reload fails or times out', async () => {
  const { calls, actor, asked, clock, shown } = await open();
  actor.send({ type: 'screen.returned' });
  await calls[1]?.answer('<html>');
  expect(shown()).toEqual(['shown', ['CP1']]);
  actor.send({ type: 'screen.returned' });
  clock.increment(60_000);
  expect(calls[2]?.isAborted()).toBe(true);
  expect(shown()).toEqual(['shown', ['CP1']]);
  expect(toasts(asked)).toHaveLength(2);
});

test("shows the backend's message when a reload is refused, and the same tab afterwards", async () => {
  const { calls, actor, shown } = await open();
  actor.send({ type: 'screen.returned' });
  await calls[1]?.answer({ code: '5', message: 'Not today' });
  expect(actor.getSnapshot().value).toEqual({ failed: 'byRefusal' });
  expect(actor.getSnapshot().context.refusal).toBe('Not today');
  actor.send({ type: 'retry.requested' });
  await calls[2]?.answer(tabs('CP2'));
  expect(shown()).toEqual(['shown', ['CP2']]);
});
