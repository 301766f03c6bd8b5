import { useSelector } from '@xstate/react';
import { selectLoanGuidePage, type SiteRef } from '../../machines/site/selectors.ts';
import { t } from '../wording/wording.ts';
import { SectionHead } from './SectionHead.tsx';
import { SiteDocument } from './SiteDocument.tsx';
import { column } from './SiteFrame.tsx';

const steps = [1, 2, 3, 4, 5, 6, 7] as const;

export const Guide = ({ actor }: { actor: SiteRef }) => {
  const source = useSelector(actor, selectLoanGuidePage);
  return (
    <>
      <SectionHead title={t('site.guide')} lead={t('site.guideLead')} />
      <ol className={`${column} grid gap-4 min-[40rem]:grid-cols-2 min-[64rem]:grid-cols-4`}>
        {steps.map((step) => (
          <li key={step} className="card min-[40rem]:last:col-span-2">
            <span
              className="grid size-[2.5rem] place-items-center rounded-control bg-theme font-strong text-on-theme tabular-nums"
              aria-hidden="true"
            >
              {step}
            </span>
            <h2 className="mt-4 text-title">{t(`site.step${step}`)}</h2>
            <p className="mt-1 text-muted">{t(`site.step${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <section className={column} aria-labelledby="agreement">
        <h2 className="mb-5 text-headline" id="agreement">
          {t('site.agreement')}
        </h2>
        <SiteDocument actor={actor} title={t('site.agreement')} source={source} of="loan" to="loanAgreement">
          {t('site.agreementFull')}
        </SiteDocument>
      </section>
    </>
  );
};
