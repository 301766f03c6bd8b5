import { type Call, reads } from '../http/service.ts';
import { linkSchema } from './schema.ts';

/** Which recommendation was tapped: module, place in the list from 0, and the product's key. */
export interface Click {
  moduleId: number;
  positionId: number;
  productKey: string;
}

const homeDefine: Call<typeof linkSchema> = {
  client: 'one',
  method: 'POST',
  path: '/v3/home/define',
  family: '00',
  data: linkSchema,
};

/** Asks where a tapped recommendation leads (docs/product/recommendation.md#calls). Resolves with the link; rejects with a ServiceFailure. */
export const defineProduct = reads((click: Click) => ({ call: homeDefine, payload: { ...click } }));
