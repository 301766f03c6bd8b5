import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { configure, startVariables, timeOf } from '../../deploy/container/configuration.ts';
import { inlineHashes, policyScript } from '../../deploy/policy.ts';
import { parseEnvironment, variableNames } from '../../services/visit/environment.ts';

const folder = join(import.meta.dirname, '../../deploy/container');
const text = (file: string) => readFileSync(join(folder, file), 'utf8');

const peers = parseEnvironment({});
const page = (body: string) =>
  `<html><head><script type="application/json" id="environment">{"apiBase":"/gateway"}</script></head>` +
  `${body}<script>${policyScript(peers)}draw()</script></html>`;
const build = {
  pages: { 'index.html': page('<script>one()</script>'), 'order.html': page('<style>b{}</style>') },
  variables: { VITE_APP_NAME: 'Mabilis', VITE_OTLP_SAMPLE: '0.5' },
  flows: ['repay', 'promotion'],
  robots: 'User-agent: *\nDisallow: /gateway/\n',
  release: '{ "release": "r1", "closed": [], "notice": "" }',
  recipe: readFileSync(join(folder, '../nginx.conf'), 'utf8'),
};
const places = {
  root: '/tmp/r',
  scratch: '/tmp/s',
  buildPart: '/tmp/b.conf',
  proxyPart: '/tmp/p.conf',
  brotli: '',
};
const api = { API_UPSTREAM: 'https://api.example' };
const environmentIn = (html = '') =>
  JSON.parse(/id="environment">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as Record<string, unknown>;

describe('the configuration of a container', () => {
  it('configures its pages from its environment', () => {
    const { files } = configure(build, { ...api, VITE_OTLP_URL: 'https://otlp.example', PATH: '/bin' });
    for (const file of ['index.html', 'order.html'])
      expect(environmentIn(files[file])).toMatchObject({
        appName: 'Mabilis',
        otlpUrl: 'https://otlp.example',
        otlpSample: 0.5,
        apiBase: '/gateway',
      });
  });

  it('builds the policy from the URLs that its pages call, and all inline code', () => {
    const { files, buildPart } = configure(build, {
      VITE_API_BASE: 'https://api.example/v2',
      VITE_OTLP_URL: 'https://otlp.example',
    });
    const policy = /Content-Security-Policy "(.*script-src.*?)" always/.exec(buildPart)?.[1] ?? '';
    expect(policy).toContain("connect-src 'self' https://api.example https://otlp.example;");
    for (const html of Object.values(files))
      for (const hash of [...inlineHashes(html, 'script'), ...inlineHashes(html, 'style')])
        expect(policy).toContain(hash);
    // The script that sets the policy on a host without headers lists them too.
    expect(files['order.html']).toContain("connect-src 'self' https://api.example https://otlp.example");
  });

  it('reports violations to the configured address', () => {
    const { buildPart } = configure(build, { ...api, VITE_POLICY_REPORT_URL: 'https://csp.example/r' });
    expect(buildPart).toContain('report-uri https://csp.example/r');
    expect(buildPart).toContain('add_header Reporting-Endpoints');
  });

  it('pauses flows and shows a notice', () => {
    const { files } = configure(build, { ...api, CLOSED_FLOWS: 'repay', NOTICE: 'Back at noon' });
    expect(JSON.parse(files['release.json'] ?? '')).toEqual({
      release: 'r1',
      closed: ['repay'],
      notice: 'Back at noon',
    });
    expect(JSON.parse(configure(build, api).files['release.json'] ?? '')).toEqual(JSON.parse(build.release));
  });

  it('pauses flows whose names are separated by a comma and a blank', () => {
    const { files } = configure(build, { ...api, CLOSED_FLOWS: ' repay, promotion\n' });
    expect(JSON.parse(files['release.json'] ?? '')).toMatchObject({ closed: ['repay', 'promotion'] });
  });

  it('keeps crawlers out of the API on its own host', () => {
    expect(configure(build, { ...api, VITE_API_BASE: '/api' }).files['robots.txt']).toContain(
      'Disallow: /api/',
    );
    expect(configure(build, { VITE_API_BASE: 'https://a.example' }).files['robots.txt']).toContain(
      'Allow: /',
    );
  });

  it('serves its recipe on its port, without a certificate of its own', () => {
    const server = configure(build, { ...api, PORT: '9000' }).serverPart(places);
    expect(server).toContain('listen 9000;');
    expect(server).not.toMatch(/ssl_certificate|listen 443|listen 80;|brotli|loans\.example/);
    for (const line of [
      'server_tokens off;',
      'server api.example:443;',
      'proxy_pass https://api;',
      'proxy_set_header Host api.example;',
      'include /tmp/p.conf;',
      'proxy_ssl_server_name on;',
      'proxy_ssl_verify on;',
      'client_max_body_size 4m;',
    ])
      expect(server).toContain(line);
    expect(server).not.toContain('/otlp/');
  });

  it('configures no proxy when pages call the API directly', () => {
    const server = configure(build, { VITE_API_BASE: 'https://api.example' }).serverPart(places);
    expect(server).not.toContain('proxy_pass');
    expect(server).toContain('location = /favicon.ico');
  });

  it.each([
    [{}, 'API_UPSTREAM is missing'],
    [{ API_UPSTREAM: 'api.example' }, 'API_UPSTREAM is api.example, expected an origin'],
    [
      { API_UPSTREAM: 'https://api.example/v1' },
      'expected an origin like https://api.example, without a path',
    ],
    [{ API_UPSTREAM: 'https://a.example; } evil' }, 'API_UPSTREAM is'],
    [{ ...api, VITE_OTLP_URL: '/otlp' }, 'OTLP_UPSTREAM is missing'],
    [{ ...api, VITE_OTLP_SAMPLE: '7' }, 'VITE_OTLP_SAMPLE'],
    [{ ...api, VITE_API_BASE: 'gateway' }, 'VITE_API_BASE'],
    [{ ...api, VITE_OTPL_URL: '/otlp' }, 'VITE_OTPL_URL is unknown'],
    [{ ...api, VITE_APP_NAME: 'Other' }, 'VITE_APP_NAME belongs to the build'],
    [{ ...api, VITE_THEME_COLOR: '#000000' }, 'VITE_THEME_COLOR belongs to the build'],
    [{ ...api, VITE_REPORT_URL: '/reports' }, 'VITE_REPORT_URL is /reports, which no server answers'],
    [{ ...api, CLOSED_FLOWS: 'repai' }, 'CLOSED_FLOWS names no flow: repai'],
    [
      { ...api, VITE_OTLP_URL: '/gateway', OTLP_UPSTREAM: 'http://collector:4318' },
      'VITE_API_BASE and VITE_OTLP_URL are both /gateway',
    ],
    [{ ...api, VITE_API_BASE: '/assets' }, "/assets serves the build's own files"],
    [{ ...api, TRUSTED_PROXIES: 'ingress; }' }, 'TRUSTED_PROXIES names ingress; }'],
    [{ ...api, PORT: '0' }, 'PORT is 0'],
    [{ ...api, PORT: '80; }' }, 'PORT is'],
  ])('stops for %j and says why', (variables, reason) => {
    expect(() => configure(build, variables)).toThrow(reason);
  });

  it('refuses a staff build by name', () => {
    const staff = { ...build, release: '{ "release": "r1", "kind": "staff" }' };
    expect(() => configure(staff, api)).toThrow('This is a staff build');
  });

  it('reports every configuration error at once', () => {
    expect(() => configure(build, { PORT: 'x', VITE_X: '1' })).toThrow(
      /VITE_X is unknown[^]*PORT is x[^]*API_UPSTREAM is missing/,
    );
  });

  it('allows repeating a variable of the build', () => {
    expect(() => configure(build, { ...api, VITE_APP_NAME: 'Mabilis' })).not.toThrow();
  });

  it('dates a file by its content, so that replicas send the same ETag and a change another', () => {
    expect(timeOf('a')).toEqual(timeOf('a'));
    expect(timeOf('a')).not.toEqual(timeOf('b'));
    expect(timeOf('a').getTime()).toBeLessThan(Date.now());
  });
});

it('logs only the path and hides the version in every server of the nginx recipe', () => {
  const servers = build.recipe.split('\nserver {').slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server).toContain('server_tokens off;');
    expect(server).toMatch(/access_log \S+ loans;/);
    expect(server).toMatch(/error_log \S+ alert;/);
  }
});

