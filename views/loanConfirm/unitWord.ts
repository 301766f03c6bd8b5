import { t } from '../wording/wording.ts';

const units = ['day', 'days', 'week', 'weeks', 'month', 'months'] as const;

/** The backend's word for the unit of a term, such as 'days', in the language of the page; one that is not known stays as it comes. */
export const unitWord = (termUnit: string): string => {
  const unit = units.find((known) => known === termUnit.trim().toLowerCase());
  return unit ? t(`unit.${unit}`) : termUnit;
};
