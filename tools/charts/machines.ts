import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from '../../packages/inspector/charts/ids.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface FoundMachine {
  file: string;
  /** The exported name; undefined for a machine that its parent does not export. */
  name?: string;
  machine: AnyStateMachine;
}

/** Returns every machine under machines/, sorted by id, including the actors inside them. Importing them proves that each can be created. */
export async function findMachines(): Promise<FoundMachine[]> {
  const found = new Map<AnyStateMachine['config'], FoundMachine>();
  for (const file of globSync('machines/**/*.ts', { cwd: root }).toSorted()) {
    const exported: Record<string, unknown> = await import(`${root}${file}`);
    for (const [name, value] of Object.entries(exported))
      if (name.endsWith('Machine') && isMachine(value))
        found.set(value.config, { file, name, machine: value });
  }
  // A machine provided with other services is the same chart. Machines added by this loop are visited too.
  for (const { file, machine } of found.values())
    for (const inner of Object.values(machine.implementations.actors).filter(isMachine))
      if (!found.has(inner.config)) found.set(inner.config, { file, machine: inner });
  return [...found.values()].toSorted((one, other) => one.machine.id.localeCompare(other.machine.id));
}
