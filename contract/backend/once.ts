import { randomUUID } from 'node:crypto';
import { openEnvelope } from '../../services/http/envelope.ts';
import type { ContractCall, Sent } from '../api/call.ts';
import { requestOf } from '../api/requests.ts';
import { type Answer, exchange, type Line } from './exchange.ts';
import { judgeYes } from './reading.ts';
import type { Judge, Remembered } from './verdicts.ts';

interface Change {
  call: ContractCall;
  sent: Sent;
  base: string;
  page: URLSearchParams;
}

const saysYes = ({ call }: Sent, answer: Answer | undefined): boolean =>
  answer !== undefined &&
  answer.status < 300 &&
  call.family !== undefined &&
  openEnvelope(call.family, answer.body)?.isYes === true;

const statusText = (answer: Answer | undefined) => (answer ? `HTTP ${answer.status}` : 'no answer');

/** Checks that a call is executed once: without a key, twice at once with one key, again, and with another body. Undefined when it was not done. */
export async function judgeOnce(
  judge: Judge,
  line: Line,
  { call, sent, base, page }: Change,
): Promise<{ answer: Answer; remembered: Remembered } | undefined> {
  const without = await exchange(line, requestOf(base, page, sent));
  judge('needsAKey', saysYes(sent, without) && 'done without a key');

  const key = randomUUID();
  const request = requestOf(base, page, sent, key);
  const both = await Promise.all([exchange(line, request), exchange(line, request)]);
  const first = both.find((answer) => saysYes(sent, answer)) ?? both[0];
  if (!judgeYes(judge, line, sent, first) || !first) return undefined;
  const other = both.find((answer) => answer !== first);
  const isOnce = other?.status === 409 || other?.body === first.body;
  judge('doesItOnce', !isOnce && `the other was answered otherwise: ${statusText(other)}`);

  const again = await exchange(line, request);
  judge('repeatsItself', again?.body !== first.body && `answered otherwise: ${statusText(again)}`);

  const payload = { ...(sent.payload as Record<string, string>), ...call.other };
  const mismatch = await exchange(line, requestOf(base, page, { ...sent, payload }, key));
  judge(
    'refusesAnotherBody',
    (!mismatch || mismatch.status >= 500 || saysYes(sent, mismatch)) && statusText(mismatch),
  );

  const { method, headers, body } = request.init;
  const remembered = {
    call: call.name,
    url: request.url,
    method,
    headers,
    body: String(body),
    answer: { status: first.status, body: first.body },
    at: line.now(),
  };
  return { answer: first, remembered };
}

export async function judgeMemory(
  judge: Judge,
  line: Line,
  { url, method, headers, body, answer }: Remembered,
): Promise<void> {
  const contentType = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  const now = await exchange(line, { url, init: { method, headers: { ...headers, ...contentType }, body } });
  judge('remembersADay', now?.body !== answer.body && `answered otherwise: ${statusText(now)}`);
}
