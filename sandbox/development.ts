import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';

const root = join(import.meta.dirname, '..');

const pages: Record<string, string> = {
  '/promotion/': 'views/promotion/index.html',
  '/simulator/': 'sandbox/simulator/index.html',
  '/inspector/': 'packages/inspector/index.html',
  '/shell-check/': 'contract/shellCheck/index.html',
};

/** Serves the sources through Vite, with hot reload on the same port. */
export async function serveSources(
  server: Server,
): Promise<{ middleware: MiddlewareHandler<{ Bindings: HttpBindings }>; close(): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, ws: { server } },
  });
  return {
    middleware: async (c) => {
      const { incoming, outgoing } = c.env;
      const passed = new Promise<boolean>((resolve) => {
        outgoing.once('close', () => resolve(false));
        vite.middlewares(incoming, outgoing, () => resolve(true));
      });
      if (!(await passed)) return RESPONSE_ALREADY_SENT;
      const source = await readFile(join(root, pages[c.req.path] ?? 'index.html'), 'utf8').catch(
        () => undefined,
      );
      return source === undefined
        ? c.text('This page has no source yet.', 404)
        : c.html(await vite.transformIndexHtml(c.req.path, source));
    },
    close: () => vite.close(),
  };
}
