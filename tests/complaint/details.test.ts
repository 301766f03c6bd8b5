import { afterEach, expect, test, vi } from 'vitest';
import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { customerServiceMachine } from '../../machines/customerService/machine.ts';
import { wording as spec } from '../../views/wording/spec/complaint.ts';
import { holdCalls, openScreen, toasts } from '../repay/lender.ts';

afterEach(() => vi.unstubAllGlobals());

const open = async (isNeedScore: unknown) => {
  const calls = holdCalls();
  const screen = openScreen(complaintDetailsMachine, { route: 'complainDetails', search: 'problemId=CP1' });
  await calls[0]?.answer({ code: '00', data: { problemId: 'CP1', content: 'Calls', isNeedScore } });
  return { ...screen, calls };
};

test('the rating opens after 3 s, not before', async () => {
  const { actor, clock, calls } = await open(1);
  expect(calls[0]).toMatchObject({ path: '/user-problem/problem-detail', query: { problemId: 'CP1' } });
  clock.increment(2_999);
  expect(actor.getSnapshot().hasTag('modal')).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('modal')).toBe(true);
});

test('the rating never opens when none is asked for', async () => {
  const { actor, clock } = await open('0');
  clock.increment(60_000);
  expect(actor.getSnapshot().hasTag('modal')).toBe(false);
});

test('the stars that were chosen are sent once, and thanked for in the words of the specification', async () => {
  const { actor, clock, calls, asked } = await open(1);
  clock.increment(3_000);
  actor.send({ type: 'rating.sent' });
  expect(toasts(asked)).toEqual([{ key: 'complaint.noStar' }]);
  expect(calls).toHaveLength(1);
  actor.send({ type: 'star.chosen', stars: 4 });
  actor.send({ type: 'rating.sent' });
  actor.send({ type: 'rating.sent' });
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

test('a rating whose answer is lost keeps its key; another number of stars is another rating', async () => {
  const { actor, clock, calls } = await open(1);
  clock.increment(3_000);
  actor.send({ type: 'star.chosen', stars: 4 });
  actor.send({ type: 'rating.sent' });
  await calls[1]?.cut();
  actor.send({ type: 'rating.sent' });
  expect(calls[2]?.key).toBe(calls[1]?.key);
  await calls[2]?.answer('<html>');
  actor.send({ type: 'star.chosen', stars: 5 });
  actor.send({ type: 'rating.sent' });
  expect(calls[3]?.key).not.toBe(calls[1]?.key);
});

test('customer service is asked for with overall 30, and a double tap calls once', async () => {
  const calls = holdCalls();
  const { actor, asked, clock } = openScreen(customerServiceMachine, {
    route: 'customerService',
    search: '',
  });
  expect(calls[0]).toMatchObject({
    path: '/v3/personal-center/contact-kf-info',
    query: { overall: '30' },
  });
  await calls[0]?.answer({ success: true, data: { email: 'care@lend.example', smWa: '0917 800 0456' } });
  actor.send({ type: 'phone.chosen' });
  actor.send({ type: 'phone.chosen' });
  const call = {
    type: 'bridge.called',
    request: { action: 'callPhone', payload: { number: '0917 800 0456' } },
  };
  expect(asked).toEqual([call]);
  clock.increment(1_000);
  actor.send({ type: 'phone.chosen' });
  expect(asked).toEqual([call, call]);
});
