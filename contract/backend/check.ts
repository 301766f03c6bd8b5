import * as v from 'valibot';
import { type ContractCall, contractCalls, type Sent } from '../api/calls.ts';
import { payloadSchemas } from '../api/lender.ts';
import { requestOf, testPage } from '../api/requests.ts';
import type { Subjects } from '../api/subjects.ts';
import { contractVersion } from '../api/version.ts';
import { beginVisit, type Visit } from '../api/visit.ts';
import { exchange, type Line } from './exchange.ts';
import { judgeMemory, judgeOnce } from './once.ts';
import { judgeNo, judgeYes } from './reading.ts';
import { type Remembered, type Report, type Verdict, verdictsOf } from './verdicts.ts';

/** What is checked, and how. */
export interface Backend extends Line {
  /** Address of the API without a slash at its end. */
  base: string;
  sessionId: string;
  /** A session that has ended; empty: not checked. */
  endedSession: string;
  /** What the calls are about; a call that needs what is missing is skipped. */
  subjects: Partial<Subjects>;
  /** Makes the calls that change something, about these subjects. */
  change: boolean;
}

class MissingSubject extends Error {}

/** Names what is missing the moment that a call asks for it. */
const askedFor = (subjects: Partial<Subjects>): Subjects =>
  new Proxy(subjects as Subjects, {
    get: (known, name: keyof Subjects) => {
      if (known[name] === undefined) throw new MissingSubject(name);
      return known[name];
    },
  });

/** What the call sends now, or why it cannot be made. */
const planned = (visit: Visit, call: ContractCall): Sent | { why: string } => {
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

/** A preflight, as a browser sends it for a call from another origin. */
const preflight = (backend: Backend, sent: Sent) => {
  const { url, init } = requestOf(backend.base, testPage(backend.sessionId), sent, sent.call.kind && 'key');
  const asked = Object.keys(init.headers).map((name) => name.toLowerCase());
  return {
    asked,
    request: {
      url,
      init: {
        method: 'OPTIONS',
        headers: {
          'Access-Control-Request-Method': init.method,
          'Access-Control-Request-Headers': asked.join(','),
        },
      },
    },
  };
};

const checkOrigin = async (backend: Backend, sent: Sent, { judge }: ReturnType<typeof verdictsOf>) => {
  const { asked, request } = preflight(backend, sent);
  const answer = await exchange(backend, request);
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
  at: ReturnType<typeof verdictsOf>,
) => {
  const page = testPage(backend.sessionId);
  const answer = await exchange(backend, requestOf(backend.base, page, sent));
  if (answer) visit.keep(call, answer.body);
  const isYes = judgeYes(at.judge, backend, sent, answer);
  if (!sent.call.family) return;
  if (needsSomething(sent))
    judgeNo(
      at.judge,
      backend,
      sent,
      await exchange(backend, requestOf(backend.base, page, { ...sent, payload: {} })),
    );
  if (isYes) {
    const bare = await exchange(
      backend,
      requestOf(backend.base, new URLSearchParams({ sessionId: backend.sessionId }), sent),
    );
    const { verdicts, judge } = verdictsOf(call.name, '');
    const isBareYes = judgeYes(judge, { ...backend, origin: '' }, sent, bare);
    at.judge(
      'takesEmptyHeaders',
      !isBareYes && (verdicts.find(({ result }) => result === 'broken')?.detail ?? 'no yes'),
    );
  }
  if (backend.endedSession) {
    const ended = await exchange(backend, requestOf(backend.base, testPage(backend.endedSession), sent));
    at.judge('endsTheSession', ended?.status !== 401 && (ended ? `HTTP ${ended.status}` : 'no answer'));
  }
};

/**
 * Checks a backend against the contract: every call that reads, and with `change` those that change something, in the order of a visit.
 * Resolves with what it found; never rejects because of the backend.
 */
export const checkBackend = async (backend: Backend): Promise<Report> => {
  const { base, now } = backend;
  const verdicts: Verdict[] = [];
  const skipped: Report['skipped'] = [];
  const remembered: Remembered[] = [];
  const visit = beginVisit(askedFor(backend.subjects));
  for (const call of contractCalls) {
    if (!call.isRead && !backend.change) {
      skipped.push({ call: call.name, why: 'it changes something: --change makes it' });
      continue;
    }
    const sent = planned(visit, call);
    if ('why' in sent) {
      skipped.push({ call: call.name, why: sent.why });
      continue;
    }
    const at = verdictsOf(call.name, `${sent.call.method} ${sent.call.path}`);
    const page = testPage(backend.sessionId);
    if (backend.origin) await checkOrigin(backend, sent, at);
    if (call.withoutPerson !== undefined) {
      const answer = await exchange(backend, requestOf(base, page, sent, crypto.randomUUID()));
      judgeNo(at.judge, backend, sent, answer, call.withoutPerson);
    } else if (sent.call.kind === undefined) await checkRead(backend, visit, call, sent, at);
    else {
      const done = await judgeOnce(at.judge, backend, { call, sent, base, page });
      if (done) {
        visit.keep(call, done.answer.body);
        remembered.push(done.remembered);
      }
    }
    verdicts.push(...at.verdicts);
  }
  return { base, at: now(), contract: contractVersion, verdicts, skipped, remembered };
};

/** Milliseconds that a key is kept. */
const day = 24 * 3_600_000;

/** Asks a backend, within a day, for what an earlier run did: the same keys and bodies must get the same answers, and nothing is done. */
export const checkMemory = async (
  line: Line,
  { base, remembered }: Pick<Report, 'base' | 'remembered'>,
): Promise<Report> => {
  const verdicts: Verdict[] = [];
  const skipped: Report['skipped'] = [];
  for (const one of remembered) {
    if (line.now() - one.at >= day) {
      skipped.push({ call: one.call, why: 'done more than a day ago: its key may be forgotten' });
      continue;
    }
    const path = new URL(one.url).pathname.slice(new URL(base).pathname.length);
    const at = verdictsOf(one.call, `${one.method} ${path}`);
    await judgeMemory(at.judge, line, one);
    verdicts.push(...at.verdicts);
  }
  return { base, at: line.now(), contract: contractVersion, verdicts, skipped, remembered: [...remembered] };
};
