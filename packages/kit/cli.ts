import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isMachine } from '../inspector/charts/ids.ts';
import { readRecording } from '../inspector/frames/recording.ts';
import { isRecord } from '../inspector/mask.ts';
import { parseVisits, sumOf, type Tested, type UsageSum } from '../inspector/usage/usage.ts';
import { help, ofMachine, readCall, wholeNumber } from './call.ts';
import type { Call } from './call.ts';
import { meant } from './closest.ts';
import { extentOf } from './coverage.ts';
import { explore } from './explore.ts';
import { behaviourDiff, keepRecorded, readGolden, readRecorded, writeGolden } from './golden.ts';
import { goldenFiles } from './goldenFiles.ts';
import { loadModels } from './load.ts';
import type { Found } from './load.ts';
import { exportsOf, messageOf, nameOfFile } from './modelFiles.ts';
import { pathSentences } from './paths.ts';
import { chartsOf, pathOfFrames, sessionsOf } from './record.ts';
import type { Told } from './record.ts';
import { lossText, restartLosses } from './restart.ts';
import { runLive } from './run/live.ts';
import { runPure } from './run/pure.ts';
import { divergenceText } from './run/session.ts';
import { isFactory, scaffoldText, sourceFrom } from './scaffold.ts';
import { typesOf } from './typed.ts';
import type { Source } from './scaffold.ts';
import { sheetText } from './sheet.ts';
import { fullSuite, guardTour, pairTour, refusalTour, transitionTour } from './suites.ts';
import { onlyObjects, progress, reportOn, summary, write } from './tell.ts';
import { unfold } from './unfold.ts';
import { neglected, testedEdges } from './usage.ts';
import { randomWalks, strayedFrom } from './walk.ts';
import type { WalkOptions } from './walk.ts';

const accept = ({ file, model }: Found, isDryRun: boolean): boolean => {
  const files = goldenFiles(file);
  const before = readGolden(files);
  const graph = explore(model);
  const changes = before ? behaviourDiff(graph, before) : [];
  for (const change of changes) console.log(`${change}\n`);
  if (!before) console.log(`${model.name}: nothing was accepted before.`);
  else if (changes.length === 0) console.log(`${model.name} does what was accepted.`);
  if (isDryRun) return true;
  const paths = writeGolden(files, graph);
  console.log(
    `${paths.length} paths are accepted: ${relative('.', files.paths)}, ${relative('.', files.feature)}`,
  );
  return true;
};

const acceptAll = (found: readonly Found[], isDryRun: boolean): boolean => {
  for (const { file } of found)
    if (found.filter((other) => other.file === file).length > 1)
      throw new Error(
        `${file} exports several models: give each a file, beside which its behaviour is kept.`,
      );
  for (const one of found) accept(one, isDryRun);
  return true;
};

const runOne = ({ file, model }: Found, id: string): boolean => {
  const graph = explore(model);
  const made = [
    readGolden(goldenFiles(file)) ?? [],
    ...[fullSuite, transitionTour, guardTour, refusalTour, pairTour].map((suite) => suite(graph)),
  ].flat();
  const path = made.find((candidate) => candidate.id === id);
  if (!path) {
    const ids = [...new Set(made.map((candidate) => candidate.id))];
    throw new Error(`${model.name} has no path '${id}'.${meant(id, ids)} It has: ${ids.join(', ')}`);
  }
  console.log(pathSentences(model, path).join('\n'));
  const divergences = [runPure(model, path), runLive(model, path)].flatMap((divergence) => divergence ?? []);
  for (const divergence of divergences) console.log(`\n${divergenceText(model, divergence)}`);
  if (divergences.length === 0) console.log('\nIt holds on the pure machine and on a live actor.');
  return divergences.length === 0;
};

const walks = ({ file, model }: Found, options: WalkOptions & { runs: number }): boolean => {
  const graph = explore(model);
  const golden = readGolden(goldenFiles(file));
  if (!golden) {
    randomWalks(graph, options);
    console.log(
      `${options.runs} random walks hold. Nothing is accepted, so they say only that a live actor does what its chart says.`,
    );
    return true;
  }
  const strayed = strayedFrom(graph, golden, options);
  console.log(strayed ?? `${options.runs} random walks through the accepted behaviour hold.`);
  return strayed === undefined;
};

const strange = (file: string, charts: readonly string[]): false => {
  const has =
    charts.length > 0 ? `It has ${[...new Set(charts)].toSorted().join(', ')}.` : 'It has no chart.';
  console.log(`${file} tells of no machine that has a model. ${has}`);
  return false;
};

