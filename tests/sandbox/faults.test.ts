import { type Context, Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { faultKinds } from '../../sandbox/faultKinds.ts';
import { createNetworkConditions, withNetworkFaults } from '../../sandbox/faults.ts';
import { orderOf, start } from './start.ts';

const details = '/v3/loan-details/loan-details';
const order = { productId: 'p1', orderId: 'due' };
const answersIn = async (sandbox: Awaited<ReturnType<typeof start>>) => {
  const events: { kind: string; answer?: { code: string } }[] = await sandbox.control('/events');
  return events.flatMap(({ answer }) => (answer ? [answer.code] : []));
};

describe('a planted fault', () => {
  it.each([
    ['500', 500, 'Internal Server Error'],
    ['502', 502, 'Bad Gateway'],
    ['504', 504, 'Gateway Time-out'],
    ['403', 403, 'Forbidden'],
    ['429', 429, 'Too Many Requests'],
    ['html', 200, '<html>'],
    ['garbage', 200, /^\{"success":true,[^}]*$/],
    ['refusal', 200, '"success":false'],
    ['serverFailure', 200, '"code":"500"'],
    ['oddFlag', 200, '"success":"Y"'],
  ])('responds with the fault %s', async (kind, status, body) => {
    const sandbox = await start();
    await sandbox.control('/fail-next', { kind });
    const response = await sandbox.get(details, order);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(kind === '429' ? '120' : null);
    expect(await response.text()).toMatch(body);
  });

  it.each([
    ['302', 302, '/v3/personal-center/contact-kf-info'],
    ['307', 307, '/v3/loan-details/google-score'],
  ])('redirects a call with the fault %s', async (kind, status, where) => {
    const sandbox = await start();
    await sandbox.control('/fail-next', { kind, when: 'after' });
    const response = await sandbox.post('/v3/loan-details/google-score', { score: '5' }, 'key-1');
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toContain(where);
  });

  it('applies a fault as often as asked, only on the named path', async () => {
    const sandbox = await start();
    await sandbox.control('/fail-next', { kind: '500', times: 2, path: details });
    const others = await sandbox.post('/v3/home/define', {
      moduleId: '31',
      positionId: '0',
      productKey: 'p1',
    });
    expect(others.status).toBe(200);
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await sandbox.get(details, order)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it.each(faultKinds.filter((kind) => kind !== 'late'))(
    'skips the work with the fault %s before it, and does the work with the fault after it',
    async (kind) => {
      const sandbox = await start();
      for (const [when, ratings] of [
        ['before', 0],
        ['after', 1],
      ] as const) {
        await orderOf(sandbox, 'rating');
        await sandbox.control('/fail-next', { kind, when });
        const leaving = new AbortController();
        const call = sandbox.post('/v3/loan-details/google-score', { score: '5' }, 'key-1', leaving.signal);
        const answer = call.then((response) => response.text()).catch(() => 'none');
        await expect.poll(() => answersIn(sandbox)).toContain(kind);
        leaving.abort();
        expect(await answer).not.toMatch(/^\{"success":true.*\}$/);
        expect(sandbox.books().appRatings).toHaveLength(ratings);
        await sandbox.control('/reset', {});
      }
    },
  );

  it.each(['before', 'after'] as const)(
    'sends the right response in the end when it is late (%s the work)',
    async (when) => {
      vi.useFakeTimers();
      const weather = createNetworkConditions();
      weather.faults.push({ kind: 'late', when, delayMs: 5_000, times: 1 });
      const work = vi.fn<(c: Context) => Response>((c) => c.text('done'));
      const lender = new Hono().use(withNetworkFaults(weather, '/gateway', () => undefined)).get('*', work);
      const answered = vi.fn<(text: string) => void>();
      void Promise.resolve(lender.request('/gateway/call'))
        .then((response) => response.text())
        .then(answered);
      await vi.advanceTimersByTimeAsync(4_999);
      expect(work).toHaveBeenCalledTimes(when === 'before' ? 0 : 1);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      vi.useRealTimers();
      await expect.poll(() => answered.mock.calls).toEqual([['done']]);
    },
  );

  it('refuses an unknown fault', async () => {
    const sandbox = await start();
    expect(await sandbox.control('/fail-next', { kind: 'earthquake' })).toHaveProperty('error');
  });
});

describe('a slow network', () => {
  it('delays each response', async () => {
    const sandbox = await start();
    await sandbox.control('/network', { latencyMs: 80 });
    const asked = performance.now();
    await orderOf(sandbox, 'due');
    expect(performance.now() - asked).toBeGreaterThanOrEqual(79);
  });
});
