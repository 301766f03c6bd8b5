import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { vi } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { freePort } from '../freePort.ts';
import { whyMissing } from './installed.ts';
import { staticHost } from './staticHost.ts';

export interface Host {
  /** Without a trailing slash. */
  url: string;
  logged?(): string;
  close(): Promise<void>;
}

interface Served {
  root: string;
  base: string;
  api: string;
  trusted?: string;
  collector?: string;
  trustedProxies?: string;
  isSecure?: boolean;
}

export interface HostKind {
  name: string;
  /** Why it cannot be tested here; empty when it can. */
  missing: string;
  encodings: readonly ('br' | 'gzip')[];
  start(served: Served): Promise<Host>;
}

const recipes = join(import.meta.dirname, '../../deploy');

const changed = (text: string, changes: [from: string | RegExp, to: string][]): string =>
  changes.reduce((sofar, [from, to]) => {
    if (sofar.search(from) < 0) throw new Error(`The recipe does not say ${String(from)}`);
    return sofar.replaceAll(from, to);
  }, text);

const run = async (
  command: string,
  args: string[],
  folder: string,
  port: number,
  variables: NodeJS.ProcessEnv = {},
): Promise<Host> => {
  const homes = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const env = { ...process.env, ...homes, ...variables };
  const logFile = join(folder, 'log');
  // A file: a server that reopens /dev/stdout cannot open one of Node's pipes, which are sockets.
  const log = openSync(logFile, 'a');
  const server = spawn(command, args, { env, stdio: ['ignore', log, log] });
  closeSync(log);
  const logged = () => readFileSync(logFile, 'utf8');
  const kill = () => server.kill('SIGTERM');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  for (const until = Date.now() + 60_000; !(await isUp()); await delay(20))
    if (server.exitCode !== null || Date.now() > until) throw new Error(`${command} stopped: ${logged()}`);
  return {
    url,
    logged,
    close: async () => {
      const ended = once(server, 'exit');
      kill();
      await ended;
      process.off('exit', kill);
      rmSync(folder, { recursive: true });
    },
  };
};

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  chmodSync(folder, 0o755);
  return folder;
};

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const noNginx = whyMissing({ path: '/usr/sbin/nginx', package: 'nginx' });
const noBrotli = noNginx || whyMissing({ path: brotliModule, package: 'libnginx-mod-http-brotli-static' });

const selfSigned = (folder: string): [string, string][] => {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const args = `req -x509 -newkey rsa:2048 -nodes -keyout ${key} -out ${file} -days 2 ${subject}`;
  execFileSync('openssl', args.split(' '), { stdio: 'pipe' });
  return [
    ['/etc/ssl/loans.example.pem', file],
    ['/etc/ssl/loans.example.key', key],
  ];
};

const nginx: HostKind = {
  name: noBrotli && !noNginx ? `nginx without brotli (${noBrotli})` : 'nginx',
  missing: noNginx,
  encodings: noBrotli ? ['gzip'] : ['br', 'gzip'],
  start: async ({ root, base, api, trusted = '/etc/ssl/certs/ca-certificates.crt', isSecure = false }) => {
    const [port, folder] = [await freePort(), newFolder()];
    const site = changed(readFileSync(join(recipes, 'nginx.conf'), 'utf8'), [
      // The certificate, and the second server that redirects to it, are the host's own.
      [/\nserver \{\n {2}listen 80;[^]*/g, ''],
      ...(isSecure ? selfSigned(folder) : ([[/ {2}ssl_.*\n/g, '']] satisfies [RegExp, string][])),
      ['api.loans.example:443', new URL(api).host],
      ['proxy_pass https:', `proxy_pass ${new URL(api).protocol}`],
      ['Host api.loans.example', `Host ${new URL(api).host}`],
      ['proxy_ssl_name api.loans.example', `proxy_ssl_name ${new URL(api).hostname}`],
      ['listen 443 ssl http2', `listen 127.0.0.1:${port}${isSecure ? ' ssl http2' : ''}`],
      ['/srv/peraloan/releases/1.0.0/.server', `${root}${base}.server`],
      ['/srv/peraloan/releases/1.0.0', root],
      ['/var/log/nginx/loans.log', '/dev/stdout'],
      ['/var/log/nginx/loans-error.log', 'stderr'],
      ['/etc/ssl/certs/ca-certificates.crt', trusted],
      ...(noBrotli ? [['  brotli_static on;\n', ''] as [string, string]] : []),
    ]);
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
${noBrotli ? '' : `load_module ${brotliModule};`}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${site}}`,
    );
    return run('/usr/sbin/nginx', ['-p', folder, '-c', file], folder, port);
  },
};

const caddy: HostKind = {
  name: 'Caddy',
  missing: whyMissing({ path: '/usr/bin/caddy', package: 'caddy' }),
  encodings: ['br', 'gzip'],
  start: async ({ root, base, api, trusted }) => {
    const [port, folder] = [await freePort(), newFolder()];
    const site = changed(readFileSync(join(recipes, 'Caddyfile'), 'utf8'), [
      ['\n{\n', '\n{\n\tadmin off\n'],
      ['\nloans.example {', `\nhttp://127.0.0.1:${port} {`],
      ['/srv/peraloan/releases/1.0.0/.server', `${root}${base}.server`],
      ['/srv/peraloan/releases/1.0.0', root],
      ['https://api.loans.example', api],
    ]);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, site);
    return run('/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile'], folder, port, {
      ...(trusted && { SSL_CERT_FILE: trusted }),
    });
  },
};

export const container: HostKind = {
  name: noNginx ? 'the container' : "the container's entry",
  missing: noNginx,
  encodings: noBrotli ? ['gzip'] : ['br', 'gzip'],
  start: async ({ root, base, api, collector = '', trustedProxies }) => {
    const [port, folder] = [await freePort(), newFolder()];
    return run(join(recipes, 'container/start.sh'), [], folder, port, {
      PATH: `${process.env['PATH']}:/usr/sbin`,
      RUN_FOLDER: join(folder, 'run'),
      SITE_FOLDER: root + base,
      PORT: String(port),
      API_UPSTREAM: api,
      VITE_OTLP_URL: collector && '/otlp',
      OTLP_UPSTREAM: collector,
      VITE_REPORT_URL: '',
      ...(trustedProxies && { TRUSTED_PROXIES: trustedProxies }),
    });
  },
};

/** Answers at a free port of this machine. */
export const serve = async (answer: RequestListener): Promise<Host> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const staticHostOf = (name: string, joinsHeaders: boolean): HostKind => ({
  name,
  missing: '',
  encodings: [],
  start: ({ root, base }) => serve(staticHost(root, base, joinsHeaders)),
});

export const sandbox: HostKind = {
  name: "the sandbox's own server",
  missing: '',
  encodings: ['br', 'gzip'],
  start: async ({ root, base }) => {
    vi.stubEnv('VITE_BASE', base);
    const started = await startSandbox({ dist: root + base });
    vi.unstubAllEnvs();
    return started;
  },
};

export const titleOf = ({ name, missing }: HostKind): string =>
  missing ? `${name} (skipped: ${missing})` : name;

export const servers: HostKind[] = [nginx, caddy, sandbox];

/** Hosts that only use a build's `_headers` and `_redirects`. */
export const staticHosts: HostKind[] = [
  staticHostOf('a static host that joins the headers of all rules', true),
  staticHostOf('a static host whose last rule wins', false),
];
