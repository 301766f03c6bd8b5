import { useSelector } from '@xstate/react';
import { selectCompany, type SiteRef } from '../../machines/site/selectors.ts';
import { AboutText } from '../document/AboutText.tsx';
import { t } from '../wording/wording.ts';
import { SectionHead } from './SectionHead.tsx';
import { column } from './SiteFrame.tsx';

export const Lender = ({ actor }: { actor: SiteRef }) => (
  <>
    <SectionHead title={t('site.lender')} lead={t('site.lenderLead')} />
    <div
      className={`${column} -mt-4 grid grid-cols-1 items-start gap-4 min-[48rem]:grid-cols-2 min-[48rem]:[&>:nth-child(3)]:col-start-2 min-[48rem]:[&>:nth-child(3)]:row-[1/5]`}
    >
      <AboutText company={useSelector(actor, selectCompany)} />
    </div>
  </>
);
