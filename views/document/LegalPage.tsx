import { useSelector } from '@xstate/react';
import { type DocumentRef, selectCompany } from '../../machines/document/selectors.ts';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { formatDate } from '../format/date.ts';
import { t } from '../wording/wording.ts';
import { LegalArticle } from './LegalArticle.tsx';
import type { LegalTextOf } from './legalText.ts';
import { PlainWords } from './PlainWords.tsx';
import { RelatedScreens } from './RelatedScreens.tsx';

interface LegalPageProps {
  actor: DocumentRef;
  title: string;
  of: 'loan' | 'privacy';
  text: LegalTextOf;
}

/** The browser looked for the fragment before the text was loaded; in a prerendered page it was there, and the user may have scrolled since. */
const scrollToSection = () => {
  if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView();
};

export const LegalPage = ({ actor, title, of, text: textOf }: LegalPageProps) => {
  const text = textOf(useSelector(actor, selectCompany));
  return (
    <ScreenPage actor={actor} title={title}>
      <PlainWords of={of} />
      <LegalArticle
        ref={scrollToSection}
        text={text}
        version={formatDate(text.version)}
        contents={t('documents.contents')}
        toContents={t('documents.toContents')}
      />
      <RelatedScreens actor={actor} />
    </ScreenPage>
  );
};
