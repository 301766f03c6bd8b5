import { describe, expect, it } from 'vitest';
import { orderOf, start } from './start.ts';

const violationsOf = async (sandbox: Awaited<ReturnType<typeof start>>) => {
  const events: { kind: string; message?: string }[] = await sandbox.control('/events');
  return events.filter(({ kind }) => kind === 'violation').map(({ message }) => message);
};

describe('the contract of the wire', () => {
  it('accepts the HTTP clients of the app without a violation', async () => {
    const sandbox = await start();
    await orderOf(sandbox, 'due');
    await sandbox.post('/v3/home/define', { moduleId: '31', positionId: '0', productKey: 'p1' });
    expect(await violationsOf(sandbox)).toEqual([]);
  });

  it('reports the missing marker, headers and alias of a call', async () => {
    const sandbox = await start();
    await fetch(`${sandbox.url}/gateway/v3/loan-details/loan-details?productId=p1&orderId=due`);
    expect(await violationsOf(sandbox)).toEqual([
      'the XMLHttpRequest marker is missing',
      'the header building is missing',
      'the header gather is missing',
      'productId and product_id must both be sent, and be equal',
    ]);
  });

  it('reports a missing parameter in the envelope of the family', async () => {
    const sandbox = await start();
    const response = await sandbox.post('/v3/home/define', { moduleId: '31', productKey: 'p1' });
    expect(await response.json()).toMatchObject({
      code: '400',
      message: expect.stringContaining('positionId'),
    });
    expect(await violationsOf(sandbox)).toEqual([expect.stringContaining('positionId')]);
  });

  it('rejects calls outside the contract', async () => {
    const sandbox = await start();
    expect((await sandbox.get('/v3/nothing', {})).status).toBe(404);
    expect((await sandbox.get('/v3/home/define', {})).status).toBe(404);
  });
});
