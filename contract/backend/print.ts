import { sentences } from './sentences.ts';
import type { Report, Verdict } from './verdicts.ts';

const brokenOf = ({ verdicts }: Report): Verdict[] => verdicts.filter(({ result }) => result === 'broken');
const callsOf = ({ verdicts }: Report) => new Set(verdicts.map(({ call }) => call));

const sumOf = (report: Report): string => {
  const broken = brokenOf(report).length;
  const checked = `${report.verdicts.length} checks of ${callsOf(report).size} calls`;
  if (report.verdicts.length === 0) return 'Nothing was checked.';
  return broken === 0
    ? `${checked}: the contract is kept.`
    : `${checked}: the contract is broken in ${broken} places.`;
};

const causesOf = (report: Report): [first: Verdict, calls: string[], count: number][] =>
  [...Map.groupBy(brokenOf(report), ({ sentence, detail }) => `${sentence}\n${detail}`).values()]
    .flatMap((verdicts): [Verdict, string[], number][] =>
      verdicts[0] ? [[verdicts[0], [...new Set(verdicts.map(({ call }) => call))], verdicts.length]] : [],
    )
    .toSorted(([, , one], [, , other]) => other - one);

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;
const rounded = (milliseconds: number) =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
const spread = (times: readonly number[]) =>
  `p50 ${rounded(percentile(times, 0.5))}, p95 ${rounded(percentile(times, 0.95))}`;

/** Response time in milliseconds that a borrower notices. */
const slow = 1000;

const paceOf = ({ timings }: Report): string[] => {
  const all = timings.flatMap(({ took }) => took);
  if (all.length === 0) return [];
  const slowCalls = timings
    .filter(({ took }) => percentile(took, 0.95) >= slow)
    .toSorted((one, other) => percentile(other.took, 0.95) - percentile(one.took, 0.95));
  return [
    `${all.length} answers: ${spread(all)}.`,
    ...slowCalls.map(
      ({ call, address, took }) => `slow: ${call}  ${address}  ${spread(took)} of ${took.length}`,
    ),
  ];
};

export function reportText(report: Report): string {
  const lines = [`${report.base}, contract ${report.contract}`, ''];
  for (const [{ sentence, detail, curl }, calls, count] of causesOf(report)) {
    lines.push(`✗ ${sentences[sentence]}`, `    seen: ${detail}`);
    lines.push(`    ${count} ${count === 1 ? 'time' : 'times'}, at ${calls.join(', ')}`);
    if (curl) lines.push(`    ${curl}`);
  }
  for (const [why, skipped] of Map.groupBy(report.skipped, ({ why: reason }) => reason))
    lines.push(`- not checked, ${why}: ${skipped.map(({ call }) => call).join(', ')}`);
  if (lines.at(-1) !== '') lines.push('');
  return [...lines, ...paceOf(report), sumOf(report)].join('\n');
}
