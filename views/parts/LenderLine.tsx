import type { Lender } from '../../machines/parts/lender.ts';
import { t } from '../wording/wording.ts';

/** Names who lends, with the numbers of its registration and of its authority to lend: what of them is configured. */
export const LenderLine = ({ companyName, secNumber, caNumber }: Lender) => {
  const numbers = [
    secNumber && t('lender.sec', { number: secNumber }),
    caNumber && t('lender.ca', { number: caNumber }),
  ].filter((number) => number !== '');
  if (!companyName && numbers.length === 0) return null;
  return (
    <p className="text-small text-muted">
      {companyName && <strong className="font-strong">{companyName}</strong>}
      {companyName && numbers.length > 0 && ' · '}
      {numbers.join(' · ')}
    </p>
  );
};
