import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractCalls } from '../../contract/api/calls.ts';
import { findMachines } from '../../inspector/build/machines.ts';
import { type IntentKind, purposeOf } from '../../services/intents/intent.ts';
import { statesOf } from './reach.ts';

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const table = glossary.split('## Irreversible acts')[1] ?? '';
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`(.+?)`/g)].map(([, name]) => name)))
  .map(([, act, event, state, kinds, operations]) => ({ act, event, state, kinds, operations }));

const irreversible = (await findMachines()).flatMap(({ machine }) =>
  statesOf(machine).flatMap((node) =>
    [node.config.invoke ?? []].flat().flatMap(({ src }) => {
      const actor = typeof src === 'string' ? machine.implementations.actors[src] : undefined;
      return actor && 'isIrreversible' in actor ? [{ machine, act: src, actor, state: node.key }] : [];
    }),
  ),
);

it('lists every irreversible act in the glossary, with the state that submits it', () => {
  const inCharts = irreversible.map(({ act, state }) => `${act} ${state}`).toSorted();
  expect(rows.map(({ act, state }) => `${act} ${state}`).toSorted()).toEqual(inCharts);
});

it.each(irreversible)('calls $act by the names of the glossary', ({ machine, act, actor }) => {
  const row = rows.find((other) => other.act?.includes(String(act)));
  const operations = contractCalls.filter((call) => call.actor === actor).map(({ name }) => name);
  expect(machine.events).toEqual(expect.arrayContaining(row?.event ?? ['']));
  expect(row?.operations).toEqual(operations);
  expect(row?.kinds?.filter((kind) => purposeOf(kind as IntentKind) === undefined)).toEqual([]);
});
