import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelsIn } from '../modelFiles.ts';

/** With more waivers than this, 'healthy' would mean little. */
const mostWaivers = 6;

test(`waives at most ${mostWaivers} findings and survivors in all models together`, async () => {
  const models = (await Promise.all(globSync('tests/*/*.model.ts').map(modelsIn))).flat();
  const waived = models.flatMap(({ name, waive }) => Object.keys(waive).map((key) => `${name}: ${key}`));
  expect(waived.slice(mostWaivers)).toEqual([]);
  expect(models.length).toBeGreaterThan(30);
});
