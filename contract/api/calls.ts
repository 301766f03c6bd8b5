/**
 * Every call of the app: reads first, then changes, each in the order of the flows. Its service actor defines how a call is sent and read;
 * `calls/<flow>.ts` adds what the code cannot express: notes for backend developers.
 */
import { readdirSync } from 'node:fs';
import { namesIn } from '../../flows/order.ts';
import type { ContractCall } from './call.ts';

const groups = await Promise.all(
  namesIn(readdirSync(new URL('calls/', import.meta.url))).map(
    (name) => import(`./calls/${name}.ts`) as Promise<{ calls: readonly ContractCall[] }>,
  ),
);
const all = groups.flatMap(({ calls }) => calls);

/** The contract's calls, in an order in which a visit can make them. */
export const contractCalls: readonly ContractCall[] = [
  ...all.filter(({ isRead }) => isRead),
  ...all.filter(({ isRead }) => !isRead),
];
