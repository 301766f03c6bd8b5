#!/usr/bin/env node
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { explore } from './explore.ts';
import { behaviourDiff, goldenFiles, keepRecorded, readGolden, readRecorded, writeGolden } from './golden.ts';
import { htmlReport } from './html.ts';
import { parseFrames } from '../../inspector/frames/frame.ts';
import { parseVisits, sumOf, type Tested } from '../../inspector/usage/usage.ts';
import type { Model } from './model.ts';
import { closest } from './closest.ts';
import { junitText } from './junit.ts';
import type { JUnitCase } from './junit.ts';
import { modelsIn } from './modelFiles.ts';
import { pathSentences } from './paths.ts';
import { workThroughAll } from './pool.ts';
import { pathOfFrames, sessionsOf } from './record.ts';
import { failuresOf, reportOf, reportText } from './report.ts';
import type { Report } from './report.ts';
import { unfold } from './unfold.ts';
import { neglected, testedEdges, usedWalk } from './usage.ts';
import { runLive } from './run/live.ts';
import { runPure } from './run/pure.ts';
import { divergenceText } from './run/session.ts';
import { sheetText } from './sheet.ts';
import { fullSuite, guardTour, pairTour, refusalTour, transitionTour } from './suites.ts';
import { randomWalks } from './walk.ts';

const help = `npm run model                              one line for each machine
npm run model -- <machine>                 its report
npm run model -- <machine> --html          its report as a page, the chart coloured by coverage
npm run model -- <machine> --sheet         a checklist for testing by hand
npm run model -- <machine> --path 'full 3' runs one path and tells it in sentences
npm run model -- <machine> --walks 1000    random walks; --seed repeats them
npm run model -- accept <machine>          shows what changed, then accepts what the machine does now
npm run model -- accept <machine> --dry-run  only shows it; --all for <machine>: every machine
npm run model -- usage <file>              what borrowers and tests leave out, and walks as borrowers walk
npm run model -- record <file>             makes tests of an inspector's recording for every layer, and runs them here
npm run model -- --json                    one object for each machine; --junit <file> for a CI
--models <glob> names the model files; without it, every *.model.ts outside of node_modules`;

interface Found {
  file: string;
  model: Model;
}

/** Every model of the files, and the files that could not be read, with the reason. */
const load = async (files: readonly string[]): Promise<{ found: Found[]; unread: string[] }> => {
  const found: Found[] = [];
  const unread: string[] = [];
  for (const file of files) {
    try {
      found.push(...(await modelsIn(file)).map((model) => ({ file, model })));
    } catch (error) {
      unread.push(unreadLine(file, error instanceof Error ? error.message : String(error)));
    }
  }
  return { found, unread };
};

const unreadLine = (file: string, why: string) => `✗ ${file}  ${why}`;

