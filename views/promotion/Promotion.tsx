import { useSelector } from '@xstate/react';
import { type LandingRef, selectRoute, selectPageState } from '../../machines/promotion/landing/selectors.ts';
import { Notices } from '../app/Notices.tsx';
import { Paused } from '../app/Paused.tsx';
import { Toasts } from '../app/Toasts.tsx';
import { PendingRequests } from '../parts/OutcomeUnknown.tsx';
import type { Agreement } from './agreement.ts';
import { AgreementPage } from './AgreementPage.tsx';
import { DownloadPage } from './DownloadPage.tsx';
import { LandingPage } from './LandingPage.tsx';
import { PromotionPage } from './PromotionPage.tsx';

const pages = { landing: LandingPage, download: DownloadPage, agreement: AgreementPage };

const Closed = ({ actor }: { actor: LandingRef }) => {
  const { appName, servicePhone } = actor.getSnapshot().context.environment;
  return (
    <PromotionPage actor={actor} title={appName}>
      <Paused phone={servicePhone} onRetry={() => actor.send({ type: 'retry.requested' })} />
    </PromotionPage>
  );
};

export const Promotion = ({ actor, agreement }: { actor: LandingRef; agreement: Agreement }) => {
  const Shown = pages[useSelector(actor, selectRoute)];
  const toaster = useSelector(actor, ({ children }) => children.toaster);
  const connection = useSelector(actor, ({ children }) => children.connection);
  const notice = useSelector(actor, ({ context }) => context.notice);
  const stand = useSelector(actor, selectPageState);
  const pendingRequests = useSelector(actor, ({ children }) => children.pendingRequests);
  return (
    <>
      <Notices connection={connection} notice={notice} />
      {stand === 'open' && pendingRequests && (
        <PendingRequests actor={pendingRequests}>
          <Shown actor={actor} agreement={agreement} />
        </PendingRequests>
      )}
      {stand === 'closed' && <Closed actor={actor} />}
      {toaster && <Toasts actor={toaster} connection={connection} />}
    </>
  );
};
