import { beforeEach, describe, expect, test, vi } from 'vitest';
import { smsPause } from '../../machines/payment/smsCountdown.ts';
import type { RequestKind } from '../../services/pendingRequests/request.ts';
import { withDistinctIds } from '../../services/values/distinctIds.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { settle } from '../doubles/root.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { wayOf, wayOnWire } from '../models/fixtures/oldRepayment.ts';
import { answers, openRepayment } from './flow.ts';

const now = Date.UTC(2026, 10, 28);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

const search = 'orderId=o1&productId=p1&cardId=k1&couponId=c9&userId=u1&sessionId=s1';
const cardsWith = (ids: readonly string[]) =>
  ids.flatMap((id) => wayOf().bankList.map((card) => ({ ...card, id })));
const wayWith = (ids: readonly string[]) => wayOnWire(wayOf({ bankList: cardsWith(ids) }));
const [twin] = withDistinctIds('id')(cardsWith(['k1', 'k1']));
const codeSent = { recordId: 'r-77', cardId: 'k1', couponId: 'c9' };

/** A phone that has stored this request as done, 20 s ago. */
const phoneWith = (kind: RequestKind, result: Record<string, string> | undefined, isSeen: boolean) =>
  createPhoneMemory(
    pendingRequest(kind, 'order:o1', {
      session: 'mark of s1',
      since: now - 20_000,
      endedBy: 'a killed page',
      isDone: true,
      result,
      ...(isSeen && { isSeen }),
    }),
  );

const openedOn = async (phone: ReturnType<typeof createPhoneMemory>, address = search) => {
  const screen = await openRepayment(address, {}, answers.way, phone);
  await settle();
  return screen;
};

const openedAfter = (
  kind: RequestKind,
  result: Record<string, string> | undefined,
  { isSeen = false, address = search } = {},
) => openedOn(phoneWith(kind, result, isSeen), address);

type Screen = Awaited<ReturnType<typeof openedAfter>>;
const reported = ({ dialog }: Screen) => dialog()?.getSnapshot().context.reason;
const show = async ({ dialog }: Screen) => {
  dialog()?.send({ type: 'result.accepted' });
  await settle();
};
const stateOf = ({ actor }: Screen) => actor.getSnapshot().value;

test('a commit is stored with its record before the code step is offered', async () => {
  const phone = createPhoneMemory();
  const screen = await openRepayment(search, {}, answers.way, phone);
  await screen.repay();
  await screen.money()[0]?.answer(answers.asksForCode);
  expect(screen.codeEntry()).toBeDefined();
  expect(phone.requests()).toMatchObject([
    { kind: 'commit', isDone: true, result: { recordId: '77', cardId: 'k1', couponId: 'c9' } },
  ]);
});

test('a repayment with an unknown outcome is retried after a reload as it was sent, although each load has its own token', async () => {
  const phone = createPhoneMemory();
  const screen = await openRepayment(search, {}, wayOnWire(wayOf({ repayToken: 'tok-1' })), phone);
  await screen.repay();
  await screen.money()[0]?.cut();
  screen.leave();
  const reloaded = await openRepayment(search, {}, wayOnWire(wayOf({ repayToken: 'tok-2' })), phone);
  await settle();
  reloaded.dialog()?.send({ type: 'retry.requested' });
  await settle();
  const [first, again] = [screen.money()[0], reloaded.money()[0]];
  expect(again).toMatchObject({ key: first?.key, body: { repayToken: 'tok-1' } });
  expect(again?.body).toEqual(first?.body);
});

describe('reopened after a result that nobody saw', () => {
  test.each([
    ['commit', codeSent, 'verifying'],
    ['resendCode', codeSent, 'verifying'],
    ['commit', {}, 'repaid'],
    ['confirm', undefined, 'repaid'],
  ] as const)('shows what became of %s with %j: %s', async (kind, result, state) => {
    const screen = await openedAfter(kind, result);
    expect(reported(screen)).toBe('done');
    await show(screen);
    expect(stateOf(screen)).toBe(state);
  });

  test.each([
    [
      'payByWallet',
      { link: 'https://wallet.example/1' },
      { type: 'link.opened', link: 'https://wallet.example/1' },
    ],
    [
      'makeCode',
      { link: '/repaymentOfCode?payCode=1' },
      { type: 'link.opened', link: '/repaymentOfCode?payCode=1' },
    ],
    ['commit', undefined, { type: 'navigation.requested', to: 'loanDetailUrl' }],
    ['makeCode', undefined, { type: 'navigation.requested', to: 'loanDetailUrl' }],
  ] as const)('leads from %s with %j to its own result', async (kind, result, request) => {
    const screen = await openedAfter(kind, result);
    await show(screen);
    expect(screen.asked.at(-1)).toMatchObject(request);
    expect(stateOf(screen)).not.toBe('repaid');
  });
});

