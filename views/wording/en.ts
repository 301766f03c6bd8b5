import { wording as common } from './en/common.ts';
import { wording as orderDetails } from './en/orderDetails.ts';
import type { Catalogue } from './wording.ts';

export const first = [common, orderDetails];

export const groups = {
  ...import.meta.glob<Catalogue>(['./*.ts', '!./{common,orderDetails,testPreview}.ts'], { base: './en' }),
  ...(import.meta.env.VITE_STAFF_TOOLS === '1' &&
    import.meta.glob<Catalogue>('./testPreview.ts', { base: './en' })),
};
