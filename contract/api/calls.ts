/** Every call of the app, reads first. Its service actor defines how it is sent; `calls/<flow>.ts` adds notes for backend developers. */
import { readdirSync } from 'node:fs';
import { namesIn } from '../../sandbox/api/inOrder.ts';
import type { ContractCall } from './call.ts';

const groups = await Promise.all(
  namesIn(readdirSync(new URL('calls/', import.meta.url))).map(
    (name) => import(`./calls/${name}.ts`) as Promise<{ calls: readonly ContractCall[] }>,
  ),
);
const all = groups.flatMap(({ calls }) => calls);

export const contractCalls: readonly ContractCall[] = [
  ...all.filter(({ isRead }) => isRead),
  ...all.filter(({ isRead }) => !isRead),
];
