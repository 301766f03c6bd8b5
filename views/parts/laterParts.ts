import { later } from '../app/later.tsx';

/** For a list that is folded at first. */
export const PlanList = later(async () => (await import('./PlanList.tsx')).PlanList);

/** Shows once, after a loan was taken. */
export const Receipt = later(async () => (await import('./Receipt.tsx')).Receipt, ['orderLater']);
