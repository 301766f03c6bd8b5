import { findMachines } from '../machines/discover.ts';
import { listOf, pageOf } from './page.ts';

/** Where the charts are kept. */
export const folder = new URL('../../docs/charts/', import.meta.url);

/** The name and text of every file that belongs into the folder of charts. */
export const chartFiles = async (): Promise<Map<string, string>> => {
  const machines = await findMachines();
  return new Map([
    ['README.md', listOf(machines)],
    ...machines.map((found) => [`${found.machine.id}.md`, pageOf(found)] as const),
  ]);
};