/** On a terminal one line that is written over; elsewhere nothing is lost by silence, for each machine tells when it is done. */
const progressLine = (name: string) => (doing: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${name}: ${doing} …`);
};

const clearProgress = () => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[2K');
};

const report = ({ file, model }: Found): Report => {
  const made = reportOf(model, readGolden(goldenFiles(file)), progressLine(model.name));
  clearProgress();
  return made;
};

const outFolder = join('coverage', 'models');

const write = (name: string, content: string): void => {
  mkdirSync(outFolder, { recursive: true });
  const file = join(outFolder, name);
  writeFileSync(file, content);
  console.log(relative('.', file));
};

interface Printing {
  /** Prints objects instead of lines. */
  json: boolean;
  /** File for a report in the format of JUnit. */
  junit: string | undefined;
}

const summary = async (files: readonly string[], { json, junit }: Printing): Promise<boolean> => {
  const cases: JUnitCase[] = [];
  const objects: object[] = [];
  let kept = 0;
  const began = performance.now();
  await workThroughAll(files, (answer, isKept) => {
    if (isKept) kept += 1;
    if ('problem' in answer) {
      cases.push({ name: answer.file, failures: [answer.problem] });
      if (!json) console.log(unreadLine(answer.file, answer.problem));
      objects.push({ file: answer.file, failures: [answer.problem] });
      return;
    }
    for (const { line, suite, ...verdict } of answer.verdicts) {
      if (!json) console.log(line);
      cases.push({ name: verdict.name, failures: verdict.failures });
      objects.push({ file: answer.file, ...verdict, paths: suite.length });
    }
  });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  if (json) console.log(JSON.stringify(objects, null, 1));
  else
    console.error(
      `${files.length} model files in ${seconds} s, ${kept} of them as they were when they last passed`,
    );
  if (junit !== undefined) writeFileSync(junit, junitText('models', cases, seconds));
  return cases.every(({ failures }) => failures.length === 0);
};

const accept = ({ file, model }: Found, isDryRun: boolean): boolean => {
  const files = goldenFiles(file);
  const before = readGolden(files);
  const graph = explore(model);
  if (before) for (const change of behaviourDiff(graph, before)) console.log(`${change}\n`);
  if (isDryRun) return true;
  const paths = writeGolden(files, graph);
  console.log(
    `${paths.length} paths are accepted: ${relative('.', files.paths)}, ${relative('.', files.feature)}`,
  );
  return true;
};

const runOne = ({ file, model }: Found, id: string): boolean => {
  const graph = explore(model);
  const made = [
    readGolden(goldenFiles(file)) ?? [],
    ...[fullSuite, transitionTour, guardTour, refusalTour, pairTour].map((suite) => suite(graph)),
  ].flat();
  const path = made.find((candidate) => candidate.id === id);
  if (!path)
    throw new Error(
      `${model.name} has no path '${id}'. It has: ${made.map((candidate) => candidate.id).join(', ')}`,
    );
  console.log(pathSentences(model, path).join('\n'));
  const divergences = [runPure(model, path), runLive(model, path)].flatMap((divergence) => divergence ?? []);
  for (const divergence of divergences) console.log(`\n${divergenceText(model, divergence)}`);
  if (divergences.length === 0) console.log('\nIt holds on the pure machine and on a live actor.');
  return divergences.length === 0;
};

const walks = ({ model }: Found, runs: number, seed: number | undefined): boolean => {
  randomWalks(explore(model), { runs, ...(seed !== undefined && { seed }) });
  console.log(`${runs} random walks hold.`);
  return true;
};

/**
 * Makes a test of every machine's life in a recording. It runs on the pure machine and on a live actor at once; one that holds is kept beside its
 * model, where the suites of all layers walk it.
 */
const record = (all: readonly Found[], file: string): boolean => {
  const frames = parseFrames(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  );
  let passed = true;
  const kept: string[] = [];
  for (const { file: modelFile, model } of all) {
    const sessions = sessionsOf(frames, model.machine.id);
    if (sessions.length === 0) continue;
    const graph = unfold(model);
    for (const session of sessions) {
      try {
        const { path, ambiguities } = pathOfFrames(graph, frames, session);
        const divergences = [runPure(model, path), runLive(model, path)].flatMap((one) => one ?? []);
        console.log(`\n${divergences.length === 0 ? '✓' : '✗'} ${model.name} (${session})`);
        console.log(pathSentences(model, path).join('\n'));
        for (const words of ambiguities) console.log(`Ambiguous: ${words}.`);
        for (const divergence of divergences) console.log(divergenceText(model, divergence));
        passed &&= divergences.length === 0;
        if (divergences.length > 0) continue;
        keepRecorded(goldenFiles(modelFile), path);
        kept.push(relative('.', goldenFiles(modelFile).recorded));
      } catch (error) {
        console.log(
          `\n✗ ${model.name} (${session})  ${error instanceof Error ? error.message : String(error)}`,
        );
        passed = false;
      }
    }
  }
  if (kept.length > 0)
    console.log(`
Kept in ${[...new Set(kept)].join(', ')}: \`npm test\` walks them on every layer; delete a file to forget it.
On the view and the built app now: npx vitest run --project view --project app -t 'path recorded'`);
  return passed;
};

/**
 * Compares what borrowers do (visits that the inspector's usage page shows) with what tests do, and walks as borrowers walk. What tests take is
 * written to a file, which that page marks its charts with.
 */