describe('the deployment of the container', () => {
  interface Service {
    environment: Record<string, string>;
    read_only?: boolean;
    ports: string[];
    build: { target: string };
  }
  const { services } = parse(text('compose.yaml')) as { services: Record<string, Service> };
  const manifests = ['deployment', 'service', 'ingress', 'namespace'].flatMap((name) =>
    parseAllDocuments(text(`kubernetes/${name}.yaml`)).map((document) => document.toJS() as unknown),
  );
  const { resources, configMapGenerator } = parse(text('kubernetes/kustomization.yaml')) as {
    resources: string[];
    configMapGenerator: { literals: string[] }[];
  };

  it('uses only variables that the container knows', () => {
    const given = Object.fromEntries(
      configMapGenerator[0]?.literals.map((line) => line.split(/=(.*)/s).slice(0, 2)) ?? [],
    ) as Record<string, string>;
    for (const variables of [services['app']?.environment ?? {}, given])
      expect(() => configure(build, variables)).not.toThrow();
  });

  it('writes only to memory, as the user nobody', () => {
    expect(services['app']).toMatchObject({ read_only: true, tmpfs: ['/tmp:size=32m'], cap_drop: ['ALL'] });
    expect(manifests).toContainEqual(
      expect.objectContaining({
        kind: 'Deployment',
        spec: expect.objectContaining({
          template: expect.objectContaining({
            spec: expect.objectContaining({
              containers: [
                expect.objectContaining({
                  securityContext: expect.objectContaining({ readOnlyRootFilesystem: true }),
                  volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
                }),
              ],
            }),
          }),
        }),
      }),
    );
    expect(text('Dockerfile')).toMatch(/^USER 10001:10001$/m);
  });

  it('uses the build stages and manifests that exist', () => {
    const stages = [...text('Dockerfile').matchAll(/^FROM .* AS (\w+)$/gm)].map(([, name]) => name);
    for (const { build: made } of [services['app'], services['lender']].flatMap((one) => one ?? []))
      expect(stages).toContain(made.target);
    expect(resources.toSorted()).toEqual([
      'deployment.yaml',
      'ingress.yaml',
      'namespace.yaml',
      'service.yaml',
    ]);
  });

  it('sends logs to receivers that the collector has, through complete pipelines', () => {
    const collector = parse(text('collector.yaml')) as Record<string, Record<string, unknown>>;
    const { pipelines } = collector['service'] as { pipelines: Record<string, Record<string, string[]>> };
    for (const pipeline of Object.values(pipelines))
      for (const [kind, names] of Object.entries(pipeline))
        expect(Object.keys(collector[kind] ?? {})).toEqual(expect.arrayContaining(names));
    expect(collector['receivers']).toMatchObject({
      otlp: { protocols: { http: { endpoint: '0.0.0.0:4318' } } },
      fluentforward: { endpoint: '0.0.0.0:24224' },
    });
    expect(services['app']?.environment['OTLP_UPSTREAM']).toBe('http://collector:4318');
  });

  it('has a valid switch to cumulative metrics, for Prometheus', () => {
    const on = text('collector.yaml')
      .replaceAll(/^ {2}# (?= *(- |[a-z/_]+:))/gm, '  ')
      .replace(
        'processors: [memory_limiter, batch]',
        'processors: [memory_limiter, transform/now, deltatocumulative, batch]',
      );
    const { processors, exporters } = parse(on) as Record<string, Record<string, unknown>>;
    // Phones have clocks of their own, and `deltatocumulative` drops a point that is older than the last one: the collector's time replaces theirs.
    expect(processors).toMatchObject({
      'transform/now': {
        metric_statements: [
          {
            context: 'datapoint',
            statements: ['set(start_time_unix_nano, 0)', 'set(time_unix_nano, UnixNano(Now()))'],
          },
        ],
      },
      deltatocumulative: { max_stale: '24h' },
    });
    expect(Object.keys(exporters ?? {})).toEqual(['file', 'clickhouse', 'prometheus', 'otlphttp']);
    expect(on).toContain('processors: [memory_limiter, transform/now, deltatocumulative, batch]');
  });

  it('provides a dashboard with the metrics to watch', () => {
    const guide = readFileSync(join(folder, '../../docs/operate.md'), 'utf8');
    const watched = /## Watch\n([^]*?)\n## /.exec(guide)?.[1] ?? '';
    const rows = [...watched.matchAll(/^- \*\*(.*?)\*\*/gm)].map(([, name = '']) => name);
    const { panels } = JSON.parse(text('dashboard.json')) as {
      panels: { title: string; options?: { content: string }; targets?: { rawSql: string }[] }[];
    };
    const shown = panels.map(({ title, options }) => `${title}\n${options?.content ?? ''}`).join('\n');
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) expect(shown).toContain(row);
    const sent = panels.flatMap(({ targets = [] }) => targets.map(({ rawSql }) => rawSql)).join('\n');
    // The fields of nginx's log, by the names in the queries.
    for (const [, name = ''] of sent.matchAll(/LogAttributes\['(\w+)'\]/g))
      expect(build.recipe).toContain(`"${name}":`);
  });

  it('documents every variable that it reads', () => {
    for (const name of startVariables) expect(text('README.md')).toContain(`\`${name}\``);
    expect(variableNames).toEqual(expect.arrayContaining([...startVariables]));
  });
});
