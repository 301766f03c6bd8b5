import { describe, expect, it } from 'vitest';
import { collectExamples } from '../../contract/api/examples.ts';
import { createTestBackend, testBackendBase } from '../../contract/api/testBackend.ts';
import { requestOf, testPage } from '../../contract/api/requests.ts';
import type { Line } from '../../contract/backend/exchange.ts';
import { checkTraffic } from '../../contract/backend/har.ts';
import { reportText } from '../../contract/backend/print.ts';
import type { Report } from '../../contract/backend/verdicts.ts';

const line: Line = { fetch, now: () => Date.UTC(2026, 10, 22), limit: 60_000, origin: '' };

const listed = (headers: Headers) => [...headers].map(([name, value]) => ({ name, value }));

const recorded = async () => {
  const lender = createTestBackend(line.now);
  const entries = [];
  for (const { call, sent } of await collectExamples()) {
    if (!call.isRead || !call.actor) continue;
    const { url, init } = requestOf(testBackendBase, testPage('session-secret'), sent);
    const response = await lender.fetch(url, init);
    entries.push({
      time: 40,
      request: {
        method: init.method,
        url,
        headers: [...listed(new Headers(init.headers)), { name: 'Cookie', value: 'private=1' }],
        ...(init.body instanceof URLSearchParams && { postData: { text: String(init.body) } }),
      },
      response: {
        status: response.status,
        headers: [{ name: ':status', value: '200' }, ...listed(response.headers)],
        content: { text: await response.text() },
      },
    });
  }
  lender.close();
  return entries;
};
type Entry = Awaited<ReturnType<typeof recorded>>[number];

const check = (entries: readonly object[]) =>
  checkTraffic(line, 'traffic.har', JSON.stringify({ log: { version: '1.2', entries } }));
const broken = ({ verdicts }: Report) => verdicts.filter(({ result }) => result === 'broken');
const isOrder = ({ request }: Entry) => request.url.includes('/loan-details/loan-details');

describe('recorded traffic', () => {
  it('finds no violation in the traffic of a backend that keeps the contract', async () => {
    const entries = await recorded();
    const report = await check(entries);
    expect(broken(report)).toEqual([]);
    expect(report.verdicts.length).toBeGreaterThan(entries.length);
    expect(reportText(report)).toContain(`${entries.length} answers: p50 40 ms, p95 40 ms.`);
    expect(report.skipped).toContainEqual({ call: 'push', why: 'not in the traffic' });
  });

  it.each<[string, (entry: Entry) => object, sentence: string]>([
    [
      'pesos for centavos',
      ({ response }) => ({
        response: {
          ...response,
          content: { text: response.content.text.replace(/"repayAmount":\d+/, '"repayAmount":12.5') },
        },
      }),
      'countsCentavos',
    ],
    [
      'an answer that may be stored',
      ({ response }) => ({
        response: {
          ...response,
          headers: response.headers.filter(({ name }) => name.toLowerCase() !== 'cache-control'),
        },
      }),
      'isNotStored',
    ],
    ['a failure', ({ response }) => ({ response: { ...response, status: 500 } }), 'saysYes'],
    [
      'a request that was given up',
      ({ response }) => ({ response: { ...response, status: 0 } }),
      'answersInTime',
    ],
    [
      'a no without words',
      ({ response }) => ({
        response: { ...response, content: { text: '{"success":false,"code":"400","message":""}' } },
      }),
      'saysWhy',
    ],
  ])('finds a violation with %s', async (_what, change, sentence) => {
    const entries = (await recorded()).map((entry) =>
      isOrder(entry) ? { ...entry, ...change(entry) } : entry,
    );
    expect(broken(await check(entries)).map((one) => `${one.call} ${one.sentence}`)).toEqual([
      `loanDetails ${sentence}`,
    ]);
  });

  it.each([401, 409, 422, 429])('accepts HTTP status %i', async (status) => {
    const entries = (await recorded()).filter(isOrder);
    const answered = entries.map((entry) => ({
      ...entry,
      response: { ...entry.response, status, content: { text: '' } },
    }));
    expect(broken(await check(answered))).toEqual([]);
  });

  it('ignores other sites, and reads base64 bodies', async () => {
    const entries = (await recorded()).filter(isOrder).map((entry) => ({
      ...entry,
      response: {
        ...entry.response,
        content: { text: Buffer.from(entry.response.content.text).toString('base64'), encoding: 'base64' },
      },
    }));
    const foreign = entries.map((entry) => ({
      ...entry,
      request: { ...entry.request, url: 'https://cdn.example/a.js' },
    }));
    const report = await check([...entries, ...foreign]);
    expect(broken(report)).toEqual([]);
    expect(report.timings).toEqual([expect.objectContaining({ call: 'loanDetails', took: [40] })]);
  });

  it("leaves no borrower's data in the report", async () => {
    const entries = (await recorded()).map((entry) => ({
      ...entry,
      response: { ...entry.response, status: 500 },
    }));
    const text = JSON.stringify(await check(entries)) + reportText(await check(entries));
    expect(text).toContain('curl -sS -i');
    for (const secret of ['session-secret', 'private=1', '38400000-8cf0', '8f14e45f', 'Contract check'])
      expect(text).not.toContain(secret);
  });

  it.each([
    ['', 'JSON'],
    ['{}', 'log'],
    ['{"log":{"entries":[{}]}}', 'time'],
    ['[]', 'log'],
  ])('refuses a file that is not an archive: %s', async (text, why) => {
    await expect(checkTraffic(line, 'x.har', text)).rejects.toThrow(why);
  });
});
