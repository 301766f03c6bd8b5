import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { cacheControl } from '../deploy/site.ts';
import { releaseSchema } from '../services/release/schema.ts';

/** What the backend writes into `release.json` after the build: paused flows, and a line for everybody. */
export const announcementSchema = v.partial(v.pick(releaseSchema, ['closed', 'notice']));
export type Announcement = Pick<v.InferOutput<typeof releaseSchema>, 'closed' | 'notice'>;

/** Nothing is paused, nothing is said. */
export const noAnnouncement = (): Announcement => ({ closed: [], notice: '' });

/** Puts what the backend announces now into the build's `release.json`, in `file`, before it leaves, with the headers that every file has. */
export const announceRelease =
  (file: string, announced: () => Announcement): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const text = await readFile(file, 'utf8').catch(() => '{"release":"development"}');
    const said = { ...v.parse(releaseSchema, JSON.parse(text)), ...announced() };
    const headers = new Headers(c.res.headers);
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    headers.set('Content-Type', 'application/json');
    headers.set('Cache-Control', cacheControl.page);
    c.res = undefined;
    // Written as the build writes it.
    c.res = new Response(`${JSON.stringify(said, undefined, 2)}\n`, { headers });
  };
