import { reads } from '../http/service.ts';
import type { Click } from '../recommendation/actors.ts';
import { linkSchema } from '../recommendation/schema.ts';
import { joinFailureSchema } from './schema.ts';

/** Loads the data of the failure page (docs/product/jointLoginError.md#calls). Rejects with a ServiceFailure. */
export const loadJoinFailure = reads(() => ({
  call: { client: 'two', method: 'POST', path: '/gopia/goya/drowns', family: '00', data: joinFailureSchema },
  payload: {},
}));

/** Requests the link of a tapped product on the failure page. Resolves with the link; rejects with a ServiceFailure. */
export const defineFailureProduct = reads((click: Click) => ({
  call: { client: 'two', method: 'POST', path: '/gopia/goya/define', family: '00', data: linkSchema },
  payload: { ...click },
}));
