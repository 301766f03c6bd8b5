import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type LoanDocumentsRef, selectIsOpening } from '../../machines/loanDocuments/selectors.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LineLink } from '../parts/LineLink.tsx';
import { LoadingOverlay } from '../parts/LoadingOverlay.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';

interface LineProps {
  isOff?: boolean;
  onOpen: () => void;
  children: ReactNode;
}

const Line = ({ isOff, onOpen, children }: LineProps) => (
  <button
    type="button"
    // A link whose address is requested at the tap.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="link"
    className="line-link aria-disabled:opacity-50"
    {...(isOff && { 'aria-disabled': true })}
    onClick={onOpen}
  >
    <span>{children}</span>
    <Icon name="chevron" />
  </button>
);

const Documents = ({ actor }: { actor: LoanDocumentsRef }) => {
  const documents = useSelector(actor, ({ context }) => context.documents);
  const isOff = !useCan(actor, { type: 'document.chosen', position: 0 });
  if (documents.length === 0)
    return <Empty title={t('loanDocuments.none')} hint={t('loanDocuments.noneHint')} />;
  return (
    <Card title={t('loanDocuments.ofThisLoan')}>
      {documents.map(({ title }, position) => (
        // Documents are identified by their index.
        <Line key={position} isOff={isOff} onOpen={() => actor.send({ type: 'document.chosen', position })}>
          {title || t('loanDocuments.untitled', { n: position + 1 })}
        </Line>
      ))}
    </Card>
  );
};

const Content = ({ actor }: { actor: LoanDocumentsRef }) => {
  const isOff = !useCan(actor, { type: 'terms.chosen' });
  const off = { ...(isOff && { 'aria-disabled': true }) };
  const hasOrder = useSelector(actor, ({ context }) => context.orderId !== '');
  return (
    <>
      <Documents actor={actor} />
      <Card title={t('loanDocuments.ofEveryLoan')}>
        <LineLink
          to="loanAgreement"
          className="line-link aria-disabled:opacity-50"
          {...off}
          onOpen={() => actor.send({ type: 'terms.chosen' })}
        >
          {t('loanDocuments.terms')}
        </LineLink>
      </Card>
      <ButtonBar>
        {hasOrder && (
          <ToOrder kind="secondary" actor={actor} {...off}>
            {t('refused.order')}
          </ToOrder>
        )}
        <ContactUs actor={actor} {...off} />
      </ButtonBar>
      <LoadingOverlay text={useSelector(actor, selectIsOpening) ? t('loading') : undefined} />
    </>
  );
};

/** The documents of a loan (docs/product/loanDocuments.md#screen). */
export const LoanDocuments = ({ actor }: { actor: LoanDocumentsRef }) => (
  <ScreenPage actor={actor} title={t('loanDocuments.title')}>
    <Loaded viewState={useSelector(actor, selectViewState)} actor={actor}>
      <Content actor={actor} />
    </Loaded>
  </ScreenPage>
);
