import { createHash } from 'node:crypto';
import { parseEnvironment, variableNames } from '../../services/visit/environment.ts';
import { policyScript } from '../policy.ts';
import { nginxRecipe } from '../recipes/nginx.ts';
import { siteOf } from '../site.ts';

/** App variables that a container reads when it starts. The others are fixed by the build, because they are part of the pages. */
export const startVariables: readonly string[] = [
  'VITE_API_BASE',
  'VITE_OTLP_URL',
  'VITE_OTLP_SAMPLE',
  'VITE_TRACE_CALLS',
  'VITE_REPORT_URL',
  'VITE_POLICY_REPORT_URL',
  'VITE_RELEASE_HEADER',
  'VITE_UNCLEAR_CODES',
  'VITE_ALLOW_HTTP_LINKS',
  'VITE_DEEP_LINK_SCHEME',
  'VITE_PRODUCT_SUFFIX',
  'VITE_PHONE_RULE',
  'VITE_PAYMENT_PROBLEM',
];

type Variables = Readonly<Record<string, string | undefined>>;

const listed = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const upstream = /^https?:\/\/[\w.-]+(:\d+)?$/;

interface Build {
  pages: Readonly<Record<string, string>>;
  variables: Variables;
  flows: readonly string[];
  robots: string;
  release: string;
  recipe: string;
}

