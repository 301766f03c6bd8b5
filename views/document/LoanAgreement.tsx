import type { DocumentRef } from '../../machines/document/selectors.ts';
import { t } from '../wording/wording.ts';
import { LegalPage } from './LegalPage.tsx';
import { loanAgreement } from './loanAgreement.ts';

/** Loan terms and conditions (docs/product/document.md#screen). */
export const LoanAgreement = ({ actor }: { actor: DocumentRef }) => (
  <LegalPage actor={actor} title={t('documents.loanAgreement')} of="loan" text={loanAgreement} />
);
