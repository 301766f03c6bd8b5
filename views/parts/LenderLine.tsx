import type { Lender } from '../../machines/screen/lender.ts';
import { lenderNumbers } from '../format/lenderNumbers.ts';

export const LenderLine = (lender: Lender) => {
  const { companyName } = lender;
  const numbers = lenderNumbers(lender);
  if (!companyName && numbers.length === 0) return null;
  return (
    <p className="text-small text-muted">
      {companyName && <strong className="font-strong">{companyName}</strong>}
      {companyName && numbers.length > 0 && ' · '}
      {numbers.join(' · ')}
    </p>
  );
};
