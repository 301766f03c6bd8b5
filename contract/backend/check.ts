import * as v from 'valibot';
import type { ContractCall, Sent } from '../api/call.ts';
import { contractCalls } from '../api/calls.ts';
import { payloadSchemas } from '../api/testBackend.ts';
import { requestOf, testPage } from '../api/requests.ts';
import type { Subjects } from '../api/subjects.ts';
import { beginVisit, type Visit } from '../api/visit.ts';
import { exchange, type Line } from './exchange.ts';
import { codeIn, dataIn, meaningFaults, meanings } from './meaning.ts';
import { judgeMemory, judgeOnce } from './once.ts';
import { judgeNo, judgeYes } from './reading.ts';
import { followed, newReport, type Report, type Verdict, type Verdicts, verdictsOf } from './verdicts.ts';

export interface Backend extends Line {
  base: string;
  sessionId: string;
  /** A session that has ended; empty: not checked. */
  endedSession: string;
  /** A call without its subject is skipped. */
  subjects: Partial<Subjects>;
  change: boolean;
  /** Number of times each read is sent, to measure its response times. */
  times?: number;
  /** Epoch milliseconds after which no further call is checked. */
  deadline?: number;
  /** Called with the verdicts of each call when it is checked. */
  report?: (call: string, verdicts: readonly Verdict[], took: number) => void;
}

export const outOfTime = 'the check ran out of time: --minutes gives it more';

class MissingSubject extends Error {}

const askedFor = (subjects: Partial<Subjects>): Subjects =>
  new Proxy(subjects as Subjects, {
    get: (known, name: keyof Subjects) => {
      if (known[name] === undefined) throw new MissingSubject(name);
      return known[name];
    },
  });

/** The call as the visit makes it, or why it is not made. */
const planned = (visit: Visit, call: ContractCall, asked: Backend): Sent | { why: string } => {
  if (!call.isRead && !asked.change) return { why: 'it changes something: --change makes it' };
  if (asked.now() > (asked.deadline ?? Infinity)) return { why: outOfTime };
  try {
    return visit.sent(call) ?? { why: 'an earlier answer that it builds on is missing' };
  } catch (error) {
    if (error instanceof MissingSubject) return { why: `needs --${error.message}` };
    throw error;
  }
};

const needsSomething = (sent: Sent): boolean => {
  const schema = payloadSchemas.get(`${sent.call.method} ${sent.call.path}`);
  return schema !== undefined && !v.is(schema, {});
};

/** Sends a call of the app. `key`: its idempotency key; `page`: the page's query. */
const ask = (
  backend: Backend,
  sent: Sent,
  { key = '', page = testPage(backend.sessionId) }: { key?: string; page?: URLSearchParams } = {},
) => exchange(backend, requestOf(backend.base, page, sent, key));