const usage = (all: readonly Found[], file: string, runs: number): boolean => {
  let passed = true;
  const tested: Tested = {};
  for (const sum of sumOf(parseVisits(JSON.parse(readFileSync(file, 'utf8')))).values()) {
    const found = all.find(({ model }) => model.machine.id === sum.id);
    if (!found) continue;
    const graph = explore(found.model);
    const files = goldenFiles(found.file);
    const paths = [...(readGolden(files) ?? fullSuite(graph)), ...readRecorded(files)];
    const { byBorrowers, byTests } = neglected(graph, paths, sum);
    tested[sum.hash] = testedEdges(graph, paths);
    console.log(`\n${sum.id} ${sum.hash}: ${sum.visits} visits`);
    for (const edge of byBorrowers) console.log(`  nobody takes ${edge}`);
    for (const { edge, taken } of byTests)
      console.log(`  no test takes ${edge}, borrowers did ${taken} times`);
    for (let seed = 1; seed <= runs; seed += 1) {
      const divergence = runLive(found.model, usedWalk(graph, sum, seed));
      if (divergence) console.log(divergenceText(found.model, divergence));
      passed &&= divergence === undefined;
    }
    console.log(`  ${runs} walks as borrowers walk`);
  }
  write('tested.json', JSON.stringify({ tested }));
  return passed;
};

/** @throws when the text is no whole number. */
const wholeNumber = (option: string, text: string): number => {
  if (!/^-?\d+$/.test(text)) throw new Error(`${option} wants a whole number, not '${text}'.`);
  return Number(text);
};

const main = async (): Promise<boolean> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      html: { type: 'boolean' },
      sheet: { type: 'boolean' },
      path: { type: 'string' },
      walks: { type: 'string' },
      seed: { type: 'string' },
      models: { type: 'string', default: '**/*.model.ts' },
      json: { type: 'boolean', default: false },
      junit: { type: 'string' },
      all: { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(help);
    return true;
  }
  const files = globSync(values.models, { exclude: ['**/node_modules/**'] }).toSorted();
  if (files.length === 0) throw new Error(`No model matches ${values.models}.`);
  const [command, source] = positionals;
  if (command === 'usage' || command === 'record') {
    if (source === undefined) throw new Error(`Which file? npm run model -- ${command} <file>`);
    const { found, unread } = await load(files);
    for (const line of unread) console.log(line);
    return command === 'usage'
      ? usage(found, source, wholeNumber('--walks', values.walks ?? '100'))
      : record(found, source);
  }
  const accepting = positionals[0] === 'accept';
  const name = accepting ? positionals[1] : positionals[0];
  if (accepting && values.all) {
    const { found, unread } = await load(files);
    for (const line of unread) console.log(line);
    for (const one of found) accept(one, values['dry-run']);
    return unread.length === 0;
  }
  if (name === undefined) {
    if (accepting) throw new Error('Which machine? npm run model -- accept <machine>, or --all');
    return summary(files, { json: values.json, junit: values.junit });
  }
  const { found: all, unread } = await load(files);
  const found = all.find(({ file, model }) => model.name === name || basename(file) === `${name}.model.ts`);
  if (!found) {
    const names = all.map(({ model }) => model.name);
    const meant = closest(name, names);
    throw new Error(
      [
        `There is no machine '${name}'.${meant ? ` Did you mean '${meant}'?` : ''} There are: ${names.join(', ')}`,
        ...unread,
      ].join('\n'),
    );
  }
  if (accepting) return accept(found, values['dry-run']);
  if (values.path !== undefined) return runOne(found, values.path);
  if (values.walks !== undefined || values.seed !== undefined) {
    return walks(
      found,
      wholeNumber('--walks', values.walks ?? '100'),
      values.seed === undefined ? undefined : wholeNumber('--seed', values.seed),
    );
  }
  const made = report(found);
  if (values.sheet) write(`${made.model.name}.md`, sheetText(made.model, made.paths));
  else if (values.html) write(`${made.model.name}.html`, htmlReport(made));
  else console.log(reportText(made));
  return failuresOf(made).length === 0;
};

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  clearProgress();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