/** Throws one error that lists every invalid variable. */
const checked = (started: Variables, { variables: built, flows }: Pick<Build, 'variables' | 'flows'>) => {
  const faults: string[] = [];
  for (const [name, value] of Object.entries(started)) {
    if (!name.startsWith('VITE_') || startVariables.includes(name)) continue;
    if (!variableNames.includes(name)) faults.push(`${name} is unknown`);
    else if (value !== (built[name] ?? ''))
      faults.push(`${name} belongs to the build: its pages are written with ${built[name] ?? 'the default'}`);
  }
  const chosen = startVariables.filter((name) => started[name] !== undefined);
  const variables = { ...built, ...Object.fromEntries(chosen.map((name) => [name, started[name]])) };
  let environment;
  try {
    environment = parseEnvironment(variables);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  const { API_UPSTREAM: api, OTLP_UPSTREAM: otlp, PORT: port = '8080' } = started;
  for (const [name, value] of Object.entries({ API_UPSTREAM: api, OTLP_UPSTREAM: otlp }))
    if (value && !upstream.test(value))
      faults.push(`${name} is ${value}, expected an origin like https://api.example, without a path`);
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    faults.push(`PORT is ${port}, expected a number from 1 to 65535`);
  const strangers = listed(started['CLOSED_FLOWS']).filter((flow) => !flows.includes(flow));
  if (strangers.length > 0)
    faults.push(`CLOSED_FLOWS names no flow: ${strangers.join(', ')}; the flows are ${flows.join(', ')}`);
  if (environment) {
    const { apiBase, basePath, otlpUrl, reportUrl, policyReportUrl } = environment;
    const served = [apiBase, otlpUrl].filter((path) => path.startsWith('/'));
    // nginx does not start with two locations of one path.
    const taken = [basePath.slice(0, -1), `${basePath}assets`, '/.well-known'];
    if (apiBase === otlpUrl && served.length > 0)
      faults.push(`VITE_API_BASE and VITE_OTLP_URL are both ${apiBase}: each needs its own path`);
    for (const path of served.filter((one) => taken.includes(one)))
      faults.push(`${path} serves the build's own files: VITE_API_BASE and VITE_OTLP_URL need other paths`);
    if (apiBase.startsWith('/') && !api)
      faults.push(`API_UPSTREAM is missing: nginx proxies ${apiBase} (VITE_API_BASE) to it`);
    if (otlpUrl.startsWith('/') && !otlp)
      faults.push(`OTLP_UPSTREAM is missing: nginx proxies ${otlpUrl} (VITE_OTLP_URL) to it`);
    for (const [name, value] of Object.entries({
      VITE_REPORT_URL: reportUrl,
      VITE_POLICY_REPORT_URL: policyReportUrl,
    }))
      if (value.startsWith('/') && !served.some((path) => value.startsWith(`${path}/`)))
        faults.push(
          `${name} is ${value}, which no server answers: use a path below VITE_API_BASE or an https URL`,
        );
  }
  if (!environment || faults.length > 0)
    throw new Error(
      `The container's configuration is wrong:${faults.map((fault) => `\n- ${fault}`).join('')}`,
    );
  return { environment, api, otlp, port };
};

/** Applies all `changes` to a text. Throws when one does not apply. */
const changed = (text: string, changes: readonly [from: RegExp | string, to: string][]): string =>
  changes.reduce((sofar, [from, to]) => {
    if (sofar.search(from) < 0) throw new Error(`The nginx recipe does not contain ${String(from)}`);
    return sofar.replace(from, () => to);
  }, text);

const location = (path: string, text: string) => `  location ${path} {\n${text}  }\n`;

interface Places {
  root: string;
  /** The folder for nginx's process id and for request bodies that are too large for memory. */
  scratch: string;
  buildPart: string;
  /** Path of the brotli module; empty if it is not installed. */
  brotli: string;
}

/** The host's recipe (deploy/nginx.conf) without its certificate: the ingress terminates TLS. */
const serverPart = (
  recipe: string,
  { root, scratch, buildPart, brotli }: Places,
  { environment: { apiBase, otlpUrl }, api, otlp, port }: ReturnType<typeof checked>,
): string => {
  const isProxied = apiBase.startsWith('/');
  const site = changed(recipe, [
    [/\nserver \{\n {2}listen 80;[^]*/, ''],
    [/ {2}ssl_certificate .*\n {2}ssl_certificate_key .*\n/, ''],
    ['listen 443 ssl http2', `listen ${port}`],
    ['server_name loans.example', 'server_name _'],
    [/access_log \S+ loans;/, 'access_log /dev/stdout loans;'],
    [/error_log \S+ alert;/, 'error_log stderr alert;'],
    ['root /srv/peraloan/releases/1.0.0', `root ${root}`],
    ['/srv/peraloan/releases/1.0.0/.server/nginx.conf', buildPart],
    ...(brotli ? [] : [[/ {2}# Debian: .*\n {2}brotli_static on;\n/, ''] as [RegExp, string]]),
    ...(isProxied
      ? ([
          ['location /gateway/ {', `location ${apiBase}/ {`],
          ['https://api.loans.example', api ?? ''],
        ] as [string, string][])
      : [[/\n {2}# The API, at[^]*?\n {2}\}\n/, ''] as [RegExp, string]]),
  ]);
  const collector = otlpUrl.startsWith('/')
    ? location(
        `${otlpUrl}/`,
        `    proxy_pass ${otlp}/;\n    client_max_body_size 256k;\n    access_log off;\n${
          otlp?.startsWith('https:')
            ? '    proxy_ssl_server_name on;\n    proxy_ssl_verify on;\n    proxy_ssl_verify_depth 3;\n    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;\n'
            : ''
        }`,
      )
    : '';
  const health = location(
    '= /healthz',
    '    access_log off;\n    default_type text/plain;\n    return 200 "ok\\n";\n',
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Written when the container started.
daemon off;
worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr warn;
${brotli && `load_module ${brotli};\n`}events {}
http {
  include /etc/nginx/mime.types;
  sendfile on;
${temporary.map((name) => `  ${name}_temp_path ${scratch}/${name};\n`).join('')}
${site.trimEnd().replace(/\}$/, '')}
${health}${collector}}
}
`;
};

/** The code that sets the policy. A container changes only the URLs that pages may request. */
const policyCode = /\{const m=document\.createElement\("meta"\)[^]*?document\.head\.append\(m\)\}/;
const environmentTag = /(<script type="application\/json" id="environment">)[^]*?(<\/script>)/;

interface Started {
  /** Text by file name, below the base path. */
  files: Record<string, string>;
  base: string;
  buildPart: string;
  serverPart: (places: Places) => string;
}

/** Throws when variables are invalid. */
export const configure = (build: Build, started: Variables): Started => {
  const chosen = checked(started, build);
  const { publicOrigin: _, ...environment } = chosen.environment;
  const { apiBase, basePath: base, staffTools } = environment;
  const block = JSON.stringify(environment).replaceAll('<', String.raw`\u003c`);
  const pages = Object.fromEntries(
    Object.entries(build.pages).map(([file, html]) => [
      file,
      html
        .replace(environmentTag, (_all, start, end) => `${start}${block}${end}`)
        .replace(policyCode, () => policyScript(environment)),
    ]),
  );
  const paused = {
    ...(JSON.parse(build.release) as object),
    ...(started['CLOSED_FLOWS'] !== undefined && { closed: listed(started['CLOSED_FLOWS']) }),
    ...(started['NOTICE'] !== undefined && { notice: started['NOTICE'] }),
  };
  const robots = build.robots.replace(
    /^(Disallow: .*\/|Allow: \/)$/m,
    apiBase.startsWith('/') ? `Disallow: ${apiBase}/` : 'Allow: /',
  );
  return {
    files: { ...pages, 'robots.txt': robots, 'release.json': `${JSON.stringify(paused, undefined, 2)}\n` },
    base,
    buildPart: nginxRecipe(siteOf({ ...environment, base, staffTools, pages, routes: [] })),
    serverPart: (places) => serverPart(build.recipe, places, chosen),
  };
};

/** Modification time derived from the content: nginx's ETag is time and length, and must be equal on every replica. */
export const timeOf = (text: string): Date =>
  new Date(1e12 + createHash('sha256').update(text).digest().readUInt32BE() * 100);
