import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flowNames, flows } from '../../flows/index.ts';
import { screens } from './screens.ts';

const chunksOf = (flow: (typeof flowNames)[number]) =>
  [flow, ...Object.keys(flows[flow].routes)]
    .flatMap((name) => globSync(`views/screens/${name}.screen.{ts,tsx}`))
    .map((file) => readFileSync(file, 'utf8'));

test.each(flowNames)('simulates %s with the machine, stores and outcome of its chunks', (flow) => {
  const { stores, outcome } = screens[flow];
  const chunks = chunksOf(flow);
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks)
    expect([
      chunk.includes(`defineScreen(${flow}Machine,`),
      chunk.includes('stores: { paymentWay: paymentWayMachine }'),
      chunk.includes(`outcome: ${flow}Outcome`),
    ]).toEqual([true, stores !== undefined, outcome !== undefined]);
});