/** Turns the life of every machine in a recording into a test, stored in `accepted/` beside its model if it passes. */
const record = (all: readonly Found[], file: string, told: Told): boolean => {
  const { frames, leftOut } = contentOf(file, (text) => {
    const recording = readRecording(text);
    if (!recording) throw new Error('no line of it is a frame.');
    return recording;
  });
  if (leftOut.length > 0) console.log(`${file} is read as far as it goes. ${leftOut.join(' ')}`);
  const charts = chartsOf(frames);
  if (!all.some(({ model }) => charts.includes(model.machine.id))) return strange(file, charts);
  let passed = true;
  const kept: string[] = [];
  for (const { file: modelFile, model } of all) {
    const sessions = sessionsOf(frames, model.machine.id);
    if (sessions.length === 0) continue;
    const graph = unfold(model);
    for (const session of sessions) {
      try {
        const { path, ambiguities } = pathOfFrames(graph, frames, session, told);
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
        console.log(`\n✗ ${model.name} (${session})  ${messageOf(error)}`);
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

const toldBy = async (file: string | undefined): Promise<Told> => {
  if (file === undefined) return {};
  const { publicActors } = await exportsOf(file);
  if (!isRecord(publicActors)) throw new Error(`${file} exports no publicActors.`);
  return publicActors as Told;
};

/** Returns how often borrowers took each edge, by release. @throws when the file has no visits. */
const usageIn = (file: string): UsageSum[] => [
  ...sumOf(contentOf(file, (text) => parseVisits(JSON.parse(text)))).values(),
];

const usageOf = ({ model }: Found, file: string): UsageSum => {
  const [most] = usageIn(file)
    .filter(({ id }) => id === model.machine.id)
    .toSorted((one, other) => other.visits - one.visits);
  if (!most) throw new Error(`${file} tells of no visit to ${model.name}.`);
  return most;
};

/** Compares borrowers' visits with the tests, walks as borrowers walk, and writes the tested edges for the usage page. */
const usage = (all: readonly Found[], file: string, runs: number): boolean => {
  const sums = usageIn(file);
  const modelOf = ({ id }: UsageSum) => all.find(({ model }) => model.machine.id === id);
  if (!sums.some(modelOf))
    return strange(
      file,
      sums.map(({ id }) => id),
    );
  let passed = true;
  const tested: Tested = {};
  for (const sum of sums) {
    const found = modelOf(sum);
    if (!found) continue;
    const graph = explore(found.model);
    const files = goldenFiles(found.file);
    const accepted = readGolden(files) ?? fullSuite(graph);
    const paths = [...accepted, ...readRecorded(files)];
    const { byBorrowers, byTests } = neglected(graph, paths, sum);
    tested[sum.hash] = testedEdges(graph, paths);
    console.log(`\n${sum.id} ${sum.hash}: ${sum.visits} visits`);
    for (const edge of byBorrowers) console.log(`  nobody takes ${edge}`);
    for (const { edge, taken } of byTests)
      console.log(`  no test takes ${edge}, borrowers did ${taken} times`);
    const strayed = strayedFrom(graph, accepted, { runs, seed: 1, usage: sum });
    console.log(strayed ?? `  ${runs} walks as borrowers walk`);
    passed &&= strayed === undefined;
  }
  write('tested.json', JSON.stringify({ tested }));
  return passed;
};

const contentOf = <Content>(file: string, parse: (text: string) => Content): Content => {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
};

const machineNamed = (name: string, all: readonly Found[], unread: readonly string[]): Found => {
  const found = all.find(({ file, model }) => model.name === name || nameOfFile(file) === name);
  if (found) return found;
  const names = all.map(({ model }) => model.name);
  if (names.length === 0) throw new Error(unread.join('\n'));
  throw new Error(
    [
      `There is no machine '${name}'.${meant(name, [...names, ...commands])} There are: ${names.join(', ')}`,
      ...unread,
    ].join('\n'),
  );
};

const commands = ['new', 'accept', 'usage', 'record'] as const;

const refuseMisplaced = (values: Call, command: string | undefined, name: string | undefined): void => {
  const [asked] = ofMachine.filter(
    (option) => values[option] && !(command === 'usage' && option === 'walks'),
  );
  if (asked && command) throw new Error(`--${asked} does not belong to ${command}.`);
  if (asked && name === undefined) throw new Error(`Which machine? npm run model -- <machine> --${asked}`);
};

/** A machine's id as one word, for the name of a file. */
const wordOf = (id: string): string => id.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').replaceAll(/^-+|-+$/g, '');

const scaffold = async (file: string): Promise<boolean> => {
  const exported = Object.entries(await exportsOf(file));
  const typed = typesOf(
    file,
    exported.flatMap(([name, value]) => (isMachine(value) || isFactory(value) ? [name] : [])),
  );
  const machines = exported.flatMap(([name, value]): [string, Source][] => {
    const expression = name === 'default' ? 'machine' : name;
    const types = typed.get(name) ?? new Map();
    if (isMachine(value)) return [[name, { machine: value, expression, types }]];
    const made = isFactory(value) ? sourceFrom(expression, value, types) : undefined;
    return made ? [[name, made]] : [];
  });
  if (machines.length === 0) {
    const [factory] = exported.find(([, value]) => isFactory(value)) ?? [];
    throw new Error(
      factory === undefined
        ? `${file} exports no machine. It exports: ${exported.map(([name]) => name).join(', ') || 'nothing'}`
        : `${file} exports no machine, and \`${factory}\` returns none with proposed arguments: export \`const machine = ${factory}(…)\` from a file of your own.`,
    );
  }
  // In the kit's own repository the sources are next to the model; elsewhere the kit is a package.
  const isPackage = import.meta.filename.endsWith('.js');
  const taken = new Set<string>();
  const existing: string[] = [];
  for (const [name, source] of machines) {
    const { machine } = source;
    const ofExport = name === 'default' ? basename(file).replace(/\.\w+$/, '') : name;
    const ofId = wordOf(machine.id);
    // XState calls a machine without an id '(machine)'.
    const isOwn = machine.id !== '(machine)' && ofId !== '' && !taken.has(ofId);
    const word = isOwn ? ofId : ofExport;
    taken.add(word);
    const path = join(dirname(file), `${word}.model.ts`);
    if (existsSync(path)) {
      existing.push(path);
      continue;
    }
    const toKit = relative(dirname(resolve(path)), join(import.meta.dirname, 'index.ts')).replaceAll(
      '\\',
      '/',
    );
    const text = scaffoldText(source, {
      name,
      called: isOwn ? undefined : word,
      from: `.//${basename(file)}`,
      kit: isPackage ? 'statechart-test-kit' : toKit.startsWith('.') ? toKit : `.//${toKit}`,
    });
    writeFileSync(path, text);
    const todo = text.split('TODO').length - 1;
    console.log(`${path}: ${todo} ${todo === 1 ? 'place is' : 'places are'} marked TODO`);
  }
  if (existing.length > 0) throw new Error(existing.map((path) => `${path} exists already.`).join('\n'));
  return true;
};

const main = async (): Promise<boolean> => {
  const { values, positionals } = readCall();
  if (values.help) {
    console.log(help);
    return true;
  }
  if (positionals[0] === 'new') {
    const [, source, ...others] = positionals;
    if (source === undefined || others.length > 0)
      throw new Error('Which file? npm run model -- new <file>, which exports a machine');
    return scaffold(source);
  }
  // A path may look like a pattern: `[id]/page.model.ts`.
  const files = existsSync(values.models)
    ? [values.models]
    : globSync(values.models, { exclude: ['**/node_modules/**'] }).toSorted();
  if (files.length === 0) throw new Error(`No model matches ${values.models}.`);
  const command = commands.find((word) => word === positionals[0]);
  const [name, ...more] = command ? positionals.slice(1) : positionals;
  if (more.length > 0)
    throw new Error(
      `One at a time: '${more.join(' ')}' is too much.${meant(positionals[0] ?? '', commands)}`,
    );
  if (command !== 'accept' && (values.all || values['dry-run']))
    throw new Error('--all and --dry-run belong to accept.');
  refuseMisplaced(values, command, name);
  if (values.json) onlyObjects();
  const printing = { json: values.json, junit: values.junit };
  if (!command && name === undefined) return summary(files, printing);
  if (command === 'accept' && (name === undefined) !== values.all)
    throw new Error('Which machine? npm run model -- accept <machine>, or --all');
  if ((command === 'usage' || command === 'record') && name === undefined)
    throw new Error(`Which file? npm run model -- ${command} <file>`);

  const isOfAll = command === 'usage' || command === 'record' || values.all;
  const named = isOfAll ? [] : files.filter((file) => nameOfFile(file) === name);
  const { found: all, unread } = await loadModels(named.length > 0 ? named : files);
  const runs = wholeNumber('--walks', values.walks ?? '100', 1);
  if (isOfAll) for (const line of unread) console.log(line);
  if (command === 'usage') return usage(all, name ?? '', runs);
  if (command === 'record') return record(all, name ?? '', await toldBy(values.fields));
  if (values.all) return acceptAll(all, values['dry-run']) && unread.length === 0;

  const found = machineNamed(name ?? '', all, unread);
  if (command === 'accept')
    return acceptAll(
      all.filter(({ file }) => file === found.file),
      values['dry-run'],
    );
  if (values.path !== undefined) return runOne(found, values.path);
  if (values.walks !== undefined || values.seed !== undefined || values.usage !== undefined) {
    return walks(found, {
      runs,
      ...(values.seed !== undefined && { seed: wholeNumber('--seed', values.seed) }),
      ...(values.usage !== undefined && { usage: usageOf(found, values.usage) }),
    });
  }
  if (values.restart) {
    const graph = explore(found.model);
    const losses = restartLosses(graph);
    for (const loss of losses) console.log(lossText(loss));
    const verdict = losses.length === 0 ? 'goes on as if nothing had happened' : 'was stopped and restored';
    console.log(`${found.model.name} ${verdict} in ${extentOf(graph)}.`);
    return true;
  }
  if (values.sheet) {
    write(`${found.model.name}.md`, await sheetText(found.model));
    return true;
  }
  return reportOn(found, values.html, printing);
};

// The reader has closed the pipe, as `| head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  progress.clear();
  console.error(messageOf(error));
  process.exitCode = 2;
}
