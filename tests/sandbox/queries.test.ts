import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/database.ts';
import { tables } from '../../sandbox/api/index.ts';

const database = openDatabase(':memory:', tables);

test.each([
  'select * from payment_codes where order_id = ? and paid = 0 order by rowid desc',
  'select * from payment_codes where order_id = ? and posts_at <= 1',
  'select * from orders where borrower_id = ? order by rowid',
  'select * from complaints where borrower_id = ? order by days_ago, rowid desc',
])('looks rows up instead of reading the whole table: %s', (sql) => {
  const plan = database.all(v.object({ detail: v.string() }), `explain query plan ${sql}`, 'any');
  expect(plan.map(({ detail }) => detail).join()).toMatch(/^SEARCH /);
});
