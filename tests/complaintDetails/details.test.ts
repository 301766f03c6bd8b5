import { describe, expect, test, vi } from 'vitest';
import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { selectAwaited } from '../../machines/complaintDetails/selectors.ts';
import { complaintDetailsOutcome } from '../../machines/complaintDetails/outcome.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle } from '../doubles/root.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';

const open = async (isNeedScore: unknown, phone = createPhoneMemory()) => {
  const calls = holdCalls();
  const screen = openScreen(
    complaintDetailsMachine,
    { route: 'complainDetails', search: 'problemId=CP1' },
    { outcome: complaintDetailsOutcome, phone },
  );
  await calls[0]?.answer({ code: '00', data: { problemId: 'CP1', content: 'Calls', isNeedScore } });
  const at = () => screen.actor.getSnapshot().value;
  return { ...screen, calls, at };
};

test('calls the reply late from the midnight after its day, without a connection too', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T23:59:00+08:00'), toFake: ['Date'] });
  const calls = holdCalls();
  const { actor } = openScreen(complaintDetailsMachine, {
    route: 'complainDetails',
    search: 'problemId=CP1',
  });
  await calls[0]?.answer({
    code: '00',
    data: { problemId: 'CP1', content: 'Calls', replyBy: '2026-11-25' },
  });
  const isLate = () => selectAwaited(actor.getSnapshot())?.isLate;
  expect(isLate()).toBe(false);
  vi.setSystemTime(Date.parse('2026-11-26T00:00:00+08:00'));
  actor.send({ type: 'day.changed' });
  expect(isLate()).toBe(true);
  expect(calls).toHaveLength(1);
});

describe('a rating whose outcome is unknown', () => {
  const open4 = async (phone = createPhoneMemory()) => {
    const screen = await open(1, phone);
    screen.clock.increment(3_000);
    screen.actor.send({ type: 'star.chosen', stars: 4 });
    screen.actor.send({ type: 'rating.sent' });
    await settle();
    return screen;
  };

  test('sends the same stars again after a reload, under their key', async () => {
    const phone = createPhoneMemory();
    const before = await open4(phone);
    await before.calls[1]?.cut();
    const { calls, dialog, at } = await open(1, phone);
    await settle();
    dialog()?.send({ type: 'retry.requested' });
    await settle();
    expect(calls[1]).toMatchObject({ body: { score: '4', problemId: 'CP1' }, key: before.calls[1]?.key });
    await calls[1]?.answer({ code: '00', data: null });
    expect(at()).toEqual({ shown: 'rated' });
  });

  test.each([
    [0, 'settled'],
    ['0', 'settled'],
    [1, { asking: 'notDone' }],
    [undefined, { asking: 'unclear' }],
  ])('checks a rating with the complaint (%j), without stars to resend', async (isNeedScore, found) => {
    const { dialog, calls, at } = await open(
      1,
      createPhoneMemory(pendingRequest('rateService', 'complaint:CP1', { since: Date.now() })),
    );
    await settle();
    expect(dialog()?.getSnapshot().context.isSame).toBe(false);
    dialog()?.send({ type: 'check.requested' });
    expect(calls[1]).toMatchObject({ path: '/user-problem/problem-detail', query: { problemId: 'CP1' } });
    await calls[1]?.answer({ code: '00', data: { problemId: 'CP1', isNeedScore } });
    expect(dialog()?.getSnapshot().value).toEqual(found);
    if (found !== 'settled') return;
    dialog()?.send({ type: 'result.accepted' });
    expect(at()).toEqual({ shown: 'rated' });
  });
});
