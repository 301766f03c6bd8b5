import { useSelector } from '@xstate/react';
import {
  selectCompany,
  selectPrivacyPage,
  selectSection,
  type SiteRef,
} from '../../machines/site/selectors.ts';
import { t } from '../wording/wording.ts';
import { Advantages } from './Advantages.tsx';
import { Contact } from './Contact.tsx';
import { Guide } from './Guide.tsx';
import { column, SiteFrame } from './SiteFrame.tsx';
import { AboutText } from '../document/AboutText.tsx';
import { SectionHead } from './SectionHead.tsx';
import { SiteDocument } from './SiteDocument.tsx';

const Privacy = ({ actor }: { actor: SiteRef }) => {
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

const Lender = ({ actor }: { actor: SiteRef }) => (
  <>
    <SectionHead title={t('site.lender')} lead={t('site.lenderLead')} />
    <div
      className={`${column} -mt-4 grid grid-cols-1 items-start gap-4 min-[48rem]:grid-cols-2 min-[48rem]:[&>:nth-child(3)]:col-start-2 min-[48rem]:[&>:nth-child(3)]:row-[1/5]`}
    >
      <AboutText company={useSelector(actor, selectCompany)} />
    </div>
  </>
);

const Section = ({ actor }: { actor: SiteRef }) => {
  switch (useSelector(actor, selectSection)) {
    case 'advantages':
      return <Advantages actor={actor} />;
    case 'guide':
      return <Guide actor={actor} />;
    case 'lender':
      return <Lender actor={actor} />;
    case 'contact':
      return <Contact actor={actor} />;
    case 'privacy':
      return <Privacy actor={actor} />;
    case 'user':
      return <h1 className="sr-only">{t('site.user')}</h1>;
  }
};

/** The public site: one section at a time with the same navigation (docs/product/site.md#screen). */
export const Site = ({ actor }: { actor: SiteRef }) => (
  <SiteFrame actor={actor}>
    <Section actor={actor} />
  </SiteFrame>
);
