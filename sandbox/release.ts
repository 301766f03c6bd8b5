import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { cacheControl } from '../deploy/site.ts';
import { releaseSchema } from '../services/release/schema.ts';

/** The backend's entries in `release.json` after the build: paused flows, and a notice for all users. */
export const announcementSchema = v.partial(v.pick(releaseSchema, ['closed', 'notice']));
export type Announcement = Pick<v.InferOutput<typeof releaseSchema>, 'closed' | 'notice'>;

export const noAnnouncement = (): Announcement => ({ closed: [], notice: '' });

/** Adds the backend's announcements to the build's `release.json`, in `file`, and sends it with the file's headers. */
export const announceRelease =
  (file: string, announced: () => Announcement): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const text = await readFile(file, 'utf8').catch(() => '{"release":"development"}');
    const said = { ...v.parse(releaseSchema, JSON.parse(text)), ...announced() };
    const headers = new Headers(c.res.headers);
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    headers.delete('ETag');
    headers.set('Content-Type', 'application/json');
    headers.set('Cache-Control', cacheControl.page);
    c.res = undefined;
    // Written as the build writes it.
    c.res = new Response(`${JSON.stringify(said, undefined, 2)}\n`, { headers });
  };
