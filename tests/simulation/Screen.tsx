import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { appMachine } from '../../machines/root/app.ts';
import { routeOf } from '../../services/visit/flows.ts';
import { PendingRequests } from '../../views/parts/OutcomeUnknown.tsx';
import { screenOf, type Screens } from './screens.ts';

interface ScreenProps {
  root: ActorRefFrom<typeof appMachine>;
  screen: AnyActorRef | undefined;
  screens: Screens;
}

/** The app's screen with the root's dialog; nothing while the root shows none. */
export const Screen = ({ root, screen, screens }: ScreenProps) => {
  const seen = root.getSnapshot();
  const route = routeOf(seen.context.address.path);
  const { pendingRequests } = seen.children;
  if (!screen || !route || !pendingRequests || typeof seen.value.screen === 'string') return null;
  const { View } = screenOf(route, screens);
  return (
    <PendingRequests actor={pendingRequests}>
      <View actor={screen} />
    </PendingRequests>
  );
};
