import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise, type MachineConfig, raise } from 'xstate';
import { findMachines, type FoundMachine } from '../../tools/charts/machines.ts';
import { rules } from './rules.ts';
import { waivers } from './waivers.ts';

type RuleName = keyof typeof rules;

const machines = await findMachines();

describe.each(Object.entries(rules))('%s', (name, rule) => {
  const waived = waivers[name as RuleName] ?? {};

  it.each(machines.map((found) => [found.machine.id, found] as const))('%s', (id, found) => {
    const some = expect.arrayContaining([expect.any(String)]);
    expect(rule(found)).toEqual(id in waived ? some : []);
  });

  it('waives rules only for machines that exist', () => {
    const ids = machines.map(({ machine }) => machine.id);
    expect(Object.keys(waived).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

type Config = MachineConfig<any, any>; // oxlint-disable-line typescript/no-explicit-any -- wrong on purpose, as no setup would let them be.

const load = fromPromise(async () => {});
const pay = Object.assign(
  fromPromise(async () => {}),
  { isIrreversible: true },
);
const file = 'machines/root/toaster.ts';

const broken = (config: object): FoundMachine => ({
  file,
  machine: createMachine(
    { id: 'broken', ...config } as Config,
    {
      actors: { load, pay },
      guards: { always: () => true },
      delays: { limit: 1_000 },
    } as never,
  ) as FoundMachine['machine'],
});

const withParts = (parts: object): FoundMachine => ({
  file,
  machine: createMachine({ id: 'broken' } as Config, parts as never) as FoundMachine['machine'],
});

const answers = { onDone: 'open', onError: 'open' };
const paid = { id: 'pay', src: 'pay', onDone: 'open', onError: 'unknown' };
const awaited = { id: 'load', src: 'load', ...answers };
const told = {
  deciding: { always: [{ guard: 'always', target: 'unknown' }, { target: 'open' }] },
  open: { on: { 'submission.retried': 'paying' } },
  unknown: { tags: 'unknown', on: { 'outcome.left': 'open', 'submission.retried': 'paying' } },
};
const paying = {
  tags: ['busy', 'holdsBack'],
  invoke: paid,
  after: { limit: 'unknown' },
  on: { 'submission.retried': {} },
};

const wrong: Record<RuleName, { found: FoundMachine; fault: string }> = {
  'every invoke has an id of its own': {
    found: broken({
      initial: 'busy',
      states: { busy: { invoke: { src: 'load', ...answers }, after: { limit: 'open' } }, open: {} },
    }),
    fault: 'broken.busy load has no id',
  },
  'every awaited service has an onDone and an onError': {
    found: broken({
      initial: 'busy',
      states: {
        busy: { invoke: { id: 'load', src: 'load', onDone: 'open' }, after: { limit: 'open' } },
        open: {},
      },
    }),
    fault: 'broken.busy load has no onError',
  },
  'every awaited service has a limit in time, in the chart, that leaves its state': {
    found: broken({
      initial: 'busy',
      states: { busy: { invoke: awaited, after: { limit: { target: 'busy', reenter: true } } }, open: {} },
    }),
    fault: 'broken.busy load is awaited forever',
  },
  'every delay has a name in setup': {
    found: broken({ initial: 'waiting', states: { waiting: { after: { 500: 'open' } }, open: {} } }),
    fault: 'broken.waiting waits for 500',
  },
  'every guard, action and actor has a name': {
    found: broken({
      initial: 'shut',
      states: { shut: { on: { 'door.opened': { guard: () => true, target: 'open' } } }, open: {} },
    }),
    fault: 'broken.shut door.opened has an inline guard',
  },
  'every state can be reached': {
    found: broken({
      initial: 'shut',
      states: { shut: {}, lost: { on: { 'door.opened': 'shut' } } },
    }),
    fault: 'broken.lost is never entered',
  },
  'from every state a settled one can be reached': {
    found: broken({
      initial: 'asking',
      states: {
        asking: { tags: 'busy', on: { 'door.opened': 'waiting' } },
        waiting: { tags: 'busy', on: { 'door.closed': 'asking' } },
      },
    }),
    fault: 'broken.asking is busy for good',
  },
  'nothing starts the work of a busy state again': {
    found: broken({
      initial: 'shut',
      on: { 'door.opened': '.busy' },
      states: { shut: {}, busy: { tags: 'busy', invoke: awaited, after: { limit: 'open' } }, open: {} },
    }),
    fault: 'door.opened enters broken.busy again',
  },
  'ids read as the name of the flow': {
    found: { ...broken({}), name: 'soundMachine' },
    fault: 'broken is exported as soundMachine',
  },
  'states are in camelCase': {
    found: broken({ initial: 'Open', states: { Open: {} } }),
    fault: 'broken.Open',
  },
  'events are facts: dotted, lower-case, past': {
    found: broken({ on: { 'door.open': {} } }),
    fault: 'door.open',
  },
  'guards are predicates': { found: broken({}), fault: 'always' },
  'only the long-lived children of a root have a systemId': {
    found: broken({
      initial: 'busy',
      states: { busy: { invoke: { ...awaited, systemId: 'load' }, after: { limit: 'open' } }, open: {} },
    }),
    fault: 'broken.busy load has a systemId',
  },
  'an irreversible call is busy and holds back': {
    found: broken({
      initial: 'deciding',
      states: { ...told, paying: { ...paying, tags: 'busy' } },
    }),
    fault: 'broken.paying pay is not tagged holdsBack',
  },
  'what is no clear answer to an irreversible call is told as unknown': {
    found: broken({
      initial: 'deciding',
      states: { ...told, paying: { ...paying, after: { limit: 'open' } } },
    }),
    fault: 'broken.paying pay does not tell of an answer that never comes',
  },
  "what a person chooses in the root's dialog is taken in every state": {
    found: broken({
      initial: 'deciding',
      states: { ...told, paying, open: { on: { 'door.opened': 'paying' } } },
    }),
    fault: 'broken.open cannot send it again',
  },
  'what a chart takes from the answer to an irreversible call is stored with its outcome': {
    found: broken({
      initial: 'deciding',
      states: {
        ...told,
        paying: {
          ...paying,
          invoke: {
            ...paid,
            onDone: { target: 'open', actions: { type: 'keepLink', params: () => ({ link: '' }) } },
          },
        },
      },
    }),
    fault: 'broken.paying pay keeps its answer in memory alone',
  },
  'no state but a final one has no way on': {
    found: broken({
      initial: 'open',
      states: { open: { on: { 'door.opened': 'stuck' } }, stuck: {} },
    }),
    fault: 'broken.stuck is a dead end',
  },
  'no action reaches the device by itself': {
    found: withParts({ actions: { keepTip: () => undefined } }),
    fault: 'keepTip has an effect of its own',
  },
  'a machine.ts links its drawn chart in its first line': {
    found: { ...broken({}), file: 'machines/site/machine.ts' },
    fault: 'machines/site/machine.ts does not begin with',
  },
  'no event is raised as a goto': {
    found: withParts({ actions: { leap: raise({ type: 'door.opened' }) } }),
    fault: 'leap raises an event',
  },
  "no guard reads another actor's snapshot": {
    found: withParts({ guards: { isSeen: ({ context }: any) => context.other.getSnapshot().value === 'x' } }), // oxlint-disable-line typescript/no-explicit-any -- wrong on purpose
    fault: 'isSeen reads a snapshot',
  },
  'a machine has 300 lines at most': {
    found: { ...broken({}), file: 'package-lock.json' },
    fault: 'package-lock.json has',
  },
};

const commonFaults = ['guards are predicates', 'no state but a final one has no way on'];

describe('a machine with a deliberate bug', () => {
  it.each(Object.entries(wrong))('breaks: %s', (name, { found, fault }) => {
    const others = Object.entries(rules).filter(([other]) => other !== name && !commonFaults.includes(other));
    expect(rules[name as RuleName](found).join()).toContain(fault);
    expect(others.flatMap(([, rule]) => rule(found))).toEqual([]);
  });
});
