import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { chartsIn } from '../packages/inspector/relay/charts.ts';
import { attachRelay } from '../packages/inspector/relay/relay.ts';
import { parseEnvironment } from '../services/visit/environment.ts';
import { groups, tables } from './api/index.ts';
import { createControl } from './control.ts';
import { databaseTrouble, openDatabase } from './database.ts';
import { serveSources } from './development.ts';
import { readBooks } from './domain/books.ts';
import { createNetworkConditions, withNetworkFaults } from './faults.ts';
import { speakDialect, type DialectSetting } from './dialects.ts';
import { createGateway, type GatewayEnv, recordCalls, recordLoss } from './gateway.ts';
import { containResponses, limitBodies, normalisePaths, refuseForeignRequests } from './guard.ts';
import { journeys } from './domain/journeys.ts';
import { lockKeys } from './keys.ts';
import { contractPages, partnerSite } from './outsidePages.ts';
import { noAnnouncement, announceRelease } from './release.ts';
import { isOpen } from './lan.ts';
import { createFileServer, serveBuild } from './static.ts';
import { takeOtlp, takeReports, usagePages } from './telemetry.ts';

interface SandboxOptions {
  /** Default: any free port. */
  port?: number;
  /** Address to listen on. Default: only this machine; `0.0.0.0` for every network. */
  host?: string | undefined;
  /** For a proxy that uses another name than `localhost` or an address. */
  names?: readonly string[];
  /** Default: stored nowhere. */
  databaseFile?: string;
  dist: string;
  /** Serves the sources with hot reload instead of the build. */
  dev?: boolean;
  now?: () => number;
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Starts listening; rejects with the system's error (`EADDRINUSE`: the port is in use). */
const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** Starts the whole product in one process on one port: the app, the simulator, the backend's API, the control API and the relay. */
export async function startSandbox({
  port = 0,
  host = '127.0.0.1',
  names = [],
  databaseFile = ':memory:',
  dist,
  dev,
  now = Date.now,
}: SandboxOptions) {
  const { apiBase, basePath } = parseEnvironment(process.env);
  const pagesBase = dev ? '/' : basePath;
  const base = apiBase.startsWith('/') ? apiBase : '/gateway';
  const clock = { offset: 0 };
  const turned = () => now() + clock.offset;
  const database = openDatabase(databaseFile, tables, turned);
  const conditions = createNetworkConditions();
  const scenarios = [...journeys, ...groups.flatMap((group) => group.scenarios ?? [])];
  const announcement = noAnnouncement();
  const dialectSetting: DialectSetting = { dialect: 'plain' };
  const assets = createFileServer(join(import.meta.dirname, 'assets'));

  const app = new Hono<GatewayEnv>();
  app.onError((error, c) => {
    const trouble = databaseTrouble(error);
    console.error(trouble ?? error);
    return c.json({ error: trouble ?? 'The sandbox failed; see what it printed.' }, trouble ? 503 : 500);
  });
  app.use(
    normalisePaths(),
    refuseForeignRequests(names, [
      '/sandbox/control',
      '/sandbox/reports',
      '/sandbox/usage',
      '/sandbox/otlp',
      base,
    ]),
    limitBodies(),
  );
  app.route(
    '/sandbox/control',
    createControl({
      database,
      conditions,
      scenarios,
      announcement,
      dialectSetting,
      isOpen: isOpen(host),
      clock,
    }),
  );
  app.route('/sandbox/reports', takeReports(database.journal));
  const usage = usagePages();
  app.route('/sandbox/usage', usage.app);
  app.route(
    '/sandbox/otlp',
    takeOtlp(database.journal, join(dist, 'charts.json'), (visit) => usage.add([visit])),
  );
  app.route('/sandbox/contracts', contractPages(database));
  app.route('/sandbox/partner', partnerSite(database));
  // Outermost, after all middleware that reads or changes responses.
  for (const path of [base, '/sandbox/otlp', '/sandbox/reports']) app.use(`${path}/*`, containResponses());
  app.use(`${base}/*`, compress({ encoding: 'gzip' }));
  app.use(`${base}/*`, recordCalls(database, base), lockKeys(), speakDialect(dialectSetting));
  app.use(withNetworkFaults(conditions, base, (c, { kind }) => recordLoss(c, kind)));
  app.route(base, createGateway(database));
  app.all(`${base}/*`, (c) => c.text('No such call', 404));
  app.get('/sandbox/assets/*', async (c) => {
    const picture = await assets(c, c.req.path.slice('/sandbox/assets'.length));
    // As a company serves its pictures: a second visit does not request them.
    picture?.headers.set('Cache-Control', 'max-age=3600');
    return picture ?? c.text('Not found', 404);
  });

  app.get(
    `${pagesBase}release.json`,
    etag(),
    announceRelease(join(dist, 'release.json'), () => announcement),
  );

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const sources = dev ? await serveSources(server) : undefined;
  if (sources) app.get('*', sources.middleware);
  else app.get('*', serveBuild(dist, pagesBase));
  const relay = attachRelay(server, {
    path: '/relay',
    names,
    token: process.env['RELAY_TOKEN'],
    recordings: process.env['RELAY_RECORDINGS'],
    chartOf: chartsIn(join(dist, 'charts.json')),
  });

  const close = async () => {
    relay.close();
    conditions.endWaits();
    await sources?.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    database.close();
  };
  try {
    const actual = await listen(server, port, host);
    return { url: `http://localhost:${actual}`, port: actual, books: () => readBooks(database), close };
  } catch (error) {
    await sources?.close();
    database.close();
    throw error;
  }
}
