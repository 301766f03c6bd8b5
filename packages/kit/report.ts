import { coverageOf, extentOf, reachable, share } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import { diagnose, findingKey } from './doctor.ts';
import type { Finding } from './doctor.ts';
import { explore } from './explore.ts';
import type { Graph } from './explore.ts';
import { behaviourDiff, readingDiff } from './golden.ts';
import type { Model } from './model.ts';
import { mutationScore } from './mutate.ts';
import type { MutationResult } from './mutate.ts';
import type { TestPath } from './paths.ts';
import { runLive } from './run/live.ts';
import { divergenceText } from './run/session.ts';
import { brokenRules, idleRules } from './rules.ts';
import type { Broken } from './rules.ts';
import { fullSuite } from './suites.ts';
import { neverVaried } from './varied.ts';
import { argument } from './words.ts';
import { strayedFrom } from './walk.ts';

const stillLines = ({ asked, beyond, model }: Graph): string[] => [
  ...Object.entries(model.same).flatMap(([key, same]) =>
    same === 'ignored' ? [`context.${key} is ignored: states that differ in it alone count as one`] : [],
  ),
  ...[...asked].map(
    ([what, times]) => `${what} was asked ${times} times, and answered the same in every step`,
  ),
  ...(beyond > 0 ? [`${beyond} steps lead beyond the model's bounds and were left out`] : []),
];

export interface Report {
  model: Model;
  graph: Graph;
  /** The accepted paths, or the full suite before the first acceptance. */
  paths: TestPath[];
  suite: TestPath[];
  accepted: boolean;
  coverage: Coverage;
  possible: Coverage;
  mutation: MutationResult;
  findings: Finding[];
  broken: Broken[];
  /** Differences from the accepted behaviour or its readable text. */
  changed: string[];
  diverged: string[];
  /** Where a random walk through accepted behaviour diverges. */
  strayed: string[];
}

const wantedScore = 0.95;

const walks = { runs: 25, seed: 1 };

/** Runs random walks through accepted behaviour, if the accepted paths themselves hold; returns a diverging walk as sentences. */
export const strayedFromAccepted = (
  graph: Graph,
  golden: readonly TestPath[] | undefined,
  changed: readonly string[],
): string[] => {
  const strayed = golden && changed.length === 0 ? strayedFrom(graph, golden, walks) : undefined;
  return strayed === undefined ? [] : [strayed];
};

/** Returns the paths that a machine must pass. While it does what was accepted, these are the accepted ones, which take a large chart seconds to choose again. */
export const suiteOf = (
  graph: Graph,
  golden: TestPath[] | undefined,
  changed: readonly string[],
): TestPath[] => (golden && changed.length === 0 ? golden : fullSuite(graph));

/** Checks a model against its accepted paths and feature text. @throws what `explore` throws. */
export const reportOf = (
  model: Model,
  golden: TestPath[] | undefined,
  feature?: string,
  progress?: (doing: string) => void,
): Report => {
  progress?.('exploring');
  const graph = explore(model, (vertices) => progress?.(`exploring, ${vertices} places`));
  progress?.('checking rules');
  const broken = brokenRules(graph);
  progress?.('running paths');
  const changed = golden
    ? [...behaviourDiff(graph, golden), ...(feature === undefined ? [] : readingDiff(graph, feature))]
    : [];
  const suite = suiteOf(graph, golden, changed);
  const paths = golden ?? suite;
  const diverged = suite.flatMap((path) => {
    const divergence = runLive(model, path);
    return divergence ? [divergenceText(model, divergence)] : [];
  });
  progress?.('walking');
  const strayed = strayedFromAccepted(graph, golden, changed);
  progress?.('making mutants');
  return {
    model,
    graph,
    paths,
    suite,
    accepted: golden !== undefined,
    coverage: coverageOf(graph, paths),
    possible: reachable(graph),
    mutation: mutationScore(graph, paths),
    findings: diagnose(graph),
    broken,
    changed,
    diverged,
    strayed,
  };
};

const score = ({ killed, all }: MutationResult) => (all === 0 ? 1 : killed / all);

const explainedScore = (mutation: MutationResult): number =>
  mutation.all === 0 ? 1 : (mutation.killed + Object.keys(mutation.explained).length) / mutation.all;

export const failuresOf = (report: Report): string[] => [
  ...(report.accepted ? [] : [`no accepted paths; npm run model -- accept ${argument(report.model.name)}`]),
  ...(report.changed.length > 0 ? [`${report.changed.length} changes of behaviour`] : []),
  ...(report.diverged.length > 0 ? [`${report.diverged.length} paths diverge on a live actor`] : []),
  ...(report.strayed.length > 0 ? ['a random walk through the accepted behaviour diverges'] : []),
  ...(report.findings.length > 0 ? [`${report.findings.length} findings of the doctor`] : []),
  ...(report.broken.length > 0 ? [`${report.broken.length} broken rules`] : []),
  ...(report.mutation.idle.length > 0 ? [`${report.mutation.idle.length} idle waivers of mutants`] : []),
  ...(explainedScore(report.mutation) < wantedScore ? [`mutation score below ${percent(wantedScore)}`] : []),
];

export const percent = (part: number): string => `${Math.floor(part * 1000) / 10} %`;

