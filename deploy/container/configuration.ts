import { createHash } from 'node:crypto';
import { listed, parseEnvironment, variableNames } from '../../services/visit/environment.ts';
import { policyScript } from '../policy.ts';
import { nginxProxy, nginxRecipe } from '../recipes/nginx.ts';
import { siteOf } from '../site.ts';
import { isStaffBuild, staffRefusal } from '../staff.ts';

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

const addressRange = /^[\da-fA-F.:]+(\/\d{1,3})?$/;

const privateNetworks = '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10, fc00::/7';

const originForm = /^https?:\/\/[\w.-]+(:\d+)?$/;

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
    if (value && !originForm.test(value))
      faults.push(`${name} is ${value}, expected an origin like https://api.example, without a path`);
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    faults.push(`PORT is ${port}, expected a number from 1 to 65535`);
  const proxies = listed(started['TRUSTED_PROXIES'] ?? privateNetworks);
  for (const range of proxies.filter((one) => !addressRange.test(one)))
    faults.push(`TRUSTED_PROXIES names ${range}, expected addresses or ranges like 10.0.0.0/8`);
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
  return { environment, api, otlp, port, proxies };
};

/** Applies all `changes` to a text. Throws when one does not apply. */
const changed = (text: string, changes: readonly [from: RegExp | string, to: string][]): string =>
  changes.reduce((sofar, [from, to]) => {
    if (sofar.search(from) < 0) throw new Error(`The nginx recipe does not contain ${String(from)}`);
    return sofar.replace(from, () => to);
  }, text);

interface Places {
  root: string;
  /** The folder for nginx's process id and for request bodies that are too large for memory. */
  scratch: string;
  buildPart: string;
  proxyPart: string;
  /** Path of the brotli module; empty if it is not installed. */
  brotli: string;
}

interface ProxyParts {
  upstream: string;
  location: string;
}

/** The recipe's parts for the API, for another path and origin. */
const proxyTo = (
  { upstream, location }: ProxyParts,
  name: string,
  path: string,
  origin: string,
): ProxyParts => {
  const { protocol, host, hostname, port } = new URL(origin);
  return {
    upstream: changed(upstream, [
      ['upstream api', `upstream ${name}`],
      ['api.loans.example:443', `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`],
    ]),
    location: changed(location, [
      ['location /gateway/', `location ${path}/`],
      ['proxy_pass https://api', `proxy_pass ${protocol}//${name}`],
      ['Host api.loans.example', `Host ${host}`],
      ['proxy_ssl_name api.loans.example', `proxy_ssl_name ${hostname}`],
    ]),
  };
};

/** A collector's paths begin at its root, and its small, frequent requests are not logged. */
const collectorIn = ({ upstream, location }: ProxyParts): ProxyParts => ({
  upstream,
  location: changed(location, [
    [/\n {2}# The API, .*\n/, '\n'],
    ['//collector;', '//collector/;'],
    [
      / {4}# The largest .*\n.*client_max_body_size 4m;/,
      '    client_max_body_size 256k;\n    access_log off;',
    ],
  ]),
});

const upstreamPart = /# nginx resolves the name [^]*?\n\}\n\n/;
const locationPart = /\n {2}# The API, at[^]*?\n {2}\}\n/;

/** The host's recipe (deploy/nginx.conf) without its certificate: the ingress terminates TLS. */
const serverPart = (
  recipe: string,
  { root, scratch, buildPart, proxyPart, brotli }: Places,
  { environment: { apiBase, otlpUrl }, api = '', otlp = '', port, proxies }: ReturnType<typeof checked>,
): string => {
  const site = changed(recipe, [
    [/\nserver \{\n {2}listen 80;[^]*/, ''],
    [/ {2}ssl_certificate [^]*? {2}ssl_session_tickets off;\n/, ''],
    ['listen 443 ssl http2', `listen ${port}`],
    ['server_name loans.example', 'server_name _'],
    [/access_log \S+ loans;/, 'access_log /dev/stdout loans;'],
    [/error_log \S+ alert;/, 'error_log stderr alert;'],
    ['root /srv/peraloan/releases/1.0.0', `root ${root}`],
    ['/srv/peraloan/releases/1.0.0/.server/nginx.conf', buildPart],
    ['/srv/peraloan/releases/1.0.0/.server/nginx-proxy.conf', proxyPart],
    ...(brotli ? [] : [[/ {2}# Debian: .*\n {2}brotli_static on;\n/, ''] as [RegExp, string]]),
  ]);
  const parts = {
    upstream: upstreamPart.exec(site)?.[0] ?? '',
    location: locationPart.exec(site)?.[0] ?? '',
  };
  const proxied = [
    ...(apiBase.startsWith('/') ? [proxyTo(parts, 'api', apiBase, api)] : []),
    ...(otlpUrl.startsWith('/') ? [collectorIn(proxyTo(parts, 'collector', otlpUrl, otlp))] : []),
  ];
  const server = changed(site, [
    [upstreamPart, proxied.map(({ upstream }) => upstream).join('')],
    [locationPart, proxied.map(({ location }) => location).join('')],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Written when the container started.
daemon off;
worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr warn;
# After a reload, connections of the old workers end.
worker_shutdown_timeout 60s;
${brotli && `load_module ${brotli};\n`}events {
  worker_connections 4096;
}
http {
  include /etc/nginx/mime.types;
  sendfile on;
  # The client is the first address, from the right, that is not one of our proxies.
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
${proxies.map((range) => `  set_real_ip_from ${range};\n`).join('')}${temporary.map((name) => `  ${name}_temp_path ${scratch}/${name};\n`).join('')}
${server.trimEnd().replace(/\}$/, '')}
  location = /healthz {
    access_log off;
    default_type text/plain;
    return 200 "ok\\n";
  }
}
}
`;
};

/** The code that sets the policy. A container changes only the URLs that pages may request. */
const policyCode = /\{const m=document\.createElement\("meta"\)[^]*?document\.head\.append\(m\)\}/;
const environmentTag = /(<script type="application\/json" id="environment">)[^]*?(<\/script>)/;

/** Throws when variables are invalid. `files` has each text by its name below the base path. */
export function configure(build: Build, started: Variables) {
  if (isStaffBuild(build.release)) throw new Error(staffRefusal);
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
  const files: Record<string, string> = {
    ...pages,
    'robots.txt': robots,
    'release.json': `${JSON.stringify(paused, undefined, 2)}\n`,
  };
  return {
    files,
    base,
    buildPart: nginxRecipe(siteOf({ ...environment, base, staffTools, pages, routes: [] })),
    proxyPart: nginxProxy(),
    serverPart: (places: Places) => serverPart(build.recipe, places, chosen),
  };
}

/** Modification time derived from the content: nginx's ETag is time and length, and must be equal on every replica. */
export const timeOf = (text: string): Date =>
  new Date(1e12 + createHash('sha256').update(text).digest().readUInt32BE() * 100);
