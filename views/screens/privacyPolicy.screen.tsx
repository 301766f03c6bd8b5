import { documentMachine } from '../../machines/document/machine.ts';
import { LegalPage } from '../document/LegalPage.tsx';
import { privacyPolicy } from '../document/privacyPolicy.ts';
import { t } from '../wording/wording.ts';
import { defineScreen } from './defineScreen.ts';

/** Privacy policy (docs/product/document.md#screen). */
export const screen = defineScreen(documentMachine, ({ actor }) => (
  <LegalPage actor={actor} title={t('documents.privacyPolicy')} of="privacy" text={privacyPolicy} />
));
