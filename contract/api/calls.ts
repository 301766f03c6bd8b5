/**
 * Every call that the app makes: reads first, then what changes something, each in the order of the flows. How a call is sent and read is
 * asked of the service actor that makes it; `calls/<flow>.ts` says what the code cannot: what a backend should know of it.
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
