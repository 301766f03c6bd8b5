import { t } from '../wording/wording.ts';

const units = ['day', 'days', 'week', 'weeks', 'month', 'months'] as const;

/** The backend's unit of a term, such as 'days', in the page's language; an unknown one is unchanged. */
export const unitWord = (termUnit: string): string => {
  const unit = units.find((known) => known === termUnit.trim().toLowerCase());
  return unit ? t(`unit.${unit}`) : termUnit;
};
