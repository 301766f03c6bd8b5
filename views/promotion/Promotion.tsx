import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type LandingRef, selectRoute, selectPageState } from '../../machines/promotion/landing/selectors.ts';
import { type ConnectionRef, selectIsDisconnected } from '../../machines/root/connection.ts';
import type { toasterMachine } from '../../machines/root/toaster.ts';
import { Notices } from '../app/Notices.tsx';
import { Paused } from '../app/Paused.tsx';
import { PendingRequests } from '../parts/OutcomeUnknown.tsx';
import { Toast } from '../parts/Toast.tsx';
import type { Agreement } from './agreement.ts';
import { AgreementPage } from './AgreementPage.tsx';
import { DownloadPage } from './DownloadPage.tsx';
import { LandingPage } from './LandingPage.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { language, messageWords, t } from '../wording/wording.ts';

const pages = { landing: LandingPage, download: DownloadPage, agreement: AgreementPage };

interface ToastsProps {
  toaster: ActorRefFrom<typeof toasterMachine>;
  connection: ConnectionRef | undefined;
}

const Toasts = ({ toaster, connection }: ToastsProps) => {
  const toast = useSelector(toaster, (snapshot) => snapshot.context.queue[0]);
  const isDisconnected = useSelector(connection, selectIsDisconnected);
  if (!toast) return <Toast />;
  const { message } = toast;
  if (language() === 'spec') return <Toast text={messageWords(message)} />;
  const isOffline = isDisconnected && 'key' in message && message.key === 'error';
  return <Toast text={isOffline ? t('offline.stays') : messageWords(message)} isOnPage={message.isOnPage} />;
};

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
      {toaster && <Toasts toaster={toaster} connection={connection} />}
    </>
  );
};
