import { type EventObject, fromCallback } from 'xstate';
import type { PageCommand, PageRestored, ScrollCommand } from '../../machines/root/context.ts';
import type { ReloadCommand } from '../../machines/root/release.ts';
import { storeScrollPosition, storedScrollPosition } from '../../services/device/scrollPosition.ts';
import { rememberReload } from '../../services/release/reloaded.ts';
import type { RequestOpened } from '../../services/pendingRequests/actor.ts';
import {
  type BackCommand,
  createBackSentinel,
  type SentinelCommand,
  type SentinelMode,
} from '../../services/device/backSentinel.ts';

const isSentinelCommand = (command: EventObject): command is SentinelCommand =>
  command.type === 'sentinel.set';

const isReloadCommand = (command: EventObject): command is ReloadCommand => command.type === 'page.reloaded';

const isScrollCommand = (command: EventObject): command is ScrollCommand => command.type === 'scroll.reset';

const isBackCommand = (command: EventObject): command is BackCommand => command.type === 'back.requested';

const isRequestOpened = (command: EventObject): command is RequestOpened => command.type === 'request.opened';

/** Storage or the history entry has everything that must survive a reload. */
export const reload = ({ release }: Pick<ReloadCommand, 'release'>): void => {
  if (release) rememberReload(release);
  location.reload();
};

/** Loaded on demand, because users return to few pages. */
const restoreScrollPosition = (): void => {
  if (storedScrollPosition() > 0)
    void import('./restoreScrollPosition.ts').then(
      (place) => place.restoreScrollPosition(),
      () => undefined,
    );
};

interface Browser<Command, Message> {
  open: (command: Command) => boolean;
  /** By browser event. Call `popped` at each `popstate`: it returns whether only the back sentinel was involved, so that the URL is the same. */
  listeners: (tell: (message: Message) => void, popped: () => boolean) => Record<string, () => void>;
}

export const addressActor = <Command extends EventObject, Message extends EventObject>({
  open,
  listeners,
}: Browser<Command, Message>) =>
  fromCallback<Command | PageCommand>(({ receive, sendBack }) => {
    const sentinel = createBackSentinel(() => sendBack({ type: 'browser.backPressed' }));
    let mode: SentinelMode = 'off';
    /** The navigation in progress; undefined after it was cancelled. */
    let wanted: object | undefined;
    let isLoading = false;
    /** The page's own navigation made the current history entry, whose screen has not been ready yet. */
    let isNew = false;
    const openWanted = async (command: Command) => {
      wanted = command;
      // The next page must replace this page's entry, not the sentinel on top of it.
      if (sentinel.isOn()) await sentinel.release();
      if (wanted === command) {
        storeScrollPosition();
        isNew = true;
        // Another screen's history entry does not stop the browser on its way to a page.
        isLoading = open(command) || isLoading;
      }
      // The navigation was cancelled meanwhile, so the removed sentinel is needed again.
      else if (!wanted) sentinel.set(mode);
    };
    receive((command) => {
      if (isSentinelCommand(command)) {
        ({ mode } = command);
        // Pushing a history entry takes milliseconds, so the request leaves first.
        if (mode !== 'now') sentinel.set(mode);
      } else if (isReloadCommand(command)) {
        isLoading = true;
        reload(command);
      } else if (isScrollCommand(command)) {
        // Browsers keep the scroll position.
        if (isNew) scrollTo(0, 0);
        isNew = false;
      } else if (isBackCommand(command)) {
        // Loaded on demand, because few shells have no title bar.
        void import('../../bridge/goBack.ts').then(
          ({ goBack }) => goBack(window, () => sendBack({ type: 'back.missed' })),
          () => history.back(),
        );
      } else if (isRequestOpened(command)) {
        wanted = undefined;
        // Cancels the navigation, so that the page stays until the response. Only if there is one, because it also aborts this page's reads.
        if (isLoading) stop();
        isLoading = false;
        setTimeout(() => sentinel.set(mode));
      } else void openWanted(command);
    });
    const popped = () => {
      const isCaught = sentinel.popped();
      if (!isCaught) {
        isNew = false;
        restoreScrollPosition();
      }
      return isCaught;
    };
    const tell = (message: Message) => {
      sentinel.moved();
      sendBack(message);
    };
    const heard = Object.entries(listeners(tell, popped));
    for (const [name, listener] of heard) addEventListener(name, listener);
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLoading = false;
      sendBack({ type: 'page.restored' } satisfies PageRestored);
    };
    addEventListener('pageshow', shown);
    addEventListener('pagehide', storeScrollPosition);
    restoreScrollPosition();
    return () => {
      sentinel.stop();
      removeEventListener('pageshow', shown);
      removeEventListener('pagehide', storeScrollPosition);
      for (const [name, listener] of heard) removeEventListener(name, listener);
    };
  });
