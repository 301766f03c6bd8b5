import { plainText } from '../../services/values/plainText.ts';
import { isTerm } from '../../machines/loanConfirm/term.ts';
import { t } from '../wording/wording.ts';

/** '120 days': a term in the page's language, whose unit follows the number whatever form the backend sends ('day', 'Days', 'day(s)'). An unknown unit is unchanged. '' for no term. */
export function termWords(periods: string, termUnit: string): string {
  if (!isTerm(periods)) return '';
  const unit = /^\s*(day|week|month)(s|\(s\))?\s*$/i.exec(termUnit)?.[1]?.toLowerCase();
  if (unit !== 'day' && unit !== 'week' && unit !== 'month')
    return `${periods} ${plainText(termUnit)}`.trim();
  return `${periods} ${t(Number(periods) === 1 ? `unit.${unit}` : `unit.${unit}s`)}`;
}
