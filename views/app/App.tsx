import { useSelector } from '@xstate/react';
import { type ReactNode, useContext } from 'react';
import { Router } from 'wouter';
import type { ActorRefFrom, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/root/app.ts';
import { pathOf } from '../../machines/root/context.ts';
import { showsPrevious } from '../../machines/root/visible.ts';
import { callTo } from '../../machines/screen/calling.ts';
import { helpFor } from '../../machines/screen/help.ts';
import { withQuery } from '../../services/values/links.ts';
import { incompletePath, routeOf } from '../../services/visit/flows.ts';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PendingRequests } from '../parts/OutcomeUnknown.tsx';
import { Inert, Page, ToHelp, WayBack } from '../parts/Page.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { Boundary } from './Boundary.tsx';
import { Notices } from './Notices.tsx';
import { Toasts } from './Toasts.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { Start } from './start.ts';
import { Unreached } from './Unreached.tsx';
import { Paused } from './Paused.tsx';

const firstTitle = document.title;

type AppRef = ActorRefFrom<typeof appMachine>;
type AppSnapshot = SnapshotFrom<typeof appMachine>;

const selectNotice = (snapshot: AppSnapshot) => snapshot.context.notice;

const selectPhase = (snapshot: AppSnapshot) => {
  if (snapshot.matches({ session: 'ended' })) return 'sessionEnded';
  const { screen } = snapshot.value;
  return typeof screen === 'string' ? screen : 'shown';
};
const selectScreen = (snapshot: AppSnapshot) => snapshot.context.screen;
const selectRoute = (snapshot: AppSnapshot) => routeOf(snapshot.context.address.path);

const selectShowsPrevious = (snapshot: AppSnapshot) =>
  showsPrevious(snapshot.context) && snapshot.matches({ session: 'open' });
const selectVisible = (snapshot: AppSnapshot) =>
  selectShowsPrevious(snapshot) ? snapshot.context.visible : undefined;
const selectShown = (snapshot: AppSnapshot) =>
  selectVisible(snapshot)?.screen ?? (selectPhase(snapshot) === 'shown' ? selectScreen(snapshot) : undefined);
const selectDrawnRoute = (snapshot: AppSnapshot) => selectVisible(snapshot)?.route ?? selectRoute(snapshot);

const selectIsIncomplete = (snapshot: AppSnapshot) => snapshot.context.address.path === incompletePath;

const selectIsUnreached = (snapshot: AnyMachineSnapshot | undefined) =>
  snapshot?.matches({ failed: 'byConnection' }) ?? false;
const selectAddress = (snapshot: AppSnapshot) => pathOf(snapshot.context.address);
const selectCarried = (snapshot: AppSnapshot) => snapshot.context.carried;
const selectIsTraversal = (snapshot: AppSnapshot) => snapshot.context.isTraversal;
const selectIsFetching = (snapshot: AppSnapshot) => snapshot.hasTag('fetching');

const selectHasHelp = (snapshot: AppSnapshot) =>
  selectRoute(snapshot) !== 'customerService' && !['sessionEnded', 'closed'].includes(selectPhase(snapshot));
const selectIsSending = (snapshot: AppSnapshot) => snapshot.matches({ screen: { shown: 'blocked' } });

/** The link to customer service. It waits, like back, for the outcome of what cannot be undone. */
const Help = ({ app }: { app: AppRef }) => {
  const hasHelp = useSelector(app, selectHasHelp);
  const isSending = useSelector(app, selectIsSending);
  const request = helpFor(useSelector(app, ({ context }) => context.address.search));
  return (
    hasHelp && (
      <ButtonLink
        kind="plain"
        to={request.to}
        query={request.query}
        aria-disabled={isSending}
        onOpen={() => !isSending && app.send(request)}
      >
        <Icon name="help" /> {t('help')}
      </ButtonLink>
    )
  );
};

/** Help where no screen can open. */
const Call = ({ app, phone }: { app: AppRef; phone: string }) => (
  <PhoneLink className="button button-plain" phone={phone} onCall={() => app.send(callTo(phone))}>
    {t('contactUs')}
  </PhoneLink>
);

