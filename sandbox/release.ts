import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { releaseSchema } from '../services/release/schema.ts';

/** What the lender writes into `release.json` after the build: paused flows, and a line for everybody. */
export const announcementSchema = v.partial(v.pick(releaseSchema, ['closed', 'notice']));
export type Announcement = Pick<v.InferOutput<typeof releaseSchema>, 'closed' | 'notice'>;

/** Nothing is paused, nothing is said. */
export const noAnnouncement = (): Announcement => ({ closed: [], notice: '' });

/** Serves the build's `release.json`, in `file`, with what the lender announces now. */
export const serveRelease =
  (file: string, announced: () => Announcement): MiddlewareHandler =>
  async (c) => {
    const text = await readFile(file, 'utf8').catch(() => '{"release":"development"}');
    c.header('Cache-Control', 'no-store');
    return c.json({ ...v.parse(releaseSchema, JSON.parse(text)), ...announced() });
  };
