import { fromPromise } from 'xstate';
import type { ServiceFailure } from '../http/failure.ts';
import { fetchRelease } from './read.ts';

const noConnection: ServiceFailure = { kind: 'failed', reason: 'network' };

/** Any response will do: the release itself is read elsewhere. */
export const probe = fromPromise<unknown, { basePath: string }>(({ input, signal }) =>
  fetchRelease(input.basePath, signal, () => undefined).catch(() => {
    // An expected failure, not an exception, which would end in the error page.
    throw noConnection;
  }),
);
