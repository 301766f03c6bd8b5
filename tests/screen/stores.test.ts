import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { PaymentWayEvent } from '../../services/repay/paymentWay.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { codeStores } from '../../views/entries/codeStores.ts';
import { memoryStorage } from '../doubles/storage.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** The files of a machine's folder, and the payment room's that they import. */
const sourceOf = (flow: string): string => {
  const own = globSync(`machines/${flow}/*.ts`).map(read).join('\n');
  const shared = [...own.matchAll(/'\.\.\/payment\/(\w+\.ts)'/g)].map(
    ([, file]) => `machines/payment/${file}`,
  );
  return [own, ...shared.map(read)].join('\n');
};

test('gives each screen the store that it reads', () => {
  const screens = globSync('views/screens/*.screen.{ts,tsx}');
  const senders = screens
    .filter((file) => sourceOf(basename(file).replace(/\.screen\.tsx?$/, '')).includes("store: 'paymentWay'"))
    // These two need it only with a stored code: views/entries/codeStores.ts.
    .filter((file) => !/orderDetails|customerService/.test(file));
  expect(senders.length).toBeGreaterThan(3);
  expect(senders.filter((file) => !read(file).includes('stores: { paymentWay: paymentWayMachine }'))).toEqual(
    [],
  );
});

test('gives the order and the help screen the store only with a stored code', async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  const hasStore = async (route: RouteName) => 'stores' in (await codeStores(route));
  expect(await hasStore('loanDetailUrl')).toBe(false);
  localStorage.setItem('repaymentInfo', '{"code":{}}');
  const routes = ['loanDetailUrl', 'customerService', 'complaint'] as const;
  expect(await Promise.all(routes.map(hasStore))).toEqual([true, true, false]);
});

test('starts a store with what it was queued before', () => {
  const seen = (owed: number): PaymentWayEvent => ({
    type: 'order.seen',
    orderId: 'o1',
    sighting: { call: 'order', owed },
  });
  const store = createActor(paymentWayMachine, { input: { queued: [seen(200), seen(100)] } });
  expect(store.getSnapshot().context.seen).toEqual({ orderId: 'o1', sighting: { call: 'order', owed: 100 } });
});
