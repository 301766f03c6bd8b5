import { useSelector } from '@xstate/react';
import { selectPrivacyPage, type SiteRef } from '../../machines/site/selectors.ts';
import { PlainWords } from '../document/PlainWords.tsx';
import { t } from '../wording/wording.ts';
import { DocumentFrame } from './DocumentFrame.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { isOwnDocument } from './ownDocument.ts';
import { SectionHead } from './SectionHead.tsx';
import { column } from './SiteFrame.tsx';

export const Privacy = ({ actor }: { actor: SiteRef }) => {
  const source = useSelector(actor, selectPrivacyPage);
  return (
    <>
      <SectionHead title={t('site.privacy')} lead={t('site.policyLead')} />
      <div className={`${column} -mt-8`}>
        {isOwnDocument(source) && <PlainWords of="privacy" />}
        <DocumentFrame title={t('site.privacy')} source={source} />
        <DocumentLink actor={actor} source={source} to="privacyPolicy">
          {t('site.policyFull')}
        </DocumentLink>
      </div>
    </>
  );
};
