import * as v from 'valibot';
import { headerNames } from '../../services/http/pageQuery.ts';
import { openEnvelope } from '../../services/http/envelope.ts';
import type { Sent } from '../api/call.ts';
import { collectExamples } from '../api/examples.ts';
import type { WireRequest } from '../api/requests.ts';
import { curlOf } from './curl.ts';
import type { Answer, Line } from './exchange.ts';
import { judgeBasics, judgeNo, judgeYes } from './reading.ts';
import { type Judge, newReport, type Report, type Timing, verdictsOf } from './verdicts.ts';

const headersSchema = v.array(v.object({ name: v.string(), value: v.string() }));

const harSchema = v.object({
  log: v.object({
    entries: v.array(
      v.object({
        time: v.number(),
        request: v.object({
          method: v.string(),
          url: v.string(),
          headers: headersSchema,
          postData: v.optional(v.object({ text: v.optional(v.string()) })),
        }),
        response: v.object({
          status: v.number(),
          headers: headersSchema,
          content: v.object({ text: v.optional(v.string()), encoding: v.optional(v.string()) }),
        }),
      }),
    ),
  }),
});
type Entry = v.InferOutput<typeof harSchema>['log']['entries'][number];

/** Headers that the app itself sends; a proxy's archive also has cookies and other private data. */
const ownHeaders = new Set(
  ['X-Requested-With', 'Idempotency-Key', 'Content-Type', ...headerNames.one, ...headerNames.two].map(
    (name) => name.toLowerCase(),
  ),
);

/** Replaces each value of a form by its name, because recorded traffic contains personal data. */
const masked = (form: string) =>
  [...new URLSearchParams(form).keys()].map((name) => `${name}=${name}`).join('&');

const requestOfEntry = ({ request: { method, url, headers, postData } }: Entry): WireRequest => ({
  url: url.replace(/\?.*/s, (query) => `?${masked(query)}`),
  init: {
    method,
    headers: Object.fromEntries(
      headers.flatMap(({ name }) => (ownHeaders.has(name.toLowerCase()) ? [[name, name]] : [])),
    ),
    ...(postData?.text && { body: masked(postData.text) }),
  },
});

const answerOf = ({ time, response: { status, headers, content } }: Entry): Answer | undefined => {
  // An aborted request has status 0.
  if (status === 0) return undefined;
  const { text = '', encoding } = content;
  const known = new Headers();
  // `Headers` rejects names of HTTP/2 such as `:status`.
  for (const { name, value } of headers) if (/^[\w-]+$/.test(name)) known.append(name, value);
  return {
    status,
    headers: known,
    body: encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text,
    took: time,
  };
};

/** Responses besides yes and no, whose body is ignored. */
const isAside = (status: number) => [401, 409, 422, 429].includes(status);

const judgeEntry = (judge: Judge, line: Line, sent: Sent, entry: Entry) => {
  const answer = answerOf(entry);
  if (answer && isAside(answer.status)) return;
  const envelope = answer && sent.call.family && openEnvelope(sent.call.family, answer.body);
  if (answer && answer.status < 500 && envelope?.isYes === false) {
    if (judgeBasics(judge, line, sent, answer)) judgeNo(judge, line, sent, answer);
  } else judgeYes(judge, line, sent, answer);
};

const callAt = (sents: readonly Sent[], { method, url }: Entry['request']): Sent | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { pathname } = new URL(url);
  return sents.find(({ call }) => call.method === method && pathname.endsWith(call.path));
};

/** `text` is an HTTP archive: sends nothing, throws when it is no archive. An aborted request counts as one without a response. */
export const checkTraffic = async (line: Line, name: string, text: string): Promise<Report> => {
  const { log } = v.parse(harSchema, JSON.parse(text));
  const known = await collectExamples();
  const sents = known.map(({ sent }) => sent);
  const report = newReport(name, line.now());
  const timings = new Map<Sent, Timing>();
  for (const entry of log.entries) {
    const sent = callAt(sents, entry.request);
    // A preflight is the browser's own.
    if (!sent || entry.request.method === 'OPTIONS') continue;
    const call = known.find((one) => one.sent === sent)?.call.name ?? '';
    const address = `${sent.call.method} ${sent.call.path}`;
    const timing = timings.get(sent) ?? { call, address, took: [] };
    timings.set(sent, timing);
    if (entry.response.status > 0) timing.took.push(entry.time);
    const { verdicts, judge } = verdictsOf(call, address, () => curlOf(requestOfEntry(entry)));
    judgeEntry(judge, line, sent, entry);
    report.verdicts.push(...verdicts);
  }
  report.timings.push(...timings.values());
  for (const { call, sent } of known)
    if (
      !timings.has(
        callAt(sents, { method: sent.call.method, url: `http://any${sent.call.path}`, headers: [] }) ?? sent,
      )
    )
      report.skipped.push({ call: call.name, why: 'not in the traffic' });
  return report;
};
