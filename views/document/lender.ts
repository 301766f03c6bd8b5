import type { Lender } from '../../machines/screen/lender.ts';

export function lenderInWords({ companyName, secNumber, caNumber }: Lender): string {
  const numbers = [
    secNumber && `SEC Registration No. ${secNumber}`,
    caNumber && `Certificate of Authority No. ${caNumber}`,
  ].filter((number) => number !== '');
  return numbers.length > 0 ? `${companyName} (${numbers.join(', ')})` : companyName;
}
