import { afterEach, describe, expect, test, vi } from 'vitest';
import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { selectAwaited } from '../../machines/complaintDetails/selectors.ts';
import { complaintDetailsOutcome } from '../../machines/complaintDetails/outcome.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle } from '../doubles/root.ts';
import { pendingIntent } from '../models/fixtures/intents.ts';
import { wording as spec } from '../../views/wording/spec/complaint.ts';
import { holdCalls, openScreen, toasts } from '../doubles/lender.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('opens the rating after 3 s, not before', async () => {
  const { actor, clock, calls } = await open(1);
  expect(calls[0]).toMatchObject({ path: '/user-problem/problem-detail', query: { problemId: 'CP1' } });
  clock.increment(2_999);
  expect(actor.getSnapshot().hasTag('modal')).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('modal')).toBe(true);
});

test('calls the reply late from the midnight after its day, without a connection too', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T23:59:00+08:00'), toFake: ['Date'] });
  try {
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
  } finally {
    vi.useRealTimers();
  }
});

test("sends the chosen stars once, and thanks with the specification's text", async () => {
  const { actor, clock, calls, asked } = await open(1);
  clock.increment(3_000);
  actor.send({ type: 'rating.sent' });
  await settle();
  expect(toasts(asked)).toEqual([{ key: 'complaint.noStar' }]);
  expect(calls).toHaveLength(1);
  actor.send({ type: 'star.chosen', stars: 4 });
  actor.send({ type: 'rating.sent' });
  await settle();
  actor.send({ type: 'rating.sent' });
  await settle();
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({
    path: '/user-problem/save-score',
    body: { score: '4', problemId: 'CP1' },
    key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await calls[1]?.answer({ code: '00', data: null });
  expect(actor.getSnapshot().hasTag('modal')).toBe(false);
  expect(toasts(asked).at(-1)).toEqual({ key: 'complaint.rated' });
  expect([spec['complaint.noStar'], spec['complaint.rated'], spec['complaint.uploaded']]).toEqual([
    'Silakan pilih',
    'Successful demonstration！',
    'Upload succeeded!',
  ]);
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

  test('sends a rating with other stars under another key', async () => {
    const { actor, calls } = await open4();
    await calls[1]?.answer({ code: '5', message: 'Not today' });
    actor.send({ type: 'rating.sent' });
    await settle();
    expect(calls[2]?.key).not.toBe(calls[1]?.key);
    await calls[2]?.answer({ code: '5', message: 'Not today' });
    actor.send({ type: 'star.chosen', stars: 5 });
    actor.send({ type: 'rating.sent' });
    await settle();
    expect(calls[3]?.body['score']).toBe('5');
    expect(calls[3]?.key).not.toBe(calls[2]?.key);
  });

  test.each([
    [0, 'settled'],
    ['0', 'settled'],
    [1, { asking: 'notDone' }],
    [undefined, { asking: 'unclear' }],
  ])('checks a rating with the complaint (%j), without stars to resend', async (isNeedScore, found) => {
    const { dialog, calls, at } = await open(
      1,
      createPhoneMemory(pendingIntent('rateService', 'complaint:CP1', { since: Date.now() })),
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
