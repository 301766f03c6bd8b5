import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readFeature, readGolden } from './golden.ts';
import { goldenFiles } from './goldenFiles.ts';
import { htmlReport } from './html.ts';
import { junitText } from './junit.ts';
import type { JUnitCase } from './junit.ts';
import { unreadLine } from './load.ts';
import type { Found } from './load.ts';
import { nameOfFile } from './modelFiles.ts';
import { workThroughAll } from './pool.ts';
import { createProgress } from './progress.ts';
import { detailsOf, reportOf, reportText, verdictOf } from './report.ts';
import type { Verdict } from './report.ts';

/** Shows progress on stderr to people who wait for the command. */
export const progress = createProgress(process.stderr, performance.now.bind(performance));

const outFolder = join('coverage', 'models');

export const write = (name: string, content: string): void => {
  mkdirSync(outFolder, { recursive: true });
  const file = join(outFolder, name);
  writeFileSync(file, content);
  console.log(relative('.', file));
};

const print = process.stdout.write.bind(process.stdout);

/** From now on, stdout gets only JSON: logs of machines and models go to stderr, also from threads. */
export const onlyObjects = (): void => {
  process.stdout.write = process.stderr.write.bind(process.stderr);
};

interface Printing {
  json: boolean;
  junit: string | undefined;
}

interface Told {
  case: JUnitCase;
  object: object;
}

const toldOfVerdict = (file: string, { line: _line, suite, ...verdict }: Verdict): Told => ({
  case: {
    name: verdict.name,
    failures: verdict.failures.length > 0 ? [...verdict.failures, ...detailsOf(verdict)] : [],
  },
  object: { file, ...verdict, paths: suite.length },
});

const toldOfUnread = (file: string, problem: string): Told => ({
  case: { name: file, failures: [problem] },
  object: { file, failures: [problem] },
});

/** Prints as JSON what people read as lines. @returns whether everything passes. */
const tellPrograms = (told: readonly Told[], { json, junit }: Printing, seconds: number): boolean => {
  const cases = told.map((one) => one.case);
  if (json)
    print(
      `${JSON.stringify(
        told.map(({ object }) => object),
        null,
        1,
      )}\n`,
    );
  if (junit !== undefined) {
    mkdirSync(dirname(junit), { recursive: true });
    writeFileSync(junit, junitText('models', cases, seconds));
  }
  return cases.every(({ failures }) => failures.length === 0);
};

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 100) / 10;

export const summary = async (files: readonly string[], printing: Printing): Promise<boolean> => {
  const told: Told[] = [];
  let kept = 0;
  const began = performance.now();
  await workThroughAll(
    files,
    (answer, isKept) => {
      progress.clear();
      if (isKept) kept += 1;
      if ('problem' in answer) {
        told.push(toldOfUnread(answer.file, answer.problem));
        if (!printing.json) console.log(unreadLine(answer.file, answer.problem));
        return;
      }
      for (const verdict of answer.verdicts) {
        if (!printing.json) console.log(verdict.line);
        told.push(toldOfVerdict(answer.file, verdict));
      }
    },
    (done, working) =>
      progress.say(`${done} of ${files.length} model files, now ${working.map(nameOfFile).join(' and ')}`),
  );
  progress.clear();
  const seconds = secondsSince(began);
  if (!printing.json)
    console.error(
      `${files.length} model ${files.length === 1 ? 'file' : 'files'} in ${seconds} s, ${kept} of them as they were when they last passed`,
    );
  return tellPrograms(told, printing, seconds);
};

export const reportOn = ({ file, model }: Found, isPage: boolean, printing: Printing): boolean => {
  const began = performance.now();
  const files = goldenFiles(file);
  const made = reportOf(model, readGolden(files), readFeature(files), (doing) =>
    progress.say(`${model.name}: ${doing}`),
  );
  progress.clear();
  if (isPage) write(`${model.name}.html`, htmlReport(made));
  else if (!printing.json) console.log(reportText(made));
  return tellPrograms([toldOfVerdict(file, verdictOf(made))], printing, secondsSince(began));
};
