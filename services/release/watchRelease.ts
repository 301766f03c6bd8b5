import { type CallbackLogicFunction, fromCallback } from 'xstate';
import { answerLimit, isReloadDue, readRelease } from './read.ts';
import type { Release } from './schema.ts';

/** Events for the actor: somebody wants to know again. */
export interface ReleaseCommand {
  type: 'release.wanted';
}

/** Events that it sends to its root. */
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

const watch: CallbackLogicFunction<ReleaseCommand, ReleaseMessage, ReleaseInput> = ({
  input: { basePath, own },
  receive,
  sendBack,
}) => {
  let reading: AbortController | undefined;
  let isWantedAgain = false;
  const read = (): void => {
    isWantedAgain = false;
    const controller = (reading = new AbortController());
    const timer = setTimeout(() => controller.abort(), answerLimit);
    const end = (message: ReleaseMessage) => {
      clearTimeout(timer);
      reading = undefined;
      sendBack(message);
      if (isWantedAgain) read();
    };
    readRelease(basePath, controller.signal).then(
      (release) =>
        end({
          type: 'release.read',
          release,
          isReloadDue: isReloadDue(release, own),
        }),
      () => end({ type: 'release.missed' }),
    );
  };
  receive(() => {
    // The answer on its way may be older than the wish.
    if (reading) isWantedAgain = true;
    else read();
  });
  return () => {
    isWantedAgain = false;
    reading?.abort();
  };
};

/** Reads `release.json` whenever it is asked to, once at a time, and reports it to its root; asked meanwhile, it reads once more. */
export const watchRelease = fromCallback(watch);
