/**
 * The backend's calls, one file per group of docs/product/calls.md#envelopes. To add a group:
 *
 * 1. Write `sandbox/api/groups/<group>.ts` that exports a `Group` by its own name: `routes` made with `get`, `post` or `irreversible`, whose payload schema comes from
 *    `services/<group>/schema.ts`; the tables that it alone needs, with their seed; the scenarios that show its screens.
 * 2. It is served, validated, recorded, made to fail on demand and listed in the simulator from then on.
 *
 * A handler returns the data of the envelope or calls `refuse(code, message)`. Lending rules are in `sandbox/domain/`. A call that is
 * `irreversible` enters what it did into the books, and refuses what was done already under another key where a backend would.
 */
import { readdirSync } from 'node:fs';
import { namesIn } from './inOrder.ts';
import type { Tables } from '../database.ts';
import { bookTables } from '../domain/books.ts';
import { orderTables } from '../domain/orders.ts';
import { peopleTables } from '../domain/people.ts';
import { productTables } from '../domain/products.ts';
import { smsTables } from '../domain/sms.ts';
import { idempotencyTables } from './idempotency.ts';
import type { Group } from './route.ts';

const groupNamed = async (name: string): Promise<Group> => {
  const exported = (await import(`./groups/${name}.ts`)) as Record<string, Group>;
  const group = exported[name];
  if (!group) throw new Error(`sandbox/api/groups/${name}.ts exports no group called ${name}`);
  return group;
};
const files = readdirSync(new URL('groups/', import.meta.url));

export const groups: readonly Group[] = await Promise.all(namesIn(files).map(groupNamed));

export const tables: readonly Tables[] = [
  peopleTables,
  productTables,
  orderTables,
  smsTables,
  bookTables,
  idempotencyTables,
  ...groups.flatMap((group) => group.tables ?? []),
];
