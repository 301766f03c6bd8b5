import { beforeEach, describe, expect, test, vi } from 'vitest';
import { repayMachine } from '../../machines/repay/machine.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { selectCode } from '../../machines/repaymentCode/selectors.ts';
import { repairQuery } from '../../services/http/pageQuery.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { openPaymentWay } from '../doubles/paymentWay.ts';
import { settle } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';
import {
  brokenQrPh,
  codeAnswer,
  madeCode,
  ownSearch,
  qrPhOf,
  repaymentInfo,
  repaymentOnWire,
} from '../models/fixtures/repayment.ts';

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});

const stored = () => storage.kept.get('repaymentInfo') ?? '';

const makeCode = async (payUrl: string, answer: object = codeAnswer) => {
  const calls = holdCalls();
  const repay = openScreen(repayMachine, {
    route: 'repayUrl',
    search: `productId=p1&orderId=o1&${ownSearch}`,
    stores: { paymentWay: { info: undefined, channelNumber: '90003', cardId: '' } },
  });
  await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
  repay.actor.send({ type: 'code.requested' });
  await settle();
  await calls[1]?.answer({ success: true, data: { ...answer, payUrl } });
  const store = openPaymentWay();
  for (const request of repay.asked) if (request.type === 'store.notified') store.send(request.event);
};

const openPage = (query: string) => {
  const store = openPaymentWay();
  const { actor } = openScreen(repaymentCodeMachine, {
    route: 'repaymentOfCode',
    search: `${query}&${ownSearch}`,
    stores: { paymentWay: store.getSnapshot().context },
  });
  return selectCode(actor.getSnapshot());
};

const picture = (address: string) =>
  `showType=2&payCodeImg=${encodeURIComponent(address)}&repayAmount=892480`;
const codeImage = 'https://pay.example/q.png?of=0317010000004242';
const wholeSum = { toLoan: 892_480, fee: 1_500, total: 893_980 };

describe('a QR Ph payload in place of a code to type', () => {
  const ofTheSum = qrPhOf('8924.80');
  const ofAnother = qrPhOf('1.00');

  test.each([
    [ofTheSum, ofTheSum],
    [ofAnother, ''],
    [`QR: ${brokenQrPh}`, ''],
    ['0317010000004242', '0317010000004242'],
  ])('is the reference of a created code only if it can be paid: %s', async (reference, kept) => {
    await makeCode('https://pay.example/c1', { ...codeAnswer, reference });
    expect(JSON.parse(stored()).code.reference).toBe(kept);
  });

  test.each([
    [ofTheSum, ofTheSum],
    [ofAnother, ''],
    ['8001701000000', '8001701000000'],
  ])("is the order's permanent code only if it can be paid: %s", async (payCode, shown) => {
    const calls = holdCalls();
    const { actor, asked } = openScreen(repayMachine, {
      route: 'repayUrl',
      search: 'productId=p1&orderId=o1',
    });
    const defDetail = { title: 'Bayad', logo: '', payCode, payNotice: [] };
    await calls[0]?.answer(repaymentOnWire(repaymentInfo({ defDetail })));
    expect(actor.getSnapshot().context.info?.defDetail?.payCode).toBe(shown);
    expect(asked).toContainEqual(
      expect.objectContaining({
        event: expect.objectContaining({
          info: { amount: 892_480, defDetail: { ...defDetail, payCode: shown } },
        }),
      }),
    );
  });
});

describe('the page of a created code', () => {
  test.each([
    ['a code to type', 'showType=1&payCode=0317010000004242&repayAmount=892480'],
    ['a code to type and a picture', `${picture(codeImage)}&showType=1&payCode=0317010000004242`],
    ['a picture alone', picture(codeImage)],
    ['a picture that stands in its address', picture(`data:image/png;base64,${'A'.repeat(50_000)}`)],
  ])('shows amount, channel and payee when opened with %s', async (_, query) => {
    await makeCode(`/repaymentOfCode?${query}`);
    expect(openPage(query)).toMatchObject({
      sum: wholeSum,
      code: { channel: '7-Eleven', biller: 'BayadPartner', expiresAt: '2026-11-24 14:30', fee: 1_500 },
    });
  });

  test.each([
    ['the fee of the channel, where none is sent', undefined, wholeSum, undefined],
    ['the same fee', 1_500, wholeSum, undefined],
    ['another fee', 2_000, { toLoan: 892_480, fee: 2_000, total: 894_480 }, 1_500],
    ['no fee', 0, { toLoan: 892_480, fee: 0, total: 892_480 }, 1_500],
    ['an unknown fee: a word', 'free', { toLoan: 892_480, fee: undefined, total: 892_480 }, 1_500],
    ['an unknown fee: pesos', '15.00', { toLoan: 892_480, fee: undefined, total: 892_480 }, 1_500],
    ['an unknown fee: below zero', -1, { toLoan: 892_480, fee: undefined, total: 892_480 }, 1_500],
  ])('has %s in its sum', async (_, feeAmount, sum, listedFee) => {
    const query = 'showType=1&payCode=0317010000004242&repayAmount=892480';
    await makeCode(`/repaymentOfCode?${query}`, { ...codeAnswer, feeAmount });
    const page = openPage(query);
    expect(page.sum).toEqual(sum);
    expect(page.code?.listedFee).toBe(listedFee);
  });

  test.each([
    'showType=1&amp;payCode=0317010000004242&amp;repayAmount=892480',
    'showType=1?payCode=0317010000004242?repayAmount=892480',
  ])('recognises the code when the backend joins its parameters as in %s', async (query) => {
    await makeCode(`/repaymentOfCode?${query}`);
    expect(openPage(repairQuery(query))).toMatchObject({ sum: wholeSum, code: { channel: '7-Eleven' } });
  });

  test.each([
    ['another picture', picture('https://pay.example/other.png')],
    ['a picture and a code', `${picture(codeImage)}&payCode=4242`],
    ['no code at all', 'showType=2&repayAmount=892480'],
  ])('does not recognise the code when opened with %s', async (_, query) => {
    await makeCode(`/repaymentOfCode?${picture(codeImage)}`);
    const { code, sum } = openPage(query);
    expect(code).toBeUndefined();
    expect(sum).toEqual({ toLoan: undefined, fee: undefined, total: 892_480 });
  });

  test.each(['https://pay.example/c1', '/repaymentOfCode2'])(
    'does not show the code of %s on any other page',
    async (payUrl) => {
      await makeCode(payUrl);
      for (const query of ['showType=2', picture(codeImage), 'showType=1&payCode=4242'])
        expect(openPage(query).code).toBeUndefined();
    },
  );
});

