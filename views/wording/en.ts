import { wording as common } from './en/common.ts';
import { wording as orderDetails } from './en/orderDetails.ts';
import type { Catalogue } from './wording.ts';

export const first = [common, orderDetails];

export const groups = import.meta.glob<Catalogue>(['./en/*.ts', '!./en/{common,orderDetails}.ts']);
