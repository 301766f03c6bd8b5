import { useSelector } from '@xstate/react';
import { selectPrivacyPage, type SiteRef } from '../../machines/site/selectors.ts';
import { t } from '../wording/wording.ts';
import { SectionHead } from './SectionHead.tsx';
import { SiteDocument } from './SiteDocument.tsx';
import { column } from './SiteFrame.tsx';

export const Privacy = ({ actor }: { actor: SiteRef }) => {
  const source = useSelector(actor, selectPrivacyPage);
  return (
    <>
      <SectionHead title={t('site.privacy')} lead={t('site.policyLead')} />
      <div className={`${column} -mt-8`}>
        <SiteDocument actor={actor} title={t('site.privacy')} source={source} of="privacy" to="privacyPolicy">
          {t('site.policyFull')}
        </SiteDocument>
      </div>
    </>
  );
};
