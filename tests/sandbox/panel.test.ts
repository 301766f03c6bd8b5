import { describe, expect, it } from 'vitest';
import { orderOf, start } from './start.ts';

describe('the control API', () => {
  it('lists scenarios whose URL opens the order with the complete device query', async () => {
    const sandbox = await start();
    const groups: { title: string; scenarios: { path: string }[] }[] = await sandbox.control('/scenarios');
    expect(groups.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Order status', 'Dialogs', 'Navigation', 'Edge cases']),
    );
    expect(groups[0]?.title).toBe('Journeys');
    const orders = groups.find(({ title }) => title === 'Order status');
    const first = new URL(orders?.scenarios[0]?.path ?? '', sandbox.url);
    expect(first.pathname).toBe('/loanDetail');
    expect([...first.searchParams.keys()]).toEqual(
      expect.arrayContaining(
        'appVersion deviceName deviceId osVersion sessionId adId market building gather swift eyes productId orderId'.split(
          ' ',
        ),
      ),
    );
  });

  it('streams past and future events', async () => {
    const sandbox = await start();
    await orderOf(sandbox, 'due');
    const stop = new AbortController();
    const response = await fetch(`${sandbox.url}/sandbox/control/stream`, { signal: stop.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const listen = async (until: string) => {
      while (!heard.includes(until)) heard += (await reader?.read())?.value ?? '';
    };
    await listen('/v3/loan-details/loan-details');
    await sandbox.control('/orders/due/pay', { amount: 100 });
    await listen('paid 100 of 924800 centavos');
    stop.abort();
    expect(heard).toContain('id: 1\n');
  });
});
