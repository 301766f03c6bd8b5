import type { ConfirmApi } from '../../services/loanConfirm/actors.ts';
import type { RouteName } from '../screen/routes.ts';

/** V3, V3 variant 2 (with a first repayment date and a promotion), and V2 over `/gopia` (docs/product/loanConfirm.md#screen). */
export type Edition = 'v3' | 'ofPeriod' | 'v2';

const editions: Partial<Record<RouteName, Edition>> = { confirmOfPeriod: 'ofPeriod', confirmV2: 'v2' };

export const editionOf = (route: RouteName): Edition => editions[route] ?? 'v3';

export const apiOf = (edition: Edition): ConfirmApi => (edition === 'v2' ? 'gopia' : 'v3');
