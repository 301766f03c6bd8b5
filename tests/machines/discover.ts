import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A machine of the app, and where it is written: a path from the project's folder. */
export interface FoundMachine {
  file: string;
  machine: AnyStateMachine;
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/** The machine itself, and those that it alone knows: the actors of its setup that are machines too. */
const withPrivateOnes = (machine: AnyStateMachine): AnyStateMachine[] => [
  machine,
  ...Object.values(machine.implementations.actors).filter(isMachine).flatMap(withPrivateOnes),
];

/** Every machine under machines/, sorted by id: those exported as `…Machine`, and the actors inside them. Importing proves that each can be created. */
export const findMachines = async (): Promise<FoundMachine[]> => {
  const found = new Map<AnyStateMachine, string>();
  for (const file of globSync('machines/**/*.ts', { cwd: root }).toSorted()) {
    const exported: Record<string, unknown> = await import(`${root}${file}`);
    for (const [name, value] of Object.entries(exported))
      if (name.endsWith('Machine') && isMachine(value)) found.set(value, file);
  }
  for (const [machine, file] of found)
    for (const inner of withPrivateOnes(machine)) if (!found.has(inner)) found.set(inner, file);
  return [...found]
    .map(([machine, file]) => ({ file, machine }))
    .toSorted((one, other) => one.machine.id.localeCompare(other.machine.id));
};
