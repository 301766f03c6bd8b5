import { type CallbackLogicFunction, fromCallback } from 'xstate';
import { recordCall } from '../visit/connection.ts';
import { answerLimit, isReloadDue, readRelease } from './read.ts';
import type { Release } from './schema.ts';

export interface ReleaseCommand {
  type: 'release.wanted';
}

export type ReleaseMessage =
  | { type: 'release.read'; release: Release; isReloadDue: boolean }
  /** It could not be read; the app continues unchanged. */
  | { type: 'release.missed' };

export interface ReleaseInput {
  basePath: string;
  own: string;
}

const watch: CallbackLogicFunction<ReleaseCommand, ReleaseMessage, ReleaseInput> = ({
  input: { basePath, own },
  receive,
  sendBack,
  system,
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
    readRelease(basePath, controller.signal, (noted) => recordCall(system, noted)).then(
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
    // The response in flight may be older than this request.
    if (reading) isWantedAgain = true;
    else read();
  });
  return () => {
    isWantedAgain = false;
    reading?.abort();
  };
};

/** Reads `release.json` on request, once at a time, and reports it to its root; after a request in the meantime it reads once more. */
export const watchRelease = fromCallback(watch);
