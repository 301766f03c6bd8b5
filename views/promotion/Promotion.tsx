import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  type LandingRef,
  selectIsOffline,
  selectRoute,
  selectToaster,
} from '../../machines/promotion/landing/selectors.ts';
import type { toasterMachine } from '../../machines/parts/toaster.ts';
import { OfflineNotice } from '../parts/OfflineNotice.tsx';
import { Toast } from '../parts/Toast.tsx';
import { t } from '../wording/wording.ts';
import { AgreementPage } from './AgreementPage.tsx';
import { DownloadPage } from './DownloadPage.tsx';
import { LandingPage } from './LandingPage.tsx';
import { words } from './words.ts';

const pages = { landing: LandingPage, download: DownloadPage, agreement: AgreementPage };

const Toasts = ({ toaster }: { toaster: ActorRefFrom<typeof toasterMachine> }) => {
  const toast = useSelector(toaster, (snapshot) => snapshot.context.queue[0]);
  return <Toast text={toast && words(toast.message)} />;
};

/** The promotion: whichever of its pages the address names, its toasts and its notice of a lost connection. */
export const Promotion = ({ actor }: { actor: LandingRef }) => {
  const Shown = pages[useSelector(actor, selectRoute)];
  const toaster = useSelector(actor, selectToaster);
  const isOffline = useSelector(actor, selectIsOffline);
  return (
    <>
      <OfflineNotice text={isOffline ? t('offline') : undefined} />
      <Shown actor={actor} />
      {toaster && <Toasts toaster={toaster} />}
    </>
  );
};