test('stores too little of a picture code to pay with', async () => {
  await makeCode(`/repaymentOfCode?${picture(codeImage)}`);
  expect(stored()).not.toContain('pay.example');
  await makeCode(`/repaymentOfCode?${picture(`data:image/png;base64,${'A'.repeat(50_000)}`)}`);
  expect(stored().length).toBeLessThan(2_000);
});

test("does not read out a code in a picture as the order's permanent one", async () => {
  await makeCode(`/repaymentOfCode?${picture(codeImage)}`, {});
  expect(openPage(picture(codeImage)).code?.reference).toBe('');
});

test('recognises a code that an earlier release stored by its digits', async () => {
  await makeCode(`/repaymentOfCode?showType=1&payCode=${madeCode.payCode}`);
  const { picture: _, ...code } = JSON.parse(stored()).code;
  storage.setItem('repaymentInfo', JSON.stringify({ ...JSON.parse(stored()), code }));
  expect(openPage(`showType=1&payCode=${madeCode.payCode}`).code).toMatchObject({ channel: '7-Eleven' });
  expect(openPage(picture(codeImage)).code).toBeUndefined();
});

test.each([
  [0, undefined],
  [892_480, undefined],
  [500_000, 500_000],
])(
  'keeps the sum that a code was made for when its page names %i, and says so',
  async (amount, otherAmount) => {
    const page = `showType=1&payCode=${madeCode.payCode}&repayAmount=${amount}`;
    await makeCode(`/repaymentOfCode?${page}`);
    expect(openPage(page)).toMatchObject({ sum: { toLoan: 892_480 }, otherAmount });
  },
);

describe('a code from a link', () => {
  const linked = 'showType=1&payCode=4242424242&repayAmount=100&productId=p1&orderId=o1';

  test('shows the amount due of its order, and marks the one in the link as different', async () => {
    await makeCode('https://pay.example/c1');
    expect(openPage(linked)).toMatchObject({
      code: undefined,
      sum: { total: 892_480 },
      otherAmount: 100,
    });
  });

  test('shows the amount in the link when the order is unknown', async () => {
    expect(openPage(linked)).toMatchObject({ sum: { total: 100 }, otherAmount: undefined });
  });
});

test('shows the amount that a code was made for, even if the URL names another', async () => {
  await makeCode('/repaymentOfCode?showType=1&payCode=0317010000004242');
  expect(openPage('showType=1&payCode=0317010000004242&repayAmount=100')).toMatchObject({ sum: wholeSum });
});

test.each(['repaymentOfCode', 'repaymentOfCode2'] as const)(
  'hides an expired code on /%s, and links to the page that creates another',
  async (route) => {
    await makeCode('/repaymentOfCode?showType=1&payCode=0317010000004242', {
      ...codeAnswer,
      expiresAt: '2020-01-01 10:00',
    });
    const store = openPaymentWay();
    const { actor, asked } = openScreen(repaymentCodeMachine, {
      route,
      search: `showType=1&payCode=0317010000004242&${ownSearch}`,
      stores: { paymentWay: store.getSnapshot().context },
    });
    expect(actor.getSnapshot().matches({ shown: { code: 'expired' } })).toBe(true);
    actor.send({ type: 'copy.requested' });
    actor.send({ type: 'another.requested' });
    expect(asked.filter(({ type }) => type === 'navigation.requested')).toEqual([
      {
        type: 'navigation.requested',
        to: 'repayUrl',
        query: { productId: 'p1', orderId: 'o1' },
        replace: true,
      },
    ]);
  },
);
