import type { Lender } from '../../machines/screen/lender.ts';

export function lenderInWords({ companyName, secNumber, caNumber }: Lender): string {
  const numbers = [
    secNumber && `SEC Registration No.\u00a0${secNumber}`,
    caNumber && `Certificate of Authority No.\u00a0${caNumber}`,
  ].filter((number) => number !== '');
  return numbers.length > 0 ? `${companyName} (${numbers.join(', ')})` : companyName;
}
