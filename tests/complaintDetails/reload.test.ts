import { afterEach, expect, test, vi } from 'vitest';
import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { complaintDetailsOutcome } from '../../machines/complaintDetails/outcome.ts';
import {
  selectCanRate,
  selectComplaint,
  selectViewState,
  selectRating,
  selectStars,
} from '../../machines/complaintDetails/selectors.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { holdCalls, openScreen, toasts } from '../doubles/lender.ts';
import { settle } from '../doubles/root.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (disposeDetail: string, isNeedScore = disposeDetail !== '') => ({
  code: '00',
  data: { problemId: 'CP1', disposeDetail, isNeedScore: isNeedScore ? 1 : 0 },
});

const open = async (first: ReturnType<typeof answer>) => {
  const calls = holdCalls();
  const screen = openScreen(
    complaintDetailsMachine,
    { route: 'complainDetails', search: 'problemId=CP1' },
    { outcome: complaintDetailsOutcome, phone: createPhoneMemory() },
  );
  const { actor, clock } = screen;
  await calls[0]?.answer(first);
  const seen = () => actor.getSnapshot();
  return {
    ...screen,
    calls,
    result: () => selectComplaint(seen())?.disposeDetail,
    viewState: () => selectViewState(seen()),
    rating: () => selectRating(seen()),
    canRate: () => selectCanRate(seen()),
    stars: () => selectStars(seen()),
    returns: () => actor.send({ type: 'screen.returned' }),
    opensRating: (stars: number) => {
      clock.increment(3_000);
      actor.send({ type: 'star.chosen', stars });
    },
  };
};

const sorry = answer('We are sorry');

test.each(['screen.returned', 'connection.restored'] as const)(
  'shows the answer that came meanwhile on %s, and asks for a rating 3 s later',
  async (type) => {
    const { actor, calls, clock, viewState, result, rating } = await open(answer(''));
    clock.increment(60_000);
    actor.send({ type });
    expect(viewState()).toBe('shown');
    await calls[1]?.answer(sorry);
    expect(result()).toBe('We are sorry');
    clock.increment(2_999);
    expect(rating()).toBeUndefined();
    clock.increment(1);
    expect(rating()).toBe('choosing');
  },
);

test('keeps the complaint when a reload fails or times out', async () => {
  const { calls, clock, asked, returns, viewState, result } = await open(answer('We are sorry', false));
  returns();
  await calls[1]?.answer('<html>');
  returns();
  clock.increment(60_000);
  expect(calls[2]?.isAborted()).toBe(true);
  expect([viewState(), result()]).toEqual(['shown', 'We are sorry']);
  expect(toasts(asked)).toHaveLength(2);
});

test("shows the backend's message when a reload is refused", async () => {
  const { actor, calls, returns } = await open(answer(''));
  returns();
  await calls[1]?.answer({ code: '5', message: 'Not today' });
  expect(actor.getSnapshot().value).toEqual({ failed: 'byRefusal' });
  expect(actor.getSnapshot().context.refusal).toBe('Not today');
});

test('does not ask for a rating that is no longer due', async () => {
  const { actor, calls, clock, returns, rating, canRate } = await open(sorry);
  returns();
  await calls[1]?.answer(answer('We are sorry', false));
  clock.increment(60_000);
  expect(rating()).toBeUndefined();
  actor.send({ type: 'rating.opened' });
  expect([rating(), canRate()]).toEqual([undefined, false]);
});

test.each([
  ['an answer', sorry],
  ['a failure', '<html>'],
])('asks for a rating 3 s after %s of a slow reload, not before', async (_, came) => {
  const { calls, clock, returns, rating } = await open(sorry);
  returns();
  clock.increment(59_999);
  expect(rating()).toBeUndefined();
  await calls[1]?.answer(came);
  clock.increment(2_999);
  expect(rating()).toBeUndefined();
  clock.increment(1);
  expect(rating()).toBe('choosing');
});

test('aborts a reload when the borrower opens the rating', async () => {
  const { actor, calls, clock, returns, rating, result } = await open(sorry);
  clock.increment(3_000);
  actor.send({ type: 'dialog.closed' });
  returns();
  actor.send({ type: 'rating.opened' });
  expect(calls[1]?.isAborted()).toBe(true);
  await calls[1]?.answer(answer('Another text', false));
  expect([rating(), result()]).toEqual(['choosing', 'We are sorry']);
});

test('does not ask again for a rating that was postponed, and keeps its stars', async () => {
  const { actor, calls, clock, returns, opensRating, rating, canRate, stars, result } = await open(sorry);
  opensRating(4);
  actor.send({ type: 'dialog.closed' });
  returns();
  await calls[1]?.answer(answer('We are very sorry'));
  clock.increment(60_000);
  expect([rating(), canRate(), stars(), result()]).toEqual([undefined, true, 4, 'We are very sorry']);
  returns();
  await calls[2]?.answer(answer('We are very sorry', false));
  expect(canRate()).toBe(false);
});

test('does not ask again for a rating that was postponed without stars', async () => {
  const { actor, calls, clock, returns, rating, canRate } = await open(sorry);
  clock.increment(3_000);
  actor.send({ type: 'dialog.closed' });
  returns();
  await calls[1]?.answer(sorry);
  clock.increment(60_000);
  expect([rating(), canRate()]).toEqual([undefined, true]);
});

test('does not reload while a rating is chosen, sent or unclear', async () => {
  const { actor, calls, comeBack, dialog, opensRating, rating, stars } = await open(sorry);
  const reloads = () => {
    comeBack();
    actor.send({ type: 'connection.restored' });
  };
  opensRating(4);
  reloads();
  expect([rating(), stars()]).toEqual(['choosing', 4]);
  actor.send({ type: 'rating.sent' });
  await settle();
  reloads();
  expect(rating()).toBe('ratingService');
  await calls[1]?.cut();
  reloads();
  expect(calls).toHaveLength(2);
  dialog()?.send({ type: 'dialog.closed' });
  reloads();
  expect(calls).toHaveLength(3);
  expect(stars()).toBe(4);
});

test('does not reload or ask again after the rating', async () => {
  const { actor, calls, clock, returns, opensRating, rating, canRate } = await open(sorry);
  opensRating(4);
  actor.send({ type: 'rating.sent' });
  await settle();
  await calls[1]?.answer({ code: '00', data: null });
  returns();
  actor.send({ type: 'connection.restored' });
  clock.increment(60_000);
  expect(calls).toHaveLength(2);
  expect([rating(), canRate()]).toEqual([undefined, false]);
});
