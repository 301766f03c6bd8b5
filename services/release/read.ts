import * as v from 'valibot';
import { wasReloadedFor } from './reloaded.ts';
import { type Release, releaseSchema } from './schema.ts';

export const answerLimit = 10_000;

/** Reads the backend's data about the current build. Rejects when it does not arrive or is unreadable. */
export const readRelease = async (basePath: string, signal: AbortSignal): Promise<Release> => {
  const response = await fetch(`${basePath}release.json`, { cache: 'no-store', credentials: 'omit', signal });
  return v.parse(releaseSchema, await response.json());
};

/** Whether the page belongs to another release than the current one, and was not reloaded for it yet. */
export const isReloadDue = ({ release }: Release, own: string): boolean =>
  release !== '' && release !== own && !wasReloadedFor(release);
