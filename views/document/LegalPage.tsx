import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type DocumentRef, selectCompany } from '../../machines/document/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { t } from '../wording/wording.ts';
import { LegalArticle } from './LegalArticle.tsx';
import type { LegalTextOf } from './legalText.ts';
import { RelatedScreens } from './RelatedScreens.tsx';

interface LegalPageProps {
  actor: DocumentRef;
  title: string;
  text: LegalTextOf;
}

/** A screen that is a legal document. */
export const LegalPage = ({ actor, title, text }: LegalPageProps) => {
  useEffect(() => {
    // The browser looked for the fragment before the text was here.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <ScreenPage actor={actor} title={title}>
      <LegalArticle
        text={text(useSelector(actor, selectCompany))}
        contents={t('documents.contents')}
        toContents={t('documents.toContents')}
      />
      <RelatedScreens actor={actor} />
    </ScreenPage>
  );
};
