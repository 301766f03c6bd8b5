import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { orderOf, start } from './start.ts';

describe('the control API', () => {
  it('lists scenarios whose address opens the order with the whole device query', async () => {
    const sandbox = await start();
    const groups: { title: string; scenarios: { path: string }[] }[] = await sandbox.control('/scenarios');
    expect(groups.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Order status', 'Dialogs', 'Ways out', 'Hard cases']),
    );
    const first = new URL(groups[0]?.scenarios[0]?.path ?? '', sandbox.url);
    expect(first.pathname).toBe('/loanDetail');
    expect([...first.searchParams.keys()]).toEqual(
      expect.arrayContaining([
        'appVersion',
        'deviceName',
        'deviceId',
        'osVersion',
        'sessionId',
        'adId',
        'market',
        'building',
        'gather',
        'swift',
        'eyes',
        'productId',
        'orderId',
      ]),
    );
  });

  it('streams what happens, and what happened before', async () => {
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

  it('has no message as long as none was sent', async () => {
    const sandbox = await start();
    expect(await sandbox.control('/sms')).toBeNull();
  });
});

const connect = async (port: number) => {
  const socket = new WebSocket(`ws://localhost:${port}/relay`);
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  await once(socket, 'open');
  return { socket, heard };
};

describe('the relay', () => {
  it('gives receivers what a page sends, also what it sent before they came, and the page nothing', async () => {
    const { port } = await start();
    const [page, early] = [await connect(port), await connect(port)];
    page.socket.send('{"type":"@xstate.actor"}');
    await expect.poll(() => early.heard).toEqual(['{"type":"@xstate.actor"}']);
    const late = await connect(port);
    await expect.poll(() => late.heard).toEqual(['{"type":"@xstate.actor"}']);
    page.socket.send('{"type":"@xstate.event"}');
    await expect.poll(() => late.heard).toHaveLength(2);
    expect(page.heard).toEqual([]);
  });

  it('closes on binary frames, on oversized ones, and on other paths', async () => {
    const { port } = await start();
    const binary = await connect(port);
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await once(binary.socket, 'close')).toEqual([1003, Buffer.from('text frames only')]);
    const big = await connect(port);
    big.socket.send('x'.repeat(1_000_001));
    expect((await once(big.socket, 'close'))[0]).not.toBe(1000);
    const elsewhere = new WebSocket(`ws://localhost:${port}/gateway`);
    await expect(once(elsewhere, 'open')).rejects.toThrow('socket hang up');
  });
});
