import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** The files of a machine's folder, and the payment room's that they import. */
const sourceOf = (flow: string): string => {
  const own = globSync(`machines/${flow}/*.ts`).map(read).join('\n');
  const shared = [...own.matchAll(/'\.\.\/payment\/(\w+\.ts)'/g)].map(
    ([, file]) => `machines/payment/${file}`,
  );
  return [own, ...shared.map(read)].join('\n');
};

test('gives each screen the store that it sends to: the root throws without it', () => {
  const screens = globSync('views/screens/*.screen.{ts,tsx}');
  const senders = screens.filter((file) =>
    sourceOf(basename(file).replace(/\.screen\.tsx?$/, '')).includes("store: 'paymentWay'"),
  );
  expect(senders.length).toBeGreaterThan(3);
  expect(senders.filter((file) => !read(file).includes('stores: { paymentWay: paymentWayMachine }'))).toEqual(
    [],
  );
});