const Slot = ({ app }: { app: AppRef }) => {
  const { screens } = useContext(Start);
  const phase = useSelector(app, selectPhase);
  const shown = useSelector(app, selectShown);
  const isIncomplete = useSelector(app, selectIsIncomplete);
  const { appName, servicePhone } = app.getSnapshot().context.environment;
  const route = useSelector(app, selectDrawnRoute);
  const drawn = route && screens?.[route];
  if (shown && drawn)
    return (
      <Boundary key={shown.sessionId}>
        <drawn.View actor={shown} />
      </Boundary>
    );
  // The fallback message has replaced the page (views/entries/help.ts).
  if (phase === 'crashed') return null;
  const call = <Call app={app} phone={servicePhone} />;
  const retry = () => app.send({ type: 'retry.requested' });
  const requests = (action: 'goLogin' | 'goHome') => () =>
    app.send({ type: 'bridge.called', request: { action } });
  const reasons: Partial<Record<typeof phase, ReactNode>> = {
    closed: (
      <Paused phone={servicePhone} onRetry={retry}>
        {call}
      </Paused>
    ),
    sessionEnded: (
      <Failure
        title={t('sessionEnded')}
        hint={t('sessionEndedHint')}
        retryLabel={t('logIn')}
        onRetry={requests('goLogin')}
      >
        {call}
      </Failure>
    ),
    notFound: (
      <Failure
        title={t(isIncomplete ? 'incompleteLink' : 'notFound')}
        hint={t(isIncomplete ? 'incompleteLinkHint' : 'notFoundHint')}
        retryLabel={t('home')}
        onRetry={requests('goHome')}
      />
    ),
    failed: <LoadFailed by="connection" onRetry={retry} />,
    broken: <LoadFailed by="backend" onRetry={retry} />,
  };
  const reason = reasons[phase];
  const isFirst = Object.keys(screens ?? {}).length === 0;
  return (
    <Page title={isFirst && !reason ? firstTitle : appName} state={reason ? phase : 'loading'}>
      {reason ?? <Skeleton label={t('loading')} />}
    </Page>
  );
};

/** The current screen stays until the next one has something to show: its files and its first data. Offline it stays permanently. */
const ScreenSlot = ({ app }: { app: AppRef }) => {
  const screen = useSelector(app, selectScreen);
  const isBehind = useSelector(app, selectShowsPrevious);
  const isFetching = useSelector(app, selectIsFetching);
  const isTraversal = useSelector(app, selectIsTraversal);
  const isUnreached = useSelector(screen, selectIsUnreached);
  return (
    <Inert value={isBehind}>
      {(isBehind || isFetching) && !isUnreached && (
        <progress className="progress" aria-label={t('loading')} />
      )}
      <Slot app={app} />
      {isBehind && isUnreached && (
        <Unreached
          onRetry={() => screen?.send({ type: 'retry.requested' })}
          onBack={isTraversal ? undefined : () => app.send({ type: 'back.requested' })}
        />
      )}
    </Inert>
  );
};

const selectHasTitleBar = (snapshot: AppSnapshot) => snapshot.context.carried['titleBar'] !== '0';

export const App = ({ app }: { app: AppRef }) => {
  // The root knows where the page is, and decides where a link may lead.
  const location = useSelector(app, selectAddress);
  // With the session, which links need in a new tab too.
  const carried = useSelector(app, selectCarried);
  const open = (link: string) => app.send({ type: 'link.opened', link });
  // They run as long as the root does.
  const { toaster, pendingRequests, connection } = app.getSnapshot().children;
  const hasTitleBar = useSelector(app, selectHasTitleBar);
  const screen = useSelector(app, selectScreen);
  return (
    <Router hook={() => [location, open]} hrefs={(href) => withQuery(href, carried)}>
      <Notices connection={connection} notice={useSelector(app, selectNotice)} />
      <WayBack value={hasTitleBar ? undefined : () => app.send({ type: 'back.requested' })}>
        <ToHelp value={<Help app={app} />}>
          {pendingRequests && (
            <PendingRequests actor={pendingRequests}>
              <ScreenSlot app={app} />
            </PendingRequests>
          )}
        </ToHelp>
      </WayBack>
      {toaster && <Toasts actor={toaster} screen={screen} connection={connection} />}
    </Router>
  );
};
