import { describe, expect, it } from 'vitest';
import { orderScenarios } from '../../sandbox/domain/orderSeed.ts';
import { outcomeOfReading } from '../../services/http/outcome.ts';
import { orderSchema } from '../../services/orderDetails/schema.ts';
import { linkSchema } from '../../services/recommendation/schema.ts';
import { orderOf, start } from './start.ts';

const details = async (
  sandbox: Awaited<ReturnType<typeof start>>,
  query: Readonly<Record<string, string>> = {},
) => {
  const response = await sandbox.get('/v3/loan-details/loan-details', query);
  return outcomeOfReading(
    { family: 'v3', data: orderSchema },
    { status: response.status, body: await response.text() },
  );
};

const answered = orderScenarios.filter(({ id }) => id !== 'refused');

describe('loan details', () => {
  it('covers every status code of the specification, and an unknown one', async () => {
    const sandbox = await start();
    const statuses = await Promise.all(
      answered.map(async ({ query }) => {
        const read = await details(sandbox, query);
        return 'data' in read ? read.data.orderStatus : undefined;
      }),
    );
    expect([...new Set(statuses)].toSorted()).toEqual('110 151 170 174 180 200 21 999'.split(' '));
  });

  it('shows each dialog at least once, and all four on one order', async () => {
    const sandbox = await start();
    const read = await details(sandbox, { productId: 'p1', orderId: 'all-dialogs' });
    expect(read).toMatchObject({
      data: {
        orderStatus: '21',
        isScore: true,
        cardNeedPop: true,
        KindTipsMsg: expect.stringMatching(/./),
        reyMsg: expect.stringMatching(/./),
        playeduL: expect.stringContaining('/confirm'),
      },
    });
    for (const [orderId, field] of [
      ['withdraw', 'reyMsg'],
      ['card', 'cardNeedPop'],
      ['tips', 'KindTipsMsg'],
      ['rating', 'isScore'],
    ] as const)
      expect(await details(sandbox, { productId: 'p1', orderId })).toHaveProperty(
        ['data', field],
        expect.toSatisfy(Boolean),
      );
  });

  it('links out of the app only to another origin', async () => {
    const sandbox = await start();
    const { data } = await orderOf(sandbox, 'partner');
    expect(data.inside).toBe('0');
    expect(new URL(data.h5Url).origin).not.toBe(sandbox.url);
    await expect(fetch(data.h5Url).then((response) => response.text())).resolves.toContain('Pay ₱9,248.00');
  });
});

describe('a tapped recommendation leads', () => {
  it.each([
    ['to a native page', 'p1', 'productDetail?productId=p1'],
    ['to the scheme', 'p3', 'loanapp://product/p3'],
    ['to a partner', 'p2', expect.stringMatching(/^http:.*offer\/bayanihan$/)],
  ])('%s', async (_, productKey, link) => {
    const sandbox = await start();
    for (const path of ['/v3/home/define', '/gopia/goya/define']) {
      const response = await sandbox.post(path, { moduleId: '31', positionId: '0', productKey });
      expect(
        outcomeOfReading(
          { family: '00', data: linkSchema },
          { status: response.status, body: await response.text() },
        ),
      ).toEqual({ data: link });
    }
  });

  it('leads nowhere when the product is not on offer', async () => {
    const sandbox = await start();
    const response = await sandbox.post('/v3/home/define', {
      moduleId: '31',
      positionId: '0',
      productKey: 'p4',
    });
    expect(
      outcomeOfReading(
        { family: '00', data: linkSchema },
        { status: response.status, body: await response.text() },
      ),
    ).toMatchObject({ failure: { kind: 'refused' } });
  });
});

describe('a tracking event', () => {
  it('accepts and counts a tracking event', async () => {
    const sandbox = await start();
    const response = await sandbox.post('/service/event/save', {
      productId: 'p1',
      product_id: 'p1',
      moduleId: '30',
      positionId: '0',
    });
    expect(await response.json()).toMatchObject({ code: 0 });
    expect(await sandbox.control('/events')).toContainEqual(
      expect.objectContaining({ kind: 'tracked', productId: 'p1', moduleId: '30', positionId: '0' }),
    );
  });
});
