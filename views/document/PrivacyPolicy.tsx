import type { DocumentRef } from '../../machines/document/selectors.ts';
import { t } from '../wording/wording.ts';
import { LegalPage } from './LegalPage.tsx';
import { privacyPolicy } from './privacyPolicy.ts';

/** Privacy policy (docs/product/document.md#screen). */
export const PrivacyPolicy = ({ actor }: { actor: DocumentRef }) => (
  <LegalPage actor={actor} title={t('documents.privacyPolicy')} of="privacy" text={privacyPolicy} />
);
