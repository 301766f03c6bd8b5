import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createTestBackend, testBackendBase } from '../api/testBackend.ts';
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

  --session           a session of a test borrower
  --ended-session     an expired session: calls with it must get HTTP 401
  --origin            origin of the app's page, if the API has another one: checks CORS
  --change            also sends the irreversible requests, for the test order named below
  --again FILE        repeats, within a day, the requests of an earlier run (its --json FILE), and checks nothing else
  --har FILE          checks the responses of recorded traffic (an HTTP archive), and sends nothing
  --times             how often each read is sent, for p50 and p95 (1)
  --limit             timeout of a call in seconds (${httpTimeout / 1000})
  --minutes           time limit of the whole check (10)
  --json FILE         also writes the report as JSON; standard output has it as text
  ${subjectNames.map((name) => `--${name}`).join(' ')}
                      ids of the test borrower's data; calls that need one that is not named are skipped`;

const options = {
  base: text,
  sandbox: yes,
  session: { type: 'string', default: '' },
  'ended-session': { type: 'string', default: '' },
  origin: { type: 'string', default: '' },
  change: yes,
  again: text,
  limit: { type: 'string', default: String(httpTimeout / 1000) },
  minutes: { type: 'string', default: '10' },
  har: text,
  times: { type: 'string', default: '1' },
  json: text,
  ...(Object.fromEntries(subjectNames.map((name) => [name, text])) as Record<keyof Subjects, typeof text>),
} as const;

const readArgs = (args: string[]) => parseArgs({ args, options }).values;
type Given = ReturnType<typeof readArgs>;

/** What is wrong with the arguments of a check; undefined when nothing is. */
const faultIn = (given: Given): string | undefined => {
  const numbers = ['times', 'limit', 'minutes'] as const;
  const odd = numbers.find((name) => !/^[1-9]\d*$/.test(given[name]));
  if (odd) return `--${odd} is '${given[odd]}', expected a whole number from 1`;
  if (given.sandbox || given.har !== undefined) return undefined;
  if (!/^https?:\/\//.test(given.base ?? ''))
    return `--base is '${given.base ?? ''}', expected an http or https address`;
  return given.session ? undefined : '--session is missing';
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const wrong = (fault: string): number => {
  console.error(`${fault}\n\n${checkUsage}`);
  return 2;
};

/** Resolves with the exit code: 1 for violations, 2 for wrong arguments. */
export async function checkCli(args: string[]): Promise<number> {
  let given: Given;
  try {
    given = readArgs(args);
  } catch (error) {
    return wrong(messageOf(error));
  }
  const fault = faultIn(given);
  if (fault) return wrong(fault);
  const { again, har, json, sandbox: isSandbox = false } = given;
  const base = (isSandbox ? testBackendBase : given.base) ?? '';
  const backend = isSandbox ? createTestBackend(Date.now) : undefined;
  const line: Line = {
    fetch: backend ? backend.fetch : (url, init) => fetch(url, init),
    now: Date.now,
    limit: 1000 * Number(given.limit),
    origin: given.origin,
  };
  const named = Object.fromEntries(
    subjectNames.flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
  );
  const check = () => {
    if (har) return checkTraffic(line, har, readFileSync(har, 'utf8'));
    if (again) return checkMemory(line, JSON.parse(readFileSync(again, 'utf8')) as Report);
    return checkBackend({
      ...line,
      base: base.replace(/\/$/, ''),
      sessionId: given.session || 'session-contract',
      endedSession: given['ended-session'],
      subjects: isSandbox ? { ...sandboxSubjects, ...named } : named,
      change: given.change ?? false,
      times: Number(given.times),
      deadline: Date.now() + 60_000 * Number(given.minutes),
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
    if (har === undefined && !again) throw error;
    console.error(`${har ?? again} cannot be read: ${messageOf(error)}`);
    return 2;
  } finally {
    backend?.close();
  }
  console.log(reportText(report));
  if (json) writeFileSync(json, JSON.stringify(report, undefined, 2));
  const isIncomplete = report.verdicts.length === 0 || report.skipped.some(({ why }) => why === outOfTime);
  return isIncomplete || report.verdicts.some(({ result }) => result === 'broken') ? 1 : 0;
}
