import * as v from 'valibot';
import type { CallNoted } from '../visit/connection.ts';
import { wasReloadedFor } from './reloaded.ts';
import { type Release, releaseSchema } from './schema.ts';

export const answerLimit = 10_000;

/** Requests `release.json`, which the server confirms or replaces, and notes whether there was a response. Rejects without one. */
export async function fetchRelease(
  basePath: string,
  signal: AbortSignal,
  note: (noted: CallNoted) => void,
): Promise<Response> {
  try {
    const response = await fetch(`${basePath}release.json`, {
      cache: 'no-cache',
      credentials: 'omit',
      signal,
    });
    note({ type: 'call.answered' });
    return response;
  } catch (error) {
    note({ type: 'call.failed' });
    throw error;
  }
}

/** Reads the backend's data about the current build. Rejects when it does not arrive or is unreadable. */
export async function readRelease(...request: Parameters<typeof fetchRelease>): Promise<Release> {
  const response = await fetchRelease(...request);
  return v.parse(releaseSchema, await response.json());
}

/** Whether the page belongs to another release than the current one, and was not reloaded for it yet. */
export const isReloadDue = ({ release }: Release, own: string): boolean =>
  release !== '' && release !== own && !wasReloadedFor(release);
