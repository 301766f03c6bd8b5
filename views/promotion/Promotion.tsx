import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  type LandingRef,
  selectConnection,
  selectNotice,
  selectPending,
  selectRoute,
  selectStand,
  selectToaster,
} from '../../machines/promotion/landing/selectors.ts';
import type { toasterMachine } from '../../machines/root/toaster.ts';
import { Notices } from '../app/Notices.tsx';
import { Paused } from '../app/Paused.tsx';
import { PendingRequests } from '../parts/OutcomeUnknown.tsx';
import { Toast } from '../parts/Toast.tsx';
import { AgreementPage } from './AgreementPage.tsx';
import { DownloadPage } from './DownloadPage.tsx';
import { LandingPage } from './LandingPage.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { words } from './words.ts';

const pages = { landing: LandingPage, download: DownloadPage, agreement: AgreementPage };

const Toasts = ({ toaster }: { toaster: ActorRefFrom<typeof toasterMachine> }) => {
  const toast = useSelector(toaster, (snapshot) => snapshot.context.queue[0]);
  return <Toast text={toast && words(toast.message)} />;
};

const Closed = ({ actor }: { actor: LandingRef }) => {
  const { appName, servicePhone } = actor.getSnapshot().context.environment;
  return (
    <PromotionPage actor={actor} title={appName}>
      <Paused phone={servicePhone} onRetry={() => actor.send({ type: 'retry.requested' })} />
    </PromotionPage>
  );
};

export const Promotion = ({ actor }: { actor: LandingRef }) => {
  const Shown = pages[useSelector(actor, selectRoute)];
  const toaster = useSelector(actor, selectToaster);
  const connection = useSelector(actor, selectConnection);
  const notice = useSelector(actor, selectNotice);
  const stand = useSelector(actor, selectStand);
  const pending = useSelector(actor, selectPending);
  return (
    <>
      <Notices connection={connection} notice={notice} />
      {stand === 'open' && pending && (
        <PendingRequests pending={pending}>
          <Shown actor={actor} />
        </PendingRequests>
      )}
      {stand === 'closed' && <Closed actor={actor} />}
      {toaster && <Toasts toaster={toaster} />}
    </>
  );
};
