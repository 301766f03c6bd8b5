import type { Lender } from '../../machines/parts/lender.ts';
import { t } from '../wording/wording.ts';

/** The numbers that the law gave the company, in words: what of them is configured. */
export const lenderNumbers = ({ secNumber, caNumber }: Lender): string[] =>
  [
    secNumber && t('lender.sec', { number: secNumber }),
    caNumber && t('lender.ca', { number: caNumber }),
  ].filter((number) => number !== '');