export const oneLine = (report: Report): string => {
  const { coverage, mutation, graph, findings, broken } = report;
  const failures = failuresOf(report);
  return [
    failures.length === 0 ? '✓' : '✗',
    report.model.name.padEnd(24),
    `${graph.vertices.length} places`.padStart(12),
    `${coverage.transitions.all} transitions`.padStart(16),
    `states ${percent(share(coverage.states))}`,
    `transitions ${percent(share(coverage.transitions))}`,
    `guards ${percent(share(coverage.guards))}`,
    `cases ${percent(share(coverage.cases))}`,
    `mutants ${percent(score(mutation))}`,
    `rules ${report.model.rules.length - broken.length - idleRules(graph).length}/${report.model.rules.length}`,
    `${findings.length === 0 ? 'healthy' : `${findings.length} findings`} in ${extentOf(graph)}`,
    ...(failures.length > 0 ? [`(${failures.join('; ')})`] : []),
  ].join('  ');
};

/** The result of a report as plain data, which can be stored in a file and sent between threads. */
export interface Verdict {
  name: string;
  line: string;
  failures: string[];
  findings: string[];
  broken: Broken[];
  changed: string[];
  strayed: string[];
  /** The states that the model reaches, of all. */
  states: { met: number; all: number };
  suite: TestPath[];
}

export const findingText = (finding: Finding): string => `${findingKey(finding)}: ${finding.why}`;

export const verdictOf = (report: Report): Verdict => ({
  name: report.model.name,
  line: oneLine(report),
  failures: failuresOf(report),
  findings: report.findings.map(findingText),
  broken: report.broken,
  changed: report.changed,
  strayed: report.strayed,
  states: { met: report.possible.states.met, all: report.possible.states.all },
  suite: report.suite,
});

export const detailsOf = ({
  changed,
  strayed,
  findings,
  broken,
}: Pick<Verdict, 'changed' | 'strayed' | 'findings' | 'broken'>): string[] => [
  ...changed,
  ...strayed,
  ...findings,
  ...broken.map(({ says, counterexample }) => [`broken: ${says}`, ...counterexample].join('\n')),
];

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`)] : [];

/** Returns the report for people. After a change of behaviour it says nothing else, because nothing else has a meaning until that is accepted or repaired. */
export const reportText = (report: Report): string => {
  if (report.changed.length > 0)
    return [
      `✗  ${report.model.name.padEnd(24)}  ${report.changed.length} changes of behaviour`,
      ...section('Changed behaviour', report.changed),
    ].join('\n');
  const { model, coverage, possible, mutation, graph } = report;
  const covered = (['states', 'transitions', 'guards', 'cases'] as const).map((kind) => {
    const { met, all, missing } = coverage[kind];
    const unmet = missing.map(
      (name) => `${name}${possible[kind].missing.includes(name) ? ' (cannot be met)' : ''}`,
    );
    return `${kind.padEnd(12)} ${met}/${all}${unmet.length > 0 ? `, not met: ${unmet.join('; ')}` : ''}`;
  });
  const idle = idleRules(graph);
  const varied = neverVaried(model);
  return [
    oneLine(report),
    ...section('Graph', [
      `${graph.vertices.length} places, ${graph.edges.length} steps, ${graph.vertices.reduce((sum, { refused }) => sum + refused.length, 0)} refusals`,
      `${report.paths.length} ${report.accepted ? 'accepted ' : ''}paths with ${report.paths.reduce((sum, { steps }) => sum + steps.length, 0)} steps`,
    ]),
    ...section('The world stood still', stillLines(graph)),
    ...section('Coverage', covered),
    ...section('Never varied: the same in every answer or case of the model', [
      ...varied.missing,
      ...varied.stated.map((line) => `as it should: ${line}`),
      ...varied.idle.map((key) => `idle reason, it varies or is not there: ${key}`),
    ]),
    ...section('Mutants', [
      `${mutation.killed} of ${mutation.all} told apart; ${mutation.equal.length} more, which do not count, do the same as the machine whatever happens`,
      ...mutation.survivors.map((name) => `survives: ${name}`),
      ...Object.entries(mutation.explained).map(
        ([name, reason]) => `survives, as it should: ${name} (${reason})`,
      ),
      ...mutation.idle.map(
        (name) => `idle waiver: survives: ${name}: it is told apart, or not there any more`,
      ),
    ]),
    ...section(
      'Redundant: parts of the chart that do nothing under the model',
      model.isProposed
        ? []
        : Object.entries(mutation.redundant).map(([name, reason]) => `${name}: ${reason}`),
    ),
    ...section(`Rules, in ${extentOf(graph)}`, [
      ...model.rules.flatMap(({ says }) =>
        report.broken.some((broken) => broken.says === says)
          ? []
          : [`${idle.includes(says) ? 'speaks of nothing that the model reaches' : 'holds'}: ${says}`],
      ),
      ...report.broken.map(
        ({ says, counterexample }) =>
          `BROKEN: ${says}\n${counterexample.map((line) => `  ${line}`).join('\n')}`,
      ),
    ]),
    ...section('Doctor', [
      ...report.findings.map(
        (finding) => `${findingText(finding)}${(finding.way ?? []).map((line) => `\n    ${line}`).join('')}`,
      ),
      ...Object.entries(model.waive)
        .filter(([key]) => !key.startsWith('survives: '))
        .map(([key, reason]) => `waived: ${key} (${reason})`),
      ...Object.keys(model.ends).map((how) => `ends: ${how}`),
    ]),
    ...section('Live actor', report.diverged),
    ...section('Random walks', report.strayed),
  ].join('\n');
};