const checkOrigin = async (backend: Backend, sent: Sent, { judge }: Verdicts) => {
  const { url, init } = requestOf(backend.base, testPage(backend.sessionId), sent, sent.call.kind && 'key');
  const asked = Object.keys(init.headers).map((name) => name.toLowerCase());
  const headers = {
    'Access-Control-Request-Method': init.method,
    'Access-Control-Request-Headers': asked.join(','),
  };
  const answer = await exchange(backend, { url, init: { method: 'OPTIONS', headers } });
  const allowed = (answer?.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = allowed.includes('*') ? [] : asked.filter((name) => !allowed.includes(name));
  const isAllowed = answer !== undefined && answer.status < 300;
  judge(
    'allowsTheHeaders',
    (!isAllowed && `preflight: ${answer ? `HTTP ${answer.status}` : 'no answer'}`) ||
      (missing.length > 0 && `not allowed: ${missing.join(', ')}`),
  );
};

const checkRead = async (
  backend: Backend,
  visit: Visit,
  call: ContractCall,
  sent: Sent,
  at: Verdicts,
): Promise<string | undefined> => {
  const answer = await ask(backend, sent);
  if (answer) visit.keep(call, answer.body);
  const isYes = judgeYes(at.judge, backend, sent, answer);
  // Every further request would wait as long.
  if (!answer) return undefined;
  for (let time = 1; time < (backend.times ?? 1); time += 1) await ask(backend, sent);
  if (!sent.call.family) return undefined;
  if (needsSomething(sent)) judgeNo(at.judge, backend, sent, await ask(backend, { ...sent, payload: {} }));
  if (isYes) {
    const page = new URLSearchParams({ sessionId: backend.sessionId });
    const bare = await ask(backend, sent, { page });
    const { verdicts, judge } = verdictsOf(call.name, '');
    const isBareYes = judgeYes(judge, { ...backend, origin: '' }, sent, bare);
    at.judge(
      'takesEmptyHeaders',
      !isBareYes && (verdicts.find(({ result }) => result === 'broken')?.detail ?? 'no yes'),
    );
  }
  if (backend.endedSession) {
    const ended = await ask(backend, sent, { page: testPage(backend.endedSession) });
    at.judge('endsTheSession', ended?.status !== 401 && (ended ? `HTTP ${ended.status}` : 'no answer'));
  }
  return isYes ? answer?.body : undefined;
};

/** Judges what a yes means, beside what the visit knows already, and keeps it. */
const judgeMeaning = (
  { judge }: Verdicts,
  { name }: ContractCall,
  { call, payload }: Sent,
  body: string,
  known: { answers: Map<string, ReturnType<typeof dataIn>>; now: number },
): void => {
  if (!call.family) return;
  const data = dataIn(call.family, body);
  const asked = payload instanceof FormData ? {} : payload;
  const found = meaningFaults(name, data, { ...known, asked });
  known.answers.set(name, data);
  if (!found) return;
  for (const sentence of meanings) {
    const faults = found.filter(([broken]) => broken === sentence).map(([, fault]) => fault);
    judge(sentence, faults.join('; '));
  }
};

/** Makes a second intent about the same subject: what the first one made must not come again. */
const checkAnother = async (
  backend: Backend,
  visit: Visit,
  call: ContractCall,
  sent: Sent,
  { judge }: Verdicts,
  body: string,
): Promise<void> => {
  const other = call.another(visit.given);
  if (!other || !sent.call.family || sent.payload instanceof FormData) return;
  const another = { ...sent, payload: { ...sent.payload, ...other } };
  const answer = await ask(backend, another, { key: crypto.randomUUID() });
  const [first, second] = [body, answer?.body ?? ''].map((text) =>
    sent.call.family ? codeIn(dataIn(sent.call.family, text)) : '',
  );
  judge('makesItsOwnCode', first !== '' && first === second && 'another channel got the same code');
};

/** Makes every read and, with `change`, every change, in the order of a visit. Never rejects because of the backend. */
export const checkBackend = async (asked: Backend): Promise<Report> => {
  const { base, now } = asked;
  const report = newReport(base, now());
  const { verdicts, skipped, remembered } = report;
  const visit = beginVisit(askedFor(asked.subjects));
  const answers = new Map<string, ReturnType<typeof dataIn>>();
  for (const call of contractCalls) {
    const began = now();
    const sent = planned(visit, call, asked);
    if ('why' in sent) {
      skipped.push({ call: call.name, why: sent.why });
      continue;
    }
    const address = `${sent.call.method} ${sent.call.path}`;
    const at = followed(call.name, address);
    const backend: Backend = { ...asked, hear: at.hear };
    report.timings.push(at.timing);
    const page = testPage(backend.sessionId);
    if (backend.origin) await checkOrigin(backend, sent, at);
    if (call.withoutPerson !== undefined) {
      const answer = await ask(backend, sent, { key: crypto.randomUUID() });
      judgeNo(at.judge, backend, sent, answer, call.withoutPerson);
    } else if (sent.call.kind === undefined) {
      const body = await checkRead(backend, visit, call, sent, at);
      if (body !== undefined) judgeMeaning(at, call, sent, body, { answers, now: now() });
    } else {
      const done = await judgeOnce(at.judge, backend, { call, sent, base, page });
      if (done) {
        visit.keep(call, done.answer.body);
        judgeMeaning(at, call, sent, done.answer.body, { answers, now: now() });
        await checkAnother(backend, visit, call, sent, at, done.answer.body);
        remembered.push(done.remembered);
      }
    }
    verdicts.push(...at.verdicts);
    asked.report?.(call.name, at.verdicts, now() - began);
  }
  return report;
};

/** Milliseconds that a key is kept. */
const day = 24 * 3_600_000;

/** Repeats the requests of an earlier run within a day: the same keys and bodies must get the same responses, without new work. */
export const checkMemory = async (
  line: Line,
  { base, remembered }: Pick<Report, 'base' | 'remembered'>,
): Promise<Report> => {
  const report = newReport(base, line.now());
  report.remembered.push(...remembered);
  for (const one of remembered) {
    if (line.now() - one.at >= day) {
      report.skipped.push({ call: one.call, why: 'done more than a day ago: its key may be forgotten' });
      continue;
    }
    const path = new URL(one.url).pathname.slice(new URL(base).pathname.length);
    const at = followed(one.call, `${one.method} ${path}`);
    report.timings.push(at.timing);
    await judgeMemory(at.judge, { ...line, hear: at.hear }, one);
    report.verdicts.push(...at.verdicts);
  }
  return report;
};
