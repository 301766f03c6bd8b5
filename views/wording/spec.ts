export { wording as common } from './spec/common.ts';
import type { Catalogue } from './wording.ts';

export const groups = {
  ...import.meta.glob<Catalogue>(['./*.ts', '!./{common,testPreview}.ts'], { base: './spec' }),
  ...(import.meta.env.VITE_STAFF_TOOLS === '1' &&
    import.meta.glob<Catalogue>('./testPreview.ts', { base: './spec' })),
};
