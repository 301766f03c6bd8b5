import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createLender, lenderBase } from '../api/lender.ts';
import { sandboxSubjects, type Subjects } from '../api/subjects.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { checkBackend, checkMemory, outOfTime } from './check.ts';
import type { Line } from './exchange.ts';
import { checkTraffic } from './har.ts';
import { reportText } from './print.ts';
import type { Report } from './verdicts.ts';

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const subjectNames = Object.keys(sandboxSubjects) as (keyof Subjects)[];

const checkUsage = `npm run contract -- --base https://api.example/gateway --session <id> [options]
npm run contract -- --sandbox --change
npm run contract -- --har traffic.har

  --session           the session that speaks, of a test borrower
  --ended-session     a session that has ended: calls with it are answered 401
  --origin            origin of the app's page, where the API has another one: checks CORS
  --change            makes the calls that change something too, about the test order below
  --again FILE        asks again, within a day, for what an earlier run (its --json FILE) did; nothing else is checked
  --har FILE          checks the answers of recorded traffic (an HTTP archive) instead; nothing is sent
  --times             how often each call that reads is made, for p50 and p95 (1)
  --limit             seconds until a call counts as unanswered (${httpTimeout / 1000})
  --minutes           after how many no further call is checked (10)
  --json FILE         writes the report with everything that was kept too; the report in words goes to standard output
  ${subjectNames.map((name) => `--${name}`).join(' ')}
                      what the calls are about: ids of the test borrower's; calls without theirs are skipped`;

const options = {
  base: text,
  sandbox: yes,
  session: text,
  'ended-session': text,
  origin: text,
  change: yes,
  again: text,
  limit: text,
  minutes: text,
  har: text,
  times: text,
  json: text,
} as const;

/** Resolves with the exit code: 1 for violations, 2 for wrong arguments. */
export async function checkCli(args: string[]): Promise<number> {
  const subjectOptions = Object.fromEntries(subjectNames.map((name) => [name, text]));
  let values: ReturnType<typeof parseArgs>['values'];
  try {
    ({ values } = parseArgs({ args, options: { ...options, ...subjectOptions } }));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${checkUsage}`);
    return 2;
  }
  const given = values as { [name in keyof typeof options]?: string } & Partial<Subjects>;
  const { sandbox: isSandbox, change: isChanging } = values as { sandbox?: boolean; change?: boolean };
  const base = (isSandbox ? lenderBase : given.base) ?? '';
  const times = Number(given.times ?? 1);
  const isHar = given.har !== undefined;
  const isAsked = /^https?:\/\//.test(base) && (isSandbox || given.session);
  if ((!isHar && !isAsked) || !Number.isInteger(times) || times < 1) {
    console.error(checkUsage);
    return 2;
  }
  const lender = isSandbox ? createLender(Date.now) : undefined;
  const line: Line = {
    fetch: lender ? lender.fetch : (url, init) => fetch(url, init),
    now: Date.now,
    limit: 1000 * Number(given.limit ?? httpTimeout / 1000),
    origin: given.origin ?? '',
  };
  const named = Object.fromEntries(
    subjectNames.flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
  );
  const check = () => {
    if (given.har) return checkTraffic(line, given.har, readFileSync(given.har, 'utf8'));
    if (given.again) return checkMemory(line, JSON.parse(readFileSync(given.again, 'utf8')) as Report);
    return checkBackend({
      ...line,
      base: base.replace(/\/$/, ''),
      sessionId: given.session ?? 'session-contract',
      endedSession: given['ended-session'] ?? '',
      subjects: isSandbox ? { ...sandboxSubjects, ...named } : named,
      change: isChanging ?? false,
      times,
      deadline: Date.now() + 60_000 * Number(given.minutes ?? 10),
      // The report itself goes to standard output.
      report: (call, verdicts, took) => {
        const broken = verdicts.filter(({ result }) => result === 'broken').length;
        console.error(`${broken > 0 ? `✗ ${broken}` : '✓'} ${call}  ${verdicts.length} checks, ${took} ms`);
      },
    });
  };
  let report: Report;
  try {
    report = await check();
  } catch (error) {
    if (!isHar && !given.again) throw error;
    console.error(
      `${given.har ?? given.again} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 2;
  } finally {
    lender?.close();
  }
  console.log(reportText(report));
  if (given.json) writeFileSync(given.json, JSON.stringify(report, undefined, 2));
  const isIncomplete = report.verdicts.length === 0 || report.skipped.some(({ why }) => why === outOfTime);
  return isIncomplete || report.verdicts.some(({ result }) => result === 'broken') ? 1 : 0;
}
