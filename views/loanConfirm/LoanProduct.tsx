import type { LoanHeadline } from '../../machines/loanConfirm/selectors.ts';
import { Logo } from '../parts/Logo.tsx';

export const LoanProduct = ({ loan }: { loan: Pick<LoanHeadline, 'comProductLogo' | 'comProductName'> }) => (
  <div className="product-head">
    <Logo src={loan.comProductLogo} name={loan.comProductName} />
    <h2 className="text-body">{loan.comProductName}</h2>
  </div>
);
