import { wording as common } from './spec/common.ts';
import { wording as orderDetails } from './spec/orderDetails.ts';
import type { Catalogue } from './wording.ts';

/** The texts of every page and of the first screen. */
export const first = [common, orderDetails];

/** The other groups of texts, each by its file. */
export const groups = import.meta.glob<Catalogue>(['./spec/*.ts', '!./spec/{common,orderDetails}.ts']);
