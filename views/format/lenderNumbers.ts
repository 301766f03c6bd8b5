import type { Lender } from '../../machines/parts/lender.ts';
import { t } from '../wording/wording.ts';

/** The company's configured legal numbers, in words. */
export const lenderNumbers = ({ secNumber, caNumber }: Lender): string[] =>
  [
    secNumber && t('lender.sec', { number: secNumber }),
    caNumber && t('lender.ca', { number: caNumber }),
  ].filter((number) => number !== '');
