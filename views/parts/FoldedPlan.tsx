import type { ComponentProps } from 'react';
import { later } from '../app/later.tsx';
import { Fold } from './Fold.tsx';
import type { PlanList as Plan } from './PlanList.tsx';

/** In its own file, because the fold hides it at first. */
const PlanList = later(async () => (await import('./PlanList.tsx')).PlanList);

export const FoldedPlan = ({ label, ...plan }: { label: string } & ComponentProps<typeof Plan>) => (
  <Fold label={label}>
    <PlanList {...plan} />
  </Fold>
);
