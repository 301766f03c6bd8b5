import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, toPromise } from 'xstate';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { loadBankFields } from '../../services/bindBank/actors.ts';
import { loadComplaint, loadHistory, loadProblems } from '../../services/complaint/actors.ts';
import { loadContact } from '../../services/customerService/actors.ts';
import { loadJoinFailure } from '../../services/jointLoginError/actors.ts';
import { findAgreement, loadAgreements, loadConfirmation } from '../../services/loanConfirm/actors.ts';
import { loadWayToRepay } from '../../services/oldRepayment/actors.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import { loadTemplate, requestSid } from '../../services/promotion/actors.ts';
import { loadRepayment } from '../../services/repay/actors.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { oddities, placesOf, withAt } from './leaves.ts';
import { firstFew } from '../nightly.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ dist: '/nowhere' });
});
afterAll(() => sandbox.close());

const order = { productId: 'p1', orderId: 'due' };

interface Row {
  name: string;
  service: AnyActorLogic;
  input: object;
  /** Without valid ones the page shows that it could not be loaded. */
  essential: string[];
}

const rows: Row[] = [
  { name: 'order', service: loadOrder, input: order, essential: ['orderStatus'] },
  {
    name: 'confirmation',
    service: loadConfirmation,
    input: { ...order, api: 'v3' },
    essential: ['amount', 'periods'],
  },
  {
    name: 'V2 confirmation',
    service: loadConfirmation,
    input: { ...order, api: 'gopia' },
    essential: ['amount', 'periods'],
  },
  { name: 'agreements', service: loadAgreements, input: { ...order, api: 'v3' }, essential: ['data'] },
  {
    name: 'agreement',
    service: findAgreement,
    input: { ...order, api: 'v3', position: 0 },
    essential: ['contract_url'],
  },
  { name: 'bank fields', service: loadBankFields, input: { productId: 'p1' }, essential: [] },
  {
    name: 'instalment',
    service: loadRepayment,
    input: { ...order, isDelay: false },
    essential: [],
  },
  {
    name: 'extension',
    service: loadRepayment,
    input: { productId: 'p3', orderId: 'due-rollover', isDelay: true },
    essential: ['delayInfo', 'delayAmount'],
  },
  { name: 'old repayment', service: loadWayToRepay, input: { orderId: 'due' }, essential: [] },
  { name: 'problems', service: loadProblems, input: { orderNo: 'overdue' }, essential: ['problemType'] },
  { name: 'history', service: loadHistory, input: {}, essential: ['tabs'] },
  { name: 'complaint', service: loadComplaint, input: { problemId: 'CP10001' }, essential: [] },
  { name: 'contact', service: loadContact, input: {}, essential: [] },
  { name: 'join failure', service: loadJoinFailure, input: {}, essential: [] },
  { name: 'template', service: loadTemplate, input: { id: 't1' }, essential: ['id'] },
  { name: 'sid', service: requestSid, input: {}, essential: ['sid'] },
];

const answerTo = async ({ service, input }: Row): Promise<{ data: unknown }> => {
  let body = '';
  const fetched = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await fetched(sandbox.url + url, init);
    body = await answer.clone().text();
    return answer;
  });
  const search = 'sessionId=session-1&market=1';
  await toPromise(startUnderRoot(service, input, { search }).subject);
  vi.stubGlobal('fetch', fetched);
  return JSON.parse(body);
};

const readingOf = async ({ service, input }: Row, answer: unknown): Promise<unknown> => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  return toPromise(startUnderRoot(service, input).subject).catch((failure: unknown) => ({ failure }));
};

const lengthsOf = (value: unknown): number[] =>
  placesOf({ value }).flatMap((place) => {
    const found = place.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], { value });
    return Array.isArray(found) ? [found.length] : [];
  });
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describe.each(firstFew(rows, 8).map((row) => [row.name, row] as const))('%s', (_, row) => {
  test('reads the rest of an answer when one field is corrupt', async () => {
    const answer = await answerTo(row);
    const whole = await readingOf(row, answer);
    expect(whole).not.toHaveProperty('failure');
    const broken: string[] = [];
    const failures: unknown[] = [];
    for (const place of placesOf(answer.data))
      for (const odd of Object.values(oddities)) {
        const read = await readingOf(row, { ...answer, data: withAt(answer.data, place, odd) });
        if (typeof read !== 'object' || read === null || !('failure' in read)) continue;
        broken.push(`${place.at(-1)}`);
        failures.push(read.failure);
      }
    // A page without data shows that it could not be loaded, and nothing worse.
    expect(failures).toEqual(failures.map(() => ({ kind: 'failed', reason: 'malformed' })));
    expect([...new Set(broken)].toSorted()).toEqual(row.essential.toSorted());
  });

  test('drops at most the invalid row of a list', async () => {
    const answer = await answerTo(row);
    const lists = placesOf(answer.data).filter((place) => typeof place.at(-1) === 'number');
    const inner = (place: readonly (string | number)[]) =>
      place.filter((key) => typeof key === 'number').length;
    const dropped: unknown[] = [];
    const left: unknown[] = [];
    // A plan with an unreadable payment is not known at all: tests/loanConfirm/schema.test.ts.
    const isWhole = (place: readonly (string | number)[]) =>
      ['repay_plans', 'repayPlan', 'payments'].includes(String(place[0]));
    for (const place of lists.filter((one) => inner(one) === 1 && !isWhole(one))) {
      const without = answer.data;
      const list = place
        .slice(0, -1)
        .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], without);
      const shorter = withAt(
        without,
        place.slice(0, -1),
        (list as unknown[]).filter((_item, index) => index !== place.at(-1)),
      );
      const odd = await readingOf(row, { ...answer, data: withAt(answer.data, place, null) });
      const expected = await readingOf(row, { ...answer, data: shorter });
      // Agreements are identified by their index, and products report it, so each keeps its place.
      const kept = row.name === 'agreements' || place.includes('recProducts') ? 1 : 0;
      expect(sum(lengthsOf(odd))).toBe(sum(lengthsOf(expected)) + kept);
      dropped.push(odd);
      left.push(kept ? odd : expected);
    }
    expect(dropped).toEqual(left);
  });
});

// An agreement is opened by its place in the list, and an object has no places.
const unnumbered = rows.filter(({ name }) => name !== 'agreements');

test.each(unnumbered.map((row) => [row.name, row] as const))(
  'reads the lists of an answer that arrive as objects: %s',
  async (_, row) => {
    const { data, ...rest } = await answerTo(row);
    const keyed = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(([key, inner]) => [
        Array.isArray(value) ? Number(key) + 1 : key,
        keyed(inner),
      ]);
      return Object.fromEntries(entries);
    };
    expect(await readingOf(row, { ...rest, data: keyed(data) })).toEqual(
      await readingOf(row, { ...rest, data }),
    );
  },
);
