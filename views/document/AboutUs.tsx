import { useSelector } from '@xstate/react';
import { type DocumentRef, selectCompany } from '../../machines/document/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { t } from '../wording/wording.ts';
import { AboutText } from './AboutText.tsx';
import { RelatedScreens } from './RelatedScreens.tsx';

/** About us (docs/product/document.md#screen). */
export const AboutUs = ({ actor }: { actor: DocumentRef }) => (
  <ScreenPage actor={actor} title={t('documents.aboutUs')}>
    <AboutText company={useSelector(actor, selectCompany)} />
    <RelatedScreens actor={actor} />
  </ScreenPage>
);
