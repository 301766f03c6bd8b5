import { askCapabilities, type Check, type Outcome, type Person, type World } from './checks.ts';
import type { Wire } from './wire.ts';

export type Results = Readonly<Record<string, Outcome>>;

interface Run {
  checks: readonly Check[];
  wire: Wire;
  person: Person;
  /** Results from before the page was closed, which are not repeated. */
  before: Results;
  left: string | undefined;
  /** Stored before the check can close the page. */
  onBegin: (id: string) => void;
  onEnd: (id: string, outcome: Outcome) => void;
}

/** A shell may send texts of any length. */
const longestSeen = 500;

/** A WebView may block what a check touches, such as the storage. */
const outcomeOf = async (check: Check, world: World): Promise<Outcome> => {
  try {
    const { result, seen } = await check.probe(world);
    return { result, seen: seen.slice(0, longestSeen) };
  } catch (error) {
    return { result: 'fail', seen: `closed to the page: ${String(error)}` };
  }
};

export async function runChecks({
  checks,
  wire,
  person,
  before,
  left,
  onBegin,
  onEnd,
}: Run): Promise<Results> {
  const results: Record<string, Outcome> = { ...before };
  let asked: Promise<readonly string[] | undefined> | undefined;
  for (const check of checks) {
    if (results[check.id]) continue;
    onBegin(check.id);
    let outcome: Outcome;
    if (left === check.id && check.afterwards) {
      const seen = await person.ask(`Before this page was opened again: ${check.afterwards}`);
      outcome =
        seen === undefined
          ? { result: 'skipped', seen: '' }
          : { result: seen ? 'pass' : 'fail', seen: 'asked when the page was opened again' };
    } else {
      if (!check.isSilent) asked ??= askCapabilities(wire);
      outcome = await outcomeOf(check, { wire, person, known: await asked });
    }
    results[check.id] = outcome;
    onEnd(check.id, outcome);
  }
  return results;
}

export function reportOf(checks: readonly Check[], results: Results, about: readonly string[]): string {
  const line = ({ id, title, section }: Check) => {
    const { result = 'not tried', seen = '' } = results[id] ?? {};
    const where = result === 'fail' ? ` (docs/bridge.md, ${section})` : '';
    return `${result.toUpperCase().padEnd(11)} ${title}${seen && `: ${seen}`}${where}`;
  };
  const count = (what: string) =>
    checks.filter(({ id }) => (results[id]?.result ?? 'not tried') === what).length;
  const sum = (['fail', 'unsupported', 'skipped', 'not tried'] as const)
    .filter((what) => what === 'fail' || count(what) > 0)
    .map((what) => `${count(what)} ${what === 'fail' ? 'failed' : what}`);
  return ['Shell check', sum.join(', '), ...about, '', ...checks.map(line)].join('\n');
}
