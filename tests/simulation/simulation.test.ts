import { describe, expect, test } from 'vitest';
import { parseVisits, sumOf, type Visit } from '../../packages/inspector/usage/usage.ts';
import { start as startSandbox } from '../sandbox/start.ts';
import { readKept } from './kept.ts';
import { irreversiblePaths } from './lender/lender.ts';
import { kinds } from './openings.ts';
import { planted } from './planted.ts';
import type { Planted } from './planting.ts';
import { play } from './session.ts';
import { shrink } from './shrink.ts';
import { moments } from './steps.ts';
import { watchUsage } from './usage.ts';
import { type Found, readPlanted, writePlanted } from './plantedList.ts';

const count = 300;
const seeds = Array.from({ length: count }, (_, index) => index + 1);

const firstFault = async ({ parts: make, finds }: Planted, listed = 1) => {
  for (const seed of new Set([listed, ...seeds])) {
    const played = await play({ seed }, { parts: make() });
    if (played.fault !== undefined && finds.test(played.fault)) return played;
  }
  return undefined;
};

const listed = readPlanted();
const visits: Visit[] = [];

test(`passes ${count} sessions, which send every irreversible request`, async () => {
  const faults: string[] = [];
  const told: string[] = [];
  const killed = new Set<string>();
  for (const seed of seeds) {
    const { watch, visits: visitsSoFar } = watchUsage();
    const { fault, story, killed: ended } = await play({ seed }, { areFramesRead: seed % 50 === 0, watch });
    visits.push(...visitsSoFar());
    if (fault !== undefined) faults.push(`npm run simulate -- --seed ${seed}: ${fault}`);
    told.push(...story);
    for (const { kind, at } of ended) killed.add(`${kind}: ${at}`);
  }
  expect(faults).toEqual([]);
  const sent = told.flatMap((line) => /^ +(\S+) goes out/.exec(line)?.[1] ?? []);
  expect(new Set(sent)).toEqual(irreversiblePaths);
  expect(killed).toEqual(new Set(kinds.flatMap((kind) => moments.map((at) => `${kind}: ${at}`))));
  for (const end of ['done', 'refused', 'unknown'])
    expect(told.filter((line) => line.endsWith(`: ${end}.`)).length).toBeGreaterThan(10);
});

test('repeats a session from its seed', async () => {
  const [one, other] = [await play({ seed: 7 }), await play({ seed: 7 })];
  expect(other).toEqual(one);
});

test.each(readKept())('passes the stored session: %s', async (_, { seed, start, steps }) => {
  const played = await play({ seed, start, steps });
  expect(played.fault).toBeUndefined();
  expect(played.steps).toEqual(steps);
});

test('reduces a failing session to a minimum of steps', async () => {
  const bug = planted['status 408 is a clear no'];
  const found = await firstFault(bug, listed.get('status 408 is a clear no'));
  const shortest = found && (await shrink(found, bug.parts()));
  expect(shortest?.fault).toMatch(bug.finds);
  // The page loads, the user asks for a code, and the response arrives; a session has up to 55 steps.
  expect(shortest?.steps.length).toBeLessThanOrEqual(8);
});

const found = new Map<string, Found>();

describe('detects a planted bug', () => {
  test.each(Object.entries<Planted>(planted))('%s', async (name, bug) => {
    const played = await firstFault(bug, listed.get(name));
    expect(played?.fault).toMatch(bug.finds);
    if (played) found.set(name, { seed: played.seed, fault: played.fault ?? '' });
  });

  test('each is listed with the session that finds it', () => {
    writePlanted(found);
    expect([...readPlanted().keys()]).toEqual(Object.keys(planted));
  });
});

// Last, because it opens a socket, which does not follow simulated time.
test('stores only the visits of these sessions in the sandbox', async () => {
  const sandbox = await startSandbox();
  const address = `${sandbox.url}/sandbox/usage`;
  expect(visits.length).toBeGreaterThan(count);
  // In portions, because a body has a limit.
  for (let from = 0; from < visits.length; from += 20) {
    const sent = await fetch(address, {
      method: 'POST',
      body: JSON.stringify(visits.slice(from, from + 20)),
    });
    expect(sent.status).toBe(204);
  }
  const wrong = await fetch(address, { method: 'POST', body: '{"phone":"0917"}' });
  expect(wrong.status).toBe(400);
  expect(parseVisits(await (await fetch(address)).json())).toEqual(visits);
  const sums = [...sumOf(visits).values()];
  const flows = ['app', 'landing', 'loanConfirm', 'orderDetails', 'repay', 'bindBank', 'complaint'];
  expect(sums.map(({ id }) => id)).toEqual(expect.arrayContaining(flows));
  // One release, so no machine has two hashes.
  expect(new Set(sums.map(({ id }) => id)).size).toBe(sums.length);
  expect(JSON.stringify(visits)).not.toMatch(/session-\d/);
});
