import * as v from 'valibot';
import { type CallbackLogicFunction, fromCallback } from 'xstate';
import { type Release, releaseSchema } from './schema.ts';
import { wasReloadedFor } from './reloaded.ts';

/** What the actor is told: somebody wants to know again. */
export interface ReleaseCommand {
  type: 'release.wanted';
}

/** What it tells its root. */
export type ReleaseMessage =
  /** `isReloadDue`: another release is served than this page is of, and the page was not reloaded for it yet. */
  | { type: 'release.read'; release: Release; isReloadDue: boolean }
  /** It could not be read: nothing is known, and the app goes on as it is. */
  | { type: 'release.missed' };

/** What it is started with. */
export interface ReleaseInput {
  /** Path that the app is served under, with a slash at both ends. */
  basePath: string;
  /** What the page's own build is called. */
  own: string;
}

/** Milliseconds that it may take to come. */
const answerLimit = 10_000;

const read = async (basePath: string, signal: AbortSignal): Promise<Release> => {
  const response = await fetch(`${basePath}release.json`, { cache: 'no-store', credentials: 'omit', signal });
  return v.parse(releaseSchema, await response.json());
};

const watch: CallbackLogicFunction<ReleaseCommand, ReleaseMessage, ReleaseInput> = ({
  input: { basePath, own },
  receive,
  sendBack,
}) => {
  let reading: AbortController | undefined;
  receive(() => {
    if (reading) return;
    const controller = (reading = new AbortController());
    const timer = setTimeout(() => controller.abort(), answerLimit);
    const end = (message: ReleaseMessage) => {
      clearTimeout(timer);
      reading = undefined;
      sendBack(message);
    };
    read(basePath, controller.signal).then(
      (release) =>
        end({
          type: 'release.read',
          release,
          isReloadDue: release.release !== own && !wasReloadedFor(release.release),
        }),
      () => end({ type: 'release.missed' }),
    );
  });
  return () => reading?.abort();
};

/** Reads `release.json` whenever it is asked to, once at a time, and tells its root what it says. */
export const watchRelease = fromCallback(watch);
