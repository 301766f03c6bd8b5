import { expect, test, vi } from 'vitest';
import { type AnyActorLogic, toPromise } from 'xstate';
import { createTestBackend, testBackendBase } from '../../contract/api/testBackend.ts';
import { type Dialect, dialects, inDialect, understood } from '../../sandbox/dialects.ts';
import { loadBankFields } from '../../services/bindBank/actors.ts';
import { loadComplaint, loadHistory, loadProblems } from '../../services/complaint/actors.ts';
import { loadContact } from '../../services/customerService/actors.ts';
import { isoOf } from '../../services/values/day.ts';
import { parseJson } from '../../services/http/json.ts';
import { planFaultOf } from '../../services/loanConfirm/plan.ts';
import type { Confirmation } from '../../services/loanConfirm/schema.ts';
import { loadJoinFailure } from '../../services/jointLoginError/actors.ts';
import { loadAgreements, loadConfirmation } from '../../services/loanConfirm/actors.ts';
import { commit, loadWayToRepay } from '../../services/oldRepayment/actors.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import { loadTemplate } from '../../services/promotion/actors.ts';
import { loadRepayment } from '../../services/repay/actors.ts';
import { withoutSuffix } from '../../services/values/distinctIds.ts';
import { startUnderRoot } from '../doubles/root.ts';

const order = { productId: 'p1', orderId: 'due' };
const readings: Record<string, [AnyActorLogic, object]> = {
  order: [loadOrder, order],
  confirmation: [loadConfirmation, { ...order, api: 'v3' }],
  agreements: [loadAgreements, { ...order, api: 'v3' }],
  'bank fields': [loadBankFields, { productId: 'p1' }],
  instalment: [loadRepayment, { ...order, isDelay: false }],
  extension: [loadRepayment, { productId: 'p3', orderId: 'due-rollover', isDelay: true }],
  'way to repay': [loadWayToRepay, { orderId: 'due' }],
  problems: [loadProblems, { orderNo: 'overdue' }],
  history: [loadHistory, {}],
  complaint: [loadComplaint, { problemId: 'CP10001' }],
  contact: [loadContact, {}],
  'join failure': [loadJoinFailure, {}],
  template: [loadTemplate, { id: 't1' }],
};
const search = 'sessionId=session-1&market=1';
const now = Date.UTC(2026, 10, 22, 4);

const listenTo = (dialect: Dialect) => {
  const lender = createTestBackend(() => now, dialect);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    lender.fetch(new URL(url, testBackendBase).href, init),
  );
  return lender;
};
const reading = async (service: AnyActorLogic, input: object, dialect: Dialect): Promise<unknown> => {
  const lender = listenTo(dialect);
  const read: unknown = await toPromise(startUnderRoot(service, input, { search }).subject);
  lender.close();
  return read;
};

const meaning = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .filter(
        (row: object | null) => !Object.values(row ?? {}).some((each) => /^(Twin|Ghost)/.test(String(each))),
      )
      .map(meaning);
  if (typeof value === 'object' && value !== null)
    // The sparse dialect leaves out empty lists: then the app does not know whether there is anything in them.
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0))
        .map(([name, inner]) => [name, meaning(inner)]),
    );
  if (typeof value !== 'string') return value;
  const text = understood(withoutSuffix(value)).trim();
  const words = /^[A-Z][a-z]+ \d+, \d{4}$/.test(text) ? String(Date.parse(`${text} GMT+0800`)) : text;
  return isoOf(words) ?? text;
};

const rows = Object.keys(readings).flatMap((name) =>
  dialects.filter((dialect) => dialect !== 'plain').map((dialect) => [name, dialect] as const),
);

test.each(rows)('reads the %s in the dialect %s with the same meaning', async (name, dialect) => {
  const [service, input] = readings[name] ?? [loadOrder, order];
  const plain = await reading(service, input, 'plain');
  expect(meaning(await reading(service, input, dialect))).toEqual(meaning(plain));
});

test('agrees to no loan whose term is no plain number', async () => {
  const loan = await reading(loadConfirmation, { productId: 'o-stay', orderId: '', api: 'v3' }, 'careless');
  expect(loan).toMatchObject({ periods: '1e3' });
  expect(planFaultOf(loan as Confirmation)).toBe('unknown');
});

test('sends a 64-bit id back digit for digit, and the backend recognises it', async () => {
  const lender = listenTo('longIds');
  const way = (await toPromise(startUnderRoot(loadWayToRepay, { orderId: 'due' }, { search }).subject)) as {
    bankList: { id: string; bankName: string; cardNo: string; bankCode: string }[];
    repayToken: string;
    amount: number;
  };
  const [card] = way.bankList;
  expect(card?.id).toMatch(/^178\d{16}$/);
  const commitment = {
    orderId: 'due',
    couponId: '',
    amount: way.amount ?? 0,
    repayToken: way.repayToken,
    card,
  };
  const done = await toPromise(startUnderRoot(commit, commitment, { search }).subject);
  expect(done).toMatchObject({ repayRecordId: expect.stringMatching(/^178\d{16}$/) });
  lender.close();
});

test('writes each dialect as its name says', () => {
  const answer = {
    id: 'k1',
    time: '2026-11-24',
    name: 'BDO',
    amount: 5,
    ok: true,
    note: [{ type: '1', name: 'A' }],
  };
  expect(inDialect('longIds', answer)).toMatch(/"id":178\d{16},/);
  expect(parseJson(inDialect('javaTimes', answer))).toMatchObject({ time: '2026-11-23T16:00:00.000+0000' });
  expect(inDialect('padded', answer)).toContain('"name":"BDO     "');
  expect(parseJson(inDialect('twins', answer))).toMatchObject({
    note: [{ type: '1' }, { type: '1', name: 'Twin' }],
  });
  expect(parseJson(inDialect('asText', answer))).toMatchObject({ amount: '5', ok: 'true' });
  const gaps = {
    empty: '',
    none: null,
    list: [],
    map: {},
    zero: 0,
    no: false,
    rows: [{ name: '', id: '1' }],
  };
  expect(parseJson(inDialect('sparse', gaps))).toEqual({ zero: 0, no: false, rows: [{ id: '1' }] });
  expect(
    parseJson(inDialect('careless', { name: '', time: '', repayPlan: [{ amount: 1 }, { amount: 2 }] })),
  ).toEqual({
    name: '(null)',
    time: 'N/A',
    repayPlan: { 0: { amount: 2 }, 1: { amount: 1 } },
  });
});
