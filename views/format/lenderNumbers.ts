import type { Lender } from '../../machines/screen/lender.ts';
import { t } from '../wording/wording.ts';

export const lenderNumbers = ({ secNumber, caNumber }: Lender): string[] =>
  [
    secNumber && t('lender.sec', { number: secNumber }),
    caNumber && t('lender.ca', { number: caNumber }),
  ].filter((number) => number !== '');
