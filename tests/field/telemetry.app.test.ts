import { gzipSync } from 'node:zlib';
import { globSync, readFileSync } from 'node:fs';
import type { IExportLogsServiceRequest } from '@opentelemetry/otlp-transformer/build/src/logs/internal-types';
import type { IExportMetricsServiceRequest } from '@opentelemetry/otlp-transformer/build/src/metrics/internal-types';
import signals from '@opentelemetry/otlp-transformer/build/src/generated/root.js';
import { beforeEach, expect, test } from 'vitest';
import { distOf } from '../app/build.ts';
import { builtApp, shellQuery } from '../app/builtApp.ts';
import { leaveFor, runsNothing } from '../app/leaveFor.ts';
import { personal } from './personal.ts';

const app = builtApp();
const collector = () => `${app.url}/sandbox/otlp`;
beforeEach(() => fetch(collector(), { method: 'DELETE' }));

type Sent =
  | { signal: 'logs'; request: IExportLogsServiceRequest }
  | { signal: 'metrics'; request: IExportMetricsServiceRequest };
const sent = async (): Promise<Sent[]> => (await fetch(collector())).json();
const logs = async () => (await sent()).flatMap((one) => (one.signal === 'logs' ? [one.request] : []));
const metrics = async () => (await sent()).flatMap((one) => (one.signal === 'metrics' ? [one.request] : []));

interface Message {
  fromObject(value: unknown): unknown;
  encode(message: unknown): { finish(): Uint8Array };
  decode(bytes: Uint8Array): unknown;
  toObject(message: unknown, options: object): unknown;
}
const { logs: logsProto, metrics: metricsProto } = (
  signals as unknown as {
    opentelemetry: { proto: { collector: Record<'logs' | 'metrics', { v1: Record<string, Message> }> } };
  }
).opentelemetry.proto.collector;
const messages = {
  logs: logsProto.v1.ExportLogsServiceRequest,
  metrics: metricsProto.v1.ExportMetricsServiceRequest,
};

const decoded = ({ signal, request }: Sent): unknown => {
  const message = messages[signal];
  if (!message) throw new Error(`The protocol has no ${signal}`);
  const bytes = message.encode(message.fromObject(request)).finish();
  return message.toObject(message.decode(bytes), { longs: String, enums: Number });
};

const withTexts = (value: unknown, key = ''): unknown => {
  if (/^(asInt|count|bucketCounts)$/.test(key) && typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((part) => withTexts(part, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTexts(part, name)]));
};

const attributesOf = (list: { key: string; value: { stringValue?: string | null } }[] | undefined) =>
  Object.fromEntries((list ?? []).map(({ key, value }) => [key, value.stringValue]));

