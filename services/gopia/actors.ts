import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type Call, send } from '../http/client.ts';
import type { Click } from '../recommendation/actors.ts';
import { linkSchema } from '../recommendation/schema.ts';
import { type JoinFailure, joinFailureSchema } from './schema.ts';

const gopia = { client: 'two', method: 'POST', family: '00' } as const;

const drowns: Call<typeof joinFailureSchema> = {
  ...gopia,
  path: '/gopia/goya/drowns',
  data: joinFailureSchema,
};
const because: Call<v.UnknownSchema> = { ...gopia, path: '/gopia/goya/because', data: v.unknown() };
const define: Call<typeof linkSchema> = { ...gopia, path: '/gopia/goya/define', data: linkSchema };

/** Loads what the failure page shows (spec §7, Failure page). Rejects with a ServiceFailure. */
export const loadJoinFailure = fromPromise<JoinFailure>(({ signal }) => send(drowns, {}, { signal }));

/** Counts a click on the failure page; the call outlives the page and its answer is ignored. */
export const trackFailureClick = (click: Click): void =>
  void send(because, { ...click }, { keepalive: true }).catch(() => undefined);

/** Asks where a tapped product of the failure page leads. Resolves with the link; rejects with a ServiceFailure. */
export const defineFailureProduct = fromPromise<string, Click>(({ input, signal }) =>
  send(define, { ...input }, { signal }),
);
