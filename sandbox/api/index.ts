/**
 * The backend's calls, one file per group of docs/product/calls.md#envelopes. To add a group:
 *
 * 1. Write `sandbox/api/<group>.ts` that exports a `Group`: `routes` made with `route(...)`, whose payload schema comes from
 *    `services/<group>/schema.ts`; the tables that it alone needs, with their seed; the scenarios that show its screens.
 * 2. Name it in `groups` below. It is served, validated, recorded, made to fail on demand and listed in the simulator from then on.
 *
 * A handler returns the data of the envelope or calls `refuse(code, message)`. Rules of lending live in `sandbox/domain/`. A call that is
 * `irreversible` enters what it did into the books, refuses what was done already under another key where a backend would, and has its
 * case in `tests/sandbox/irreversible.ts`.
 */
import type { Tables } from '../database.ts';
import { bookTables } from '../domain/books.ts';
import { orderTables } from '../domain/orders.ts';
import { peopleTables } from '../domain/people.ts';
import { productTables } from '../domain/products.ts';
import { smsTables } from '../domain/sms.ts';
import { bindBank } from './bindBank.ts';
import { complaint } from './complaint.ts';
import { customerService } from './customerService.ts';
import { idempotencyTables } from './idempotency.ts';
import { jointLoginError } from './jointLoginError.ts';
import { loanConfirm } from './loanConfirm.ts';
import { oldRepayment } from './oldRepayment.ts';
import { orderDetails } from './orderDetails.ts';
import { pages } from './pages.ts';
import { promotion } from './promotion.ts';
import { recommendation } from './recommendation.ts';
import { repay } from './repay.ts';
import type { Group } from './route.ts';
import { tracking } from './tracking.ts';

/** Every group of calls. */
export const groups: readonly Group[] = [
  orderDetails,
  loanConfirm,
  bindBank,
  jointLoginError,
  repay,
  oldRepayment,
  recommendation,
  tracking,
  promotion,
  complaint,
  customerService,
  pages,
];

/** Every table: those of the domain, then those of the groups. */
export const tables: readonly Tables[] = [
  peopleTables,
  productTables,
  orderTables,
  smsTables,
  bookTables,
  idempotencyTables,
  ...groups.flatMap((group) => group.tables ?? []),
];
