import * as v from 'valibot';
import { wasReloadedFor } from './reloaded.ts';
import { type Release, releaseSchema } from './schema.ts';

/** Milliseconds that `release.json` may take to come. */
export const answerLimit = 10_000;

/** What the backend says of the build that is served now. Rejects when it does not come or cannot be read. */
export const readRelease = async (basePath: string, signal: AbortSignal): Promise<Release> => {
  const response = await fetch(`${basePath}release.json`, { cache: 'no-store', credentials: 'omit', signal });
  return v.parse(releaseSchema, await response.json());
};

/** Whether another release is served than the page is of, for which it was not reloaded yet. */
export const isReloadDue = ({ release }: Release, own: string): boolean =>
  release !== '' && release !== own && !wasReloadedFor(release);
