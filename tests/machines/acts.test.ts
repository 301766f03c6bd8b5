import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractCalls } from '../../contract/api/calls.ts';
import { findMachines } from '../../tools/charts/machines.ts';
import { type RequestKind, purposeOf } from '../../services/pendingRequests/request.ts';
import { statesOf } from './reach.ts';

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const table = glossary.split('## Irreversible acts')[1] ?? '';
const older = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`(.+?)`/g)].map(([, name = '']) => name)))
  .map(([, acts = [], kinds = [], operations = []]) => ({ act: acts[0], kinds, operations }));

const irreversible = (await findMachines()).flatMap(({ machine }) =>
  statesOf(machine).flatMap((node) =>
    [node.config.invoke ?? []].flat().flatMap(({ src }) => {
      const actor = typeof src === 'string' ? machine.implementations.actors[src] : undefined;
      return actor && 'isIrreversible' in actor ? [{ act: String(src), actor, state: node.key }] : [];
    }),
  ),
);

const stateOf = (act: string) =>
  act.replace(/^[a-z]+/, (verb) => `${verb.replace(/e$/, '').replace(/^commit$/, 'committ')}ing`);

it.each(irreversible)('uses the same name for $act in chart, storage and API', ({ act, actor, state }) => {
  const { kinds, operations } = older.find((row) => row.act === act) ?? { kinds: [act], operations: [act] };
  expect(state).toBe(stateOf(act));
  expect(kinds.filter((kind) => purposeOf(kind as RequestKind) === undefined)).toEqual([]);
  const called = contractCalls.filter((call) => call.actor === actor).map(({ name }) => name);
  expect(called).toEqual(operations);
});

it('lists only existing acts as older ones', () => {
  const acts = irreversible.map(({ act }) => act);
  expect(older.filter(({ act = '' }) => !acts.includes(act))).toEqual([]);
  expect(acts.length).toBeGreaterThan(10);
});
