import { wording as common } from './en/common.ts';
import { wording as orderDetails } from './en/orderDetails.ts';
import type { Catalogue } from './wording.ts';

export const first = [common, orderDetails];

export const groups = {
  ...import.meta.glob<Catalogue>(['./en/*.ts', '!./en/{common,orderDetails,testPreview}.ts']),
  ...((import.meta.env.DEV || import.meta.env.VITE_STAFF_TOOLS === '1') &&
    import.meta.glob<Catalogue>('./en/testPreview.ts')),
};
