import { documentMachine } from '../../machines/document/machine.ts';
import { LegalPage } from '../document/LegalPage.tsx';
import { loanAgreement } from '../document/loanAgreement.ts';
import { t } from '../wording/wording.ts';
import { defineScreen } from './defineScreen.ts';

/** Loan terms and conditions (docs/product/document.md#screen). */
export const screen = defineScreen(documentMachine, ({ actor }) => (
  <LegalPage actor={actor} title={t('documents.loanAgreement')} of="loan" text={loanAgreement} />
));
