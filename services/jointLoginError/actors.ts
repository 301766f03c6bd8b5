import { type Call, reads } from '../http/service.ts';
import type { Click } from '../recommendation/actors.ts';
import { linkSchema } from '../recommendation/schema.ts';
import { joinFailureSchema } from './schema.ts';

const gopia = { client: 'two', method: 'POST', family: '00' } as const;

const drowns: Call<typeof joinFailureSchema> = {
  ...gopia,
  path: '/gopia/goya/drowns',
  data: joinFailureSchema,
};
const define: Call<typeof linkSchema> = { ...gopia, path: '/gopia/goya/define', data: linkSchema };

/** Loads the data of the failure page (docs/product/jointLoginError.md#calls). Rejects with a ServiceFailure. */
export const loadJoinFailure = reads(() => ({ call: drowns, payload: {} }));

/** Requests the link of a tapped product on the failure page. Resolves with the link; rejects with a ServiceFailure. */
export const defineFailureProduct = reads((click: Click) => ({ call: define, payload: { ...click } }));