test("exports usage and speed of a page load in the protocol's format, without personal data", async () => {
  const page = await app.newPage({ isFirstVisit: true });
  // The headless browser has no connection type, and APIs missing in Safari are hidden from tests.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
    Object.defineProperty(window, 'LayoutShift', { value: PerformanceEntry });
  });
  const exporter = page.waitForResponse(/assets\/telemetry-/);
  await page.goto(`${app.url}/order?orderId=due&productId=p1&lang=en&${shellQuery}`);
  await page.locator('[data-state^=shown]').waitFor();
  // The exporter and the files that it imports are loaded in the browser's idle time.
  await exporter;
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: /Repay/ }).first().click();
  await page
    .getByText(/To pay|channel/i)
    .first()
    .waitFor();
  await leaveFor(page, app.url + runsNothing);
  await expect.poll(metrics).not.toEqual([]);

  for (const one of await sent()) expect(decoded(one)).toEqual(withTexts(one.request));
  const [request] = await metrics();
  const [{ resource, scopeMetrics = [] } = {}] = request?.resourceMetrics ?? [];
  expect(attributesOf(resource?.attributes)).toEqual({
    'service.name': 'PeraLoan',
    'service.version': expect.stringMatching(/^[0-9a-f]{12}$/),
    'user_agent.name': 'Chromium',
    'user_agent.version': expect.stringMatching(/^\d+$/),
  });
  const found = scopeMetrics.flatMap((scope) => scope.metrics);
  expect(found.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'app.transitions',
      'app.state.duration',
      'browser.web_vital.ttfb',
      'browser.web_vital.lcp',
      'browser.web_vital.cls',
    ]),
  );
  const [ttfb] = found.find(({ name }) => name === 'browser.web_vital.ttfb')?.histogram?.dataPoints ?? [];
  expect(attributesOf(ttfb?.attributes)).toEqual({
    route: 'orderUrl',
    connection: '3g',
  });
  expect(ttfb?.sum).toBeGreaterThan(0);
  const edges = found.find(({ name }) => name === 'app.transitions')?.sum?.dataPoints ?? [];
  expect(edges.map(({ attributes }) => attributesOf(attributes))).toContainEqual({
    machine: 'orderDetails',
    edge: expect.stringContaining('repayment.chosen'),
  });
  const texts = JSON.stringify(await sent());
  expect(texts).not.toMatch(personal);
  expect(texts).not.toMatch(/due|localhost/);
  const visits = (await (await fetch(`${app.url}/sandbox/usage`)).json()) as {
    charts: { id: string; hash: string }[];
  }[];
  expect(visits.at(-1)?.charts.find(({ id }) => id === 'orderDetails')?.hash).toMatch(/^[0-9a-f]{16}$/);
});

test('exports an exception and policy violations once each', async () => {
  const page = await app.newPage({ noisy: true });
  await page.goto(`${app.url}/customerService?lang=en&${shellQuery}`);
  // The app's own screen: the document draws the same link before it.
  await page.locator('#root > [data-state=shown]').waitFor();
  await page.evaluate(() => {
    for (let times = 0; times < 2; times += 1) {
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'http://tracker.example/a?who=Juana' }),
      );
      setTimeout(() => {
        throw new TypeError('canary Juana');
      });
    }
  });
  await expect.poll(async () => (await logs()).length).toBe(2);
  for (const one of await sent()) expect(decoded(one)).toEqual(withTexts(one.request));
  const records = (await logs()).flatMap(({ resourceLogs = [] }) =>
    resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords = [] }) => logRecords)),
  );
  const byName = Object.fromEntries(
    records.map((record) => [
      record.body?.stringValue,
      { severity: record.severityNumber, ...attributesOf(record.attributes) },
    ]),
  );
  expect(byName).toEqual({
    securitypolicyviolation: {
      severity: 13,
      'policy.directive': 'img-src',
      'policy.blocked': 'http://tracker.example',
    },
    exception: expect.objectContaining({
      severity: 17,
      'exception.type': 'TypeError',
      'app.route': 'customerService',
      'app.state.app': expect.any(String),
    }),
  });
  expect(JSON.stringify(await logs())).not.toMatch(personal);
});

test('exports more than a browser allows with keepalive', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/customerService?lang=en&${shellQuery}`);
  await page.getByRole('link', { name: /Telephone|Phone/ }).waitFor();
  await page.evaluate(() => {
    const body = { stringValue: 'x'.repeat(70_000) };
    const record = {
      timeUnixNano: `${Date.now()}000000`,
      severityNumber: 9,
      eventName: 'long',
      attributes: [],
    };
    window.help?.collector?.emit('logs', [{ ...record, body }]);
  });
  await expect.poll(async () => (await logs()).length).toBe(1);
});

test('keeps the exporter under 2 KB, and loads it after the page is shown', async () => {
  const [file = ''] = globSync(`${distOf('/')}/assets/telemetry-*.js`);
  expect(gzipSync(readFileSync(file)).length).toBeLessThan(2000);
  // The import map names it; nothing fetches it.
  expect(readFileSync(`${distOf('/')}/app/index.html`, 'utf8')).not.toMatch(/(src|href)="[^"]*telemetry-/);
});
