import { useSelector } from '@xstate/react';
import { selectSection, type SiteRef } from '../../machines/site/selectors.ts';
import { t } from '../wording/wording.ts';
import { Advantages } from './Advantages.tsx';
import { Contact } from './Contact.tsx';
import { Guide } from './Guide.tsx';
import { Lender } from './Lender.tsx';
import { Privacy } from './Privacy.tsx';
import { SiteFrame } from './SiteFrame.tsx';

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