test.each([
  ['commit', {}],
  ['confirm', undefined],
  ['payByWallet', { link: 'https://wallet.example/1' }],
] as const)(
  'warns before the order is paid again, although the result of %s was drawn',
  async (kind, result) => {
    const screen = await openedAfter(kind, result, { isSeen: true });
    expect(reported(screen)).toBeUndefined();
    await screen.repay();
    expect(screen.money()).toEqual([]);
    expect(reported(screen)).toBe('alreadyDone');
    screen.dialog()?.send({ type: 'otherWay.chosen' });
    await settle();
    expect(screen.money()).toHaveLength(1);
  },
);

describe('reopened in the code step', () => {
  test.each(['k1', 'k1 '])(
    'goes on with the same record and the rest of the countdown, without a second commit: card %j',
    async (cardId) => {
      const screen = await openedAfter('commit', { ...codeSent, cardId }, { isSeen: true });
      expect(reported(screen)).toBeUndefined();
      expect(screen.codeEntry()?.getSnapshot().context).toMatchObject({
        recordId: 'r-77',
        pause: { end: now + smsPause - 20_000, length: smsPause },
      });
      screen.type('123456');
      await screen.confirm();
      expect(screen.money()).toMatchObject([{ body: { repaymentRecordId: 'r-77', verifyCode: '123456' } }]);
    },
  );

  test.each([
    ['k1', ['k1']],
    ['k1 ', ['k1']],
    ['k1', ['k1 ']],
    [twin?.id ?? '', ['k1', 'k1']],
  ])(
    'goes on with the code that another tab had sent meanwhile by the card %j, once the person asks to see it: %j are listed',
    async (cardId, listed) => {
      const phone = createPhoneMemory();
      const screen = await openRepayment(search, {}, wayWith(listed), phone);
      await screen.repay();
      await screen.money()[0]?.answer(answers.asksForCode);
      const [sent] = phoneWith('resendCode', { ...codeSent, cardId, recordId: 'r-78' }, false).requests();
      if (sent) phone.keep([...phone.requests(), { ...sent, key: 'another' }]);
      vi.setSystemTime(now + smsPause);
      screen.clock.increment(smsPause);
      await screen.askForCode();
      expect(reported(screen)).toBe('alreadyDone');
      await show(screen);
      expect(stateOf(screen)).toBe('verifying');
      expect(screen.codeEntry()?.getSnapshot().context).toMatchObject({ recordId: 'r-78' });
      expect(screen.money()).toHaveLength(1);
    },
  );

  test('goes on by a link that names no card, with the card of the code', async () => {
    const address = search.replace('cardId=k1&', '');
    const screen = await openedAfter('commit', codeSent, { isSeen: true, address });
    expect(screen.codeEntry()?.getSnapshot().context).toMatchObject({
      recordId: 'r-77',
      commitment: { card: { id: 'k1' } },
    });
  });

  test.each([
    ['that names no card', search.replace('cardId=k1&', '')],
    ['that names it', search],
    ['that pads it', search.replace('k1', 'k1%20')],
  ])(
    'confirms, but sends no other code, when its card is no longer listed: by a link %s',
    async (_, address) => {
      const screen = await openRepayment(address, {}, wayWith(['k2']), phoneWith('commit', codeSent, true));
      await settle();
      vi.setSystemTime(now + smsPause);
      screen.clock.increment(smsPause);
      await screen.askForCode();
      expect(screen.money()).toEqual([]);
      expect(screen.asked.at(-1)).toEqual({
        type: 'toast.requested',
        message: { key: 'oldRepay.cardNotListed' },
      });
      screen.type('123456');
      await screen.confirm();
      expect(screen.money()).toMatchObject([{ body: { repaymentRecordId: 'r-77', verifyCode: '123456' } }]);
    },
  );

  test('goes on once a load names the amount, which the first did not', async () => {
    const unknown = answers.ok({ ...answers.way.data, amount: null });
    const screen = await openRepayment(search, {}, unknown, phoneWith('commit', codeSent, true));
    await settle();
    expect(screen.codeEntry()).toBeUndefined();
    screen.comeBack();
    await settle();
    await screen.calls.at(-1)?.answer(answers.way);
    expect(screen.codeEntry()?.getSnapshot().context.recordId).toBe('r-77');
  });

  test('does not open the code of another card, or of another session', async () => {
    for (const address of [search.replace('k1', 'k2'), search.replace('s1', 's2')]) {
      const screen = await openedAfter('commit', codeSent, { isSeen: true, address });
      expect(screen.codeEntry()).toBeUndefined();
      screen.leave();
    }
  });

  test('warns before a second commit, by another card', async () => {
    const address = search.replace('k1', 'k2');
    const screen = await openedAfter('commit', codeSent, { isSeen: true, address });
    await screen.repay();
    expect(screen.money()).toEqual([]);
    expect(reported(screen)).toBe('alreadyDone');
    await show(screen);
    expect(screen.codeEntry()?.getSnapshot().context).toMatchObject({
      recordId: 'r-77',
      commitment: { card: { id: 'k1' } },
    });
  });

  test('stays closed when the borrower cancelled it and comes back', async () => {
    const screen = await openedAfter('commit', codeSent, { isSeen: true });
    screen.codeEntry()?.send({ type: 'dialog.closed' });
    screen.comeBack();
    await settle();
    await screen.calls.at(-1)?.answer(answers.way);
    await settle();
    expect(screen.codeEntry()).toBeUndefined();
  });

  test.each([
    ['dialog.closed', 'commit', true],
    ['back.pressed', 'commit', true],
    ['dialog.closed', 'resendCode', true],
    ['dialog.closed', 'commit', false],
  ] as const)('stays closed after %s and a reload: %s, seen %s', async (type, kind, isSeen) => {
    const phone = phoneWith(kind, codeSent, isSeen);
    const screen = await openedOn(phone);
    if (!isSeen) await show(screen);
    screen.codeEntry()?.send({ type });
    await settle();
    screen.leave();
    const reloaded = await openedOn(phone);
    expect(reported(reloaded)).toBeUndefined();
    expect(stateOf(reloaded)).toMatchObject({ ready: expect.anything() });
  });

  test('stays closed after a cancel on the page that committed, and opens for the next commit', async () => {
    const phone = createPhoneMemory();
    const commits = async (recordId: number) => {
      const screen = await openedOn(phone);
      expect(screen.codeEntry()).toBeUndefined();
      await screen.repay();
      await screen.money()[0]?.answer(answers.ok({ needValid: '1', repayRecordId: recordId }));
      return screen;
    };
    const first = await commits(77);
    first.codeEntry()?.send({ type: 'dialog.closed' });
    await settle();
    first.leave();
    const second = await commits(78);
    second.leave();
    phone.keep(phone.requests().map((request) => ({ ...request, isSeen: true })));
    const third = await openedOn(phone);
    expect(third.codeEntry()?.getSnapshot().context.recordId).toBe('78');
  });

  test('a cancel leaves other payments of the order as they are', async () => {
    const phone = phoneWith('commit', codeSent, true);
    const other = pendingRequest('confirm', 'order:o1', { session: 'mark of s1', key: 'other', place: 1 });
    const wallet = pendingRequest('payByWallet', 'order:o1', {
      session: 'mark of s1',
      key: 'wallet',
      place: 2,
      endedBy: 'another page',
      isDone: true,
      result: { link: 'https://wallet.example/1' },
    });
    const screen = await openedOn(phone);
    phone.keep([...phone.requests(), other, wallet]);
    screen.codeEntry()?.send({ type: 'dialog.closed' });
    await settle();
    expect(phone.requests()).toMatchObject([{ kind: 'commit', isSeen: true }, other, wallet]);
  });
});
