import { globSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { chartsIn } from './charts.ts';
import { attachRelay, type RelayOptions } from './relay.ts';
import { isOwnHost } from './trust.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

const headers = {
  // The policy lets the page connect only to the relay.
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

const filesIn = (folder: string): Map<string, string> =>
  new Map(
    globSync('**/*.*', { cwd: folder }).map((file) => [`/${file.replaceAll('\\', '/')}`, join(folder, file)]),
  );

const pages = (folder: string, names: readonly string[]): RequestListener => {
  const files = filesIn(folder);
  return (request, response) => {
    if (!isOwnHost(request.headers.host, names)) return void response.writeHead(403).end();
    const { pathname } = new URL(request.url ?? '/', 'http://relay');
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (file === undefined) return void response.writeHead(404, headers).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'Content-Type': type }).end(readFileSync(file));
  };
};

interface ServerOptions extends Omit<RelayOptions, 'path' | 'chartOf'> {
  /** 0 picks a free port. */
  port: number;
  /** Address to listen on; `0.0.0.0` opens it to other machines. */
  host: string;
  page: string;
  /** A build's `charts.json`, for receivers of @statelyai/inspect. */
  charts: string;
}

/** Starts the relay, which also serves the inspector's page. @throws the system's error (`EADDRINUSE`: the port is in use). */
export const startServer = async ({ port, host, page, charts, ...options }: ServerOptions) => {
  const server = createServer(pages(page, options.names ?? []));
  const relay = attachRelay(server, { ...options, path: '/relay', chartOf: chartsIn(charts) });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    hasPage: filesIn(page).has('/index.html'),
    close: () => {
      relay.close();
      server.closeAllConnections();
      server.close();
    },
  };
};
