import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { afterAll, beforeAll } from '../frames/state.ts';
import { everything } from '../index.ts';
import { createRuns } from '../page/runs.ts';
import { createRoom } from '../ways/room.ts';
import { recordingTap } from './record.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The value is returned, because it must live until it is measured. */
const heapOf = <Value>(make: () => Value): { bytes: number; value: Value } => {
  collect();
  const before = process.memoryUsage().heapUsed;
  const value = make();
  collect();
  return { bytes: process.memoryUsage().heapUsed - before, value };
};

const counter = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'pressed'; at: number } },
  actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'even',
  states: {
    even: { on: { pressed: { target: 'odd', actions: 'add' } } },
    odd: { on: { pressed: { target: 'even', actions: 'add' } } },
  },
});

const length = 100_000;

const most = { jsonOfFrame: 330, pageOfFrame: 950, backlog: 7_510, room: 3_000_000 };

test(`${length} frames of one run`, () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { frames, inspect } = recordingTap({ run: 'long', allow: everything });
  const actor = createActor(counter, { inspect }).start();
  for (let at = 0; frames.length < length; at += 1) actor.send({ type: 'pressed', at });
  // As from a relay: each batch is parsed from its own text.
  const batches = Array.from({ length: Math.ceil(frames.length / 200) }, (_, index) =>
    JSON.stringify(frames.slice(index * 200, (index + 1) * 200)),
  );
  const read = function* () {
    for (const batch of batches) yield JSON.parse(batch) as typeof frames;
  };

  const page = heapOf(() => {
    const runs = createRuns();
    for (const batch of read()) runs.add(batch, 'relay');
    return runs;
  });
  const run = page.value.get('long');
  const room = heapOf(() => {
    const made = createRoom('long');
    for (const batch of read()) made.add(batch);
    return made;
  });
  const backlog = room.value.backlog();
  const middle = run?.stateAt(length / 2 + 123);

  const measured = {
    jsonOfFrame: batches.reduce((sum, batch) => sum + batch.length, 0) / frames.length,
    pageOfFrame: page.bytes / frames.length,
    backlog: backlog.length,
    room: room.bytes,
  };
  console.log(measured);
  for (const [name, value] of Object.entries(measured))
    expect({ name, isIn: value <= most[name as keyof typeof most] }).toEqual({ name, isIn: true });
  // Any moment equals the replay of all frames up to it, and so does a late inspector's state.
  expect(middle).toEqual(afterAll(beforeAll, frames.slice(0, length / 2 + 123)));
  expect(afterAll(beforeAll, backlog).actors.get('x:0')?.context).toEqual(
    afterAll(beforeAll, frames).actors.get('x:0')?.context,
  );
  vi.unstubAllGlobals();
});
