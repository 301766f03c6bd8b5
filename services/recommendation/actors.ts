import { reads } from '../http/service.ts';
import { linkSchema } from './schema.ts';

/** A tapped recommendation: its module, its index in the list, and the product's key. */
export interface Click {
  moduleId: number;
  positionId: number;
  productKey: string;
}

/** Requests the link of a tapped recommendation (docs/product/recommendation.md#calls). Resolves with the link; rejects with a ServiceFailure. */
export const defineProduct = reads((click: Click) => ({
  call: { client: 'one', method: 'POST', path: '/v3/home/define', family: '00', data: linkSchema },
  payload: { ...click },
}));
