import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { parse } from 'yaml';
import { contractCalls } from '../../contract/api/calls.ts';
import { distOf } from '../app/build.ts';
import { container } from '../deploy/hosts.ts';
import { tinySite } from '../deploy/tinySite.ts';
import { patience } from '../patience.ts';

interface Session {
  query(sql: string, format: string): string;
  cleanup(): void;
}
interface Rule {
  title: string;
  noDataState: string;
  annotations: { runbook_url: string };
  data: { refId: string; model: { rawSql?: string; conditions?: Condition[] } }[];
}
interface Condition {
  evaluator: { type: 'gt' | 'lt'; params: [number] };
}

const root = join(import.meta.dirname, '../..');
const { groups } = parse(readFileSync(join(root, 'deploy/container/alerts.yaml'), 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8');

const folder = join(inject('clientTools'), 'chdb');
// Not in the lock file: no machine can install its packages for all the others, which a lock file lists.
beforeAll(() => {
  if (existsSync(join(folder, 'node_modules/chdb'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, 'chdb@3.4.0'], { cwd: folder, stdio: 'pipe' });
});

let database: Session;
const run = (sql: string) => database.query(sql, 'JSONEachRow');

beforeEach(() => {
  const { Session: Opened } = createRequire(join(folder, 'package.json'))('chdb') as {
    Session: new () => Session;
  };
  database = new Opened();
  // The tables of the collector's ClickHouse exporter, as far as the rules read them.
  run(`CREATE TABLE otel_logs (Timestamp DateTime64(9), Body String, LogAttributes Map(LowCardinality(String), String))
    ENGINE = MergeTree ORDER BY Timestamp`);
  run(`CREATE TABLE otel_metrics_sum (TimeUnix DateTime64(9), MetricName String, Value Float64, Attributes Map(LowCardinality(String), String))
    ENGINE = MergeTree ORDER BY TimeUnix`);
});
afterEach(() => database.cleanup());

/** `count` lines of the access log, `age` seconds ago. */
const log = (path: string, status: number, count: number, age: number, method = 'POST') =>
  run(`INSERT INTO otel_logs SELECT now() - INTERVAL ${age} SECOND, 'access',
    map('path', '${path}', 'method', '${method}', 'status', '${status}', 'seconds', '0.1') FROM numbers(${count})`);
const moved = (edge: string, count: number, age = 60) =>
  run(`INSERT INTO otel_metrics_sum VALUES (now() - INTERVAL ${age} SECOND, 'app.transitions', ${count},
    map('machine', 'm', 'edge', '${edge}'))`);

/** What Grafana makes of a rule: the titles and labels that fire. A numeric column is the value, the others are labels. */
const firing = (): string[] =>
  rules.flatMap(({ title, noDataState, data }) => {
    const sql = data[0]?.model.rawSql ?? '';
    const { type, params } = data[1]?.model.conditions?.[0]?.evaluator ?? { type: 'gt', params: [0] };
    const rows = run(sql)
      .split('\n')
      .filter(Boolean)
      .map((line) => Object.values(JSON.parse(line) as Record<string, string | number>));
    if (rows.length === 0) return noDataState === 'Alerting' ? [`${title}: no data`] : [];
    return rows.flatMap((row) => {
      const value = Number(row.at(-1));
      const fires = type === 'gt' ? value > params[0] : value < params[0];
      return fires ? [[title, ...row.slice(0, -1)].join(': ')] : [];
    });
  });

const money = {
  loan: '/gateway/v3/loan-confirm/loan-detail-push',
  'loan V2': '/gateway/gopia/goya/depush',
  'repayment code': '/gateway/v3/loan-details/generate-vcode',
  'old repayment': '/gateway/repayment/repayment-commit',
  'old repayment code': '/gateway/repayment/repayment-confirm',
  'e-wallet': '/gateway/repayment/repayment-huichao',
  'payout account': '/gateway/v3/bind-card/bind-card-new',
  'payout account of an order': '/gateway/v3/bind-card/bind-card-order',
};
const day = 86_400;
/** A week in which every flow was used 10 times in this quarter of an hour, and a quiet present. */
const usualWeek = () => {
  for (const path of Object.values(money))
    for (let days = 1; days <= 7; days++) log(path, 200, 10, days * day + 300);
};
const usualNow = () => {
  for (const path of Object.values(money)) log(path, 200, 12, 300);
};

describe('the alert rules, on ClickHouse', () => {
  it('are quiet on a usual evening', () => {
    usualWeek();
    usualNow();
    moved('shown.payment.makingCode makeCode answers', 30);
    moved('shown.payment.makingCode makeCode fails[0]', 3);
    expect(firing()).toEqual([]);
  });

  it.each(Object.entries(money))('page on the silence of %s alone', (flow, path) => {
    usualWeek();
    for (const [, other] of Object.entries(money)) if (other !== path) log(other, 200, 3, 300);
    expect(firing()).toEqual([`Money flow silent: ${flow}`]);
  });

  it('do not page for a flow that is rarely used at this time', () => {
    usualNow();
    expect(firing()).toEqual([]);
  });

  it('do not take failures for answers', () => {
    usualWeek();
    usualNow();
    run(
      "ALTER TABLE otel_logs DELETE WHERE LogAttributes['path'] LIKE '%generate-vcode' AND Timestamp > now() - INTERVAL 1 HOUR SETTINGS mutations_sync = 2",
    );
    log(money['repayment code'], 502, 12, 300);
    expect(firing()).toEqual(['Money flow silent: repayment code', 'Money calls fail: generate-vcode']);
  });

  it('page when nothing at all is logged', () => {
    usualWeek();
    const silent = Object.keys(money).map((flow) => `Money flow silent: ${flow}`);
    expect(firing().toSorted()).toEqual([...silent, 'No access log'].toSorted());
  });

  it('page on refusals, although their status is 200', () => {
    usualNow();
    moved('shown.payment.makingCode makeCode fails[0]', 12);
    moved('shown.payment.makingCode makeCode answers', 4);
    moved('shown.step.takingLoan takeLoan answers[0]', 20);
    expect(firing()).toEqual(['Money flow refused: repayment code']);
  });

  it.each([
    ['shown.step.takingLoan takeLoan', 'loan'],
    ['committing commit', 'old repayment'],
    ['confirming confirm', 'old repayment code'],
    ['payingByWallet payByWallet', 'e-wallet'],
    ['bindingAccount bindAccount', 'payout account'],
  ])('page on the refusals of %s', (edge, flow) => {
    usualNow();
    moved(`${edge} fails[1]`, 15);
    expect(firing()).toEqual([`Money flow refused: ${flow}`]);
  });

  it('page on a key with two bodies, missing assets and exceptions', () => {
    usualNow();
    log(money['loan'], 422, 1, 300);
    log('/assets/orderDetails.screen-0a1b2c3d.js', 404, 6, 300, 'GET');
    log('/assets/scan.php', 404, 60, 300, 'GET');
    run("INSERT INTO otel_logs SELECT now(), 'exception', map() FROM numbers(21)");
    expect(firing()).toEqual(['Key with two bodies', 'Assets missing', 'Exceptions']);
  });

  it('open a ticket when sessions end', () => {
    usualNow();
    log('/gateway/v3/loan-details/loan-details', 401, 60, 300, 'GET');
    expect(firing()).toEqual(['Sessions end']);
  });

  describe.skipIf(container.missing)('over the log of the container itself', () => {
    const site = tinySite();
    /** What a broken backend answers, on every call. */
    const drill = async (
      answer: (response: ServerResponse) => void,
      requests: [path: string, times: number][],
    ) => {
      const api = createServer(
        (request, response) => void request.resume().on('end', () => answer(response)),
      );
      api.listen(0, '127.0.0.1');
      await once(api, 'listening');
      const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
      const host = await container.start({ root: site(), base: '/', api: url });
      for (const [path, times] of requests)
        for (let time = 0; time < times; time += 1) {
          const method = path.startsWith('/gateway') ? 'POST' : 'GET';
          await fetch(`${host.url}${path}?sessionId=s`, { method }).catch(() => undefined);
        }
      const linesOf = () => (host.logged?.() ?? '').split('\n').filter((one) => one.startsWith('{"time"'));
      const sent = requests.reduce((sum, [, times]) => sum + times, 0);
      await vi.waitFor(() => expect(linesOf().length).toBeGreaterThanOrEqual(sent), patience);
      const lines = linesOf();
      await host.close();
      api.closeAllConnections();
      api.close();
      for (const line of lines) {
        // As the collector writes it: the fields of the line are attributes, all of them texts.
        const fields = Object.entries(JSON.parse(line) as Record<string, unknown>);
        const pairs = fields.flatMap(([name, value]) => [name, String(value)]).map((text) => `'${text}'`);
        run(`INSERT INTO otel_logs VALUES (now(), 'access', map(${pairs.join(', ')}))`);
      }
      return firing();
    };
    const calls = Object.values(money).map((path): [string, number] => [path, 12]);
    const sends = (status: number) => (response: ServerResponse) => void response.writeHead(status).end('{}');

    it.each<[string, (response: ServerResponse) => void, [string, number][], RegExp[]]>([
      ['nothing is broken', sends(200), calls, []],
      ['the backend fails', sends(500), calls, Object.values(money).map(() => /^Money calls fail: /)],
      [
        'the backend is away',
        (response) => void response.destroy(),
        calls,
        Object.values(money).map(() => /^Money calls fail: /),
      ],
      ['one key has two bodies', sends(422), [[money['loan'], 1]], [/^Key with two bodies$/]],
      [
        'every session has ended',
        sends(401),
        [['/gateway/v3/loan-details/loan-details', 60]],
        [/^Sessions end$/],
      ],
      [
        'the assets are gone',
        sends(200),
        [['/assets/orderDetails.screen-0a1b2c3d.js', 8]],
        [/^Assets missing$/],
      ],
    ])('fire when %s', async (_what, answer, requests, alerts) => {
      const fired = await drill(answer, requests);
      expect(fired).toEqual(alerts.map((alert) => expect.stringMatching(alert)));
    });
  });

  it('name calls and edges that exist', () => {
    const text = rules.map(({ data }) => data[0]?.model.rawSql ?? '').join('\n');
    const paths = new Set(Object.values(money).map((path) => path.replace('/gateway', '')));
    expect(contractCalls.length).toBeGreaterThan(paths.size);
    const contract = readFileSync(join(root, 'docs/api/openapi.json'), 'utf8');
    for (const path of paths) expect(contract).toContain(`"${path}"`);
    const charts = JSON.parse(readFileSync(join(distOf('/'), 'charts.json'), 'utf8')) as {
      edges: { id: string }[];
    }[];
    const edges = charts.flatMap((chart) => chart.edges.map(({ id }) => id));
    for (const [, actor] of text.matchAll(/\('[\w -]+', '([a-z]+[A-Z]\w+|commit|confirm)'\)/g)) {
      expect(edges.some((id) => id.includes(` ${actor} answers`))).toBe(true);
      expect(edges.some((id) => id.includes(` ${actor} fails`))).toBe(true);
    }
  });

  it.each(rules)('$title has a section in the guide', ({ title, annotations }) => {
    expect(guide).toContain(`### ${title}\n`);
    expect(annotations.runbook_url).toMatch(
      new RegExp(`docs/operate\\.md#${title.toLowerCase().replaceAll(' ', '-')}$`),
    );
  });
});
