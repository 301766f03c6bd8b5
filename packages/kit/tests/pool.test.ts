import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadModels } from '../load.ts';
import { unimportable, workThroughAll } from '../pool.ts';
import { steppedClock } from '../run/clock.ts';
import type { Answer } from '../worker.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pool-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const good = join(import.meta.dirname, 'codeEntry.model.ts');
const never = 'It is still being imported after 60 s: an await or a loop in it never ends.';

const endless = () =>
  Object.entries({
    awaits: 'await new Promise(() => undefined);',
    loops: 'for (;;);',
    waits: 'await new Promise(() => setInterval(() => undefined, 1000));',
  }).map(([name, text]) => {
    const file = join(folder, `${name}.model.ts`);
    writeFileSync(file, text);
    return file;
  });

test('names the file of a model whose import never ends, and checks the others', async () => {
  const clock = steppedClock();
  const hanging = endless();
  const answers: Answer[] = [];
  const told = (answer: Answer) => {
    answers.push(answer);
    setImmediate(() => clock.advance(60_000));
  };
  await workThroughAll([good, ...hanging], told, () => undefined, clock);
  expect(answers).toMatchObject([
    { file: good, verdicts: [{ name: 'codeEntry' }] },
    ...hanging.map((file) => ({ file, problem: never })),
  ]);
});

test('does not wait for a file with several models whose import never ends', async () => {
  const clock = steppedClock();
  const hanging = endless().slice(0, 1);
  const loading = loadModels(hanging, (files) => {
    const reasons = unimportable(files, clock);
    clock.advance(60_000);
    return reasons;
  });
  expect(await loading).toEqual({ found: [], unread: [`✗ ${hanging[0]}  ${never}`] });
});

test('gives a model as long as it needs, once it is imported', async () => {
  const clock = steppedClock();
  const answers: Answer[] = [];
  const slow = {
    ...clock,
    clearTimeout: (id: number) => {
      clock.clearTimeout(id);
      clock.advance(600_000);
    },
  };
  await workThroughAll(
    [good],
    (answer) => answers.push(answer),
    () => undefined,
    slow,
  );
  expect(answers).toMatchObject([{ verdicts: [{ name: 'codeEntry' }] }]);
});
