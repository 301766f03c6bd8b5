import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/app/machine.ts';
import { incompletePath, routeOf } from '../../machines/root/routes.ts';
import { Failure } from '../parts/Failure.tsx';
import { OfflineNotice } from '../parts/OfflineNotice.tsx';
import { PendingRequests } from '../parts/OutcomeUnknown.tsx';
import { Page, WayBack } from '../parts/Page.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { loadedScreens } from '../screens/loadScreen.ts';
import { t } from '../wording/wording.ts';
import { Boundary } from './Boundary.tsx';
import { Toasts } from './Toasts.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Paused } from './Paused.tsx';

/** What the document called the first screen before the app was there. */
const firstTitle = document.title;

type AppRef = ActorRefFrom<typeof appMachine>;
type AppSnapshot = SnapshotFrom<typeof appMachine>;

const selectIsOffline = (snapshot: AppSnapshot) => snapshot.matches({ connection: 'offline' });

const Notices = ({ app }: { app: AppRef }) => {
  const isOffline = useSelector(app, selectIsOffline);
  const notice = useSelector(app, (snapshot) => snapshot.context.notice);
  return <OfflineNotice text={isOffline ? t('offline') : notice} />;
};

const selectPhase = (snapshot: AppSnapshot) => {
  if (snapshot.matches({ session: 'ended' })) return 'sessionEnded';
  return snapshot.matches({ screen: 'shown' }) ? 'shown' : snapshot.value.screen;
};
const selectScreen = (snapshot: AppSnapshot) => snapshot.context.screen;
const selectRoute = (snapshot: AppSnapshot) => routeOf(snapshot.context.address.path);

const selectIsIncomplete = (snapshot: AppSnapshot) => snapshot.context.address.path === incompletePath;

const Closed = ({ app }: { app: AppRef }) => {
  const { appName, servicePhone } = app.getSnapshot().context.environment;
  return (
    <Page title={appName} state="closed">
      <Paused phone={servicePhone} onRetry={() => app.send({ type: 'retry.requested' })} />
    </Page>
  );
};

const ScreenSlot = ({ app }: { app: AppRef }) => {
  const phase = useSelector(app, selectPhase);
  const screen = useSelector(app, selectScreen);
  const route = useSelector(app, selectRoute);
  const isIncomplete = useSelector(app, selectIsIncomplete);
  const isOffline = useSelector(app, selectIsOffline);
  const { appName } = app.getSnapshot().context.environment;
  const View = route && loadedScreens[route]?.View;
  // oxlint-disable-next-line react/static-components -- looked up, not made
  if (phase === 'shown' && screen && View)
    return (
      <Boundary key={screen.sessionId}>
        {/* oxlint-disable-next-line react/static-components -- looked up, not made */}
        <View actor={screen} />
      </Boundary>
    );
  // The words of the last resort are in place of the page (views/entries/help.ts).
  if (phase === 'crashed') return null;
  if (phase === 'closed') return <Closed app={app} />;
  if (phase === 'sessionEnded')
    return (
      <Page title={appName} state="sessionEnded">
        <Failure
          title={t('sessionEnded')}
          hint={t('sessionEndedHint')}
          retryLabel={t('logIn')}
          onRetry={() => app.send({ type: 'bridge.called', request: { action: 'goLogin' } })}
        />
      </Page>
    );
  if (phase === 'notFound')
    return (
      <Page title={appName} state="notFound">
        <Failure
          title={t(isIncomplete ? 'incompleteLink' : 'notFound')}
          hint={t(isIncomplete ? 'incompleteLinkHint' : 'notFoundHint')}
          retryLabel={t('home')}
          onRetry={() => app.send({ type: 'bridge.called', request: { action: 'goHome' } })}
        />
      </Page>
    );
  if (phase === 'failed')
    return (
      <Page title={appName} state="failed">
        <LoadFailed
          by={isOffline ? 'connection' : 'lender'}
          onRetry={() => app.send({ type: 'retry.requested' })}
        />
      </Page>
    );
  const isFirst = Object.keys(loadedScreens).length === 0;
  return (
    <Page title={isFirst ? firstTitle : appName} state="loading">
      <Skeleton label={t('loading')} />
    </Page>
  );
};

const selectHasTitleBar = (snapshot: AppSnapshot) => snapshot.context.carried['titleBar'] !== '0';

/** The page: whatever the root actor shows, its toasts and its notice of a lost connection. */
export const App = ({ app }: { app: AppRef }) => {
  const toaster = useSelector(app, (snapshot) => snapshot.children.toaster);
  const pending = useSelector(app, (snapshot) => snapshot.children.pending);
  const hasTitleBar = useSelector(app, selectHasTitleBar);
  return (
    <>
      <Notices app={app} />
      <WayBack value={hasTitleBar ? undefined : () => app.send({ type: 'back.requested' })}>
        {pending && (
          <PendingRequests pending={pending}>
            <ScreenSlot app={app} />
          </PendingRequests>
        )}
      </WayBack>
      {toaster && <Toasts actor={toaster} />}
    </>
  );
};
