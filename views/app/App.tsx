import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/app/machine.ts';
import { routeOf } from '../../machines/app/routes.ts';
import { Failure } from '../parts/Failure.tsx';
import { OfflineNotice } from '../parts/OfflineNotice.tsx';
import { Page } from '../parts/Page.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { loadedScreens } from '../screens/loadScreen.ts';
import { t } from '../wording/wording.ts';
import { Toasts } from './Toasts.tsx';
import { LoadFailed } from './LoadFailed.tsx';

type AppRef = ActorRefFrom<typeof appMachine>;
type AppSnapshot = SnapshotFrom<typeof appMachine>;

const selectIsOffline = (snapshot: AppSnapshot) => snapshot.matches({ connection: 'offline' });

const Offline = ({ app }: { app: AppRef }) => {
  const isOffline = useSelector(app, selectIsOffline);
  return <OfflineNotice text={isOffline ? t('offline') : undefined} />;
};

const selectPhase = (snapshot: AppSnapshot) => {
  if (snapshot.matches({ session: 'ended' })) return 'sessionEnded';
  return snapshot.matches({ screen: 'shown' }) ? 'shown' : snapshot.value.screen;
};
const selectScreen = (snapshot: AppSnapshot) => snapshot.context.screen;
const selectRoute = (snapshot: AppSnapshot) => routeOf(snapshot.context.address.path);

const ScreenSlot = ({ app }: { app: AppRef }) => {
  const phase = useSelector(app, selectPhase);
  const screen = useSelector(app, selectScreen);
  const route = useSelector(app, selectRoute);
  const isOffline = useSelector(app, selectIsOffline);
  const { appName } = app.getSnapshot().context.environment;
  const View = route && loadedScreens[route]?.View;
  // oxlint-disable-next-line react/static-components -- looked up, not made
  if (phase === 'shown' && screen && View) return <View key={screen.sessionId} actor={screen} />;
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
          title={t('notFound')}
          hint={t('notFoundHint')}
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
  return (
    <Page title={appName} state="loading">
      <Skeleton label={t('loading')} />
    </Page>
  );
};

/** The page: whatever the root actor shows, its toasts and its notice of a lost connection. */
export const App = ({ app }: { app: AppRef }) => {
  const toaster = useSelector(app, (snapshot) => snapshot.children.toaster);
  return (
    <>
      <Offline app={app} />
      <ScreenSlot app={app} />
      {toaster && <Toasts actor={toaster} />}
    </>
  );
};
