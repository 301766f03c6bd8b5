import { wording as common } from './spec/common.ts';
import { wording as orderDetails } from './spec/orderDetails.ts';
import type { Catalogue } from './wording.ts';

export const first = [common, orderDetails];

export const groups = {
  ...import.meta.glob<Catalogue>(['./spec/*.ts', '!./spec/{common,orderDetails,testPreview}.ts']),
  ...((import.meta.env.DEV || import.meta.env.VITE_STAFF_TOOLS === '1') &&
    import.meta.glob<Catalogue>('./spec/testPreview.ts')),
};
