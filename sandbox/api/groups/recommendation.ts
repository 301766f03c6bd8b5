import type { Family } from '../../../services/http/envelope.ts';
import * as v from 'valibot';
import { id } from '../../../services/values/codecs.ts';
import { partnerOrigin } from '../../domain/partner.ts';
import { findProduct } from '../../domain/products.ts';
import { type Group, post, refuse } from '../route.ts';

export const clickSchema = v.object({ moduleId: id, positionId: id, productKey: id });

const define = (path: string, family: Family) =>
  post(path, family, clickSchema, ({ productKey }, { database, origin }) => {
    const product = findProduct(database, productKey);
    if (!product?.link) return refuse('31', 'This product is not available in your area yet.');
    return product.link.replace(/^partner:/, `${partnerOrigin(origin)}/sandbox/partner/offer/`);
  });

export const recommendation: Group = {
  routes: [define('/v3/home/define', '00'), define('/gopia/goya/define', '00')],
};
