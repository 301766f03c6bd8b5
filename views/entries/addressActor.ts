import { type EventObject, fromCallback } from 'xstate';
import type { CallOffCommand } from '../../machines/parts/callsOff.ts';
import type { ReloadCommand } from '../../machines/parts/release.ts';
import { rememberReload } from '../../services/release/reloaded.ts';
import { createBackSentinel, type SentinelCommand } from '../../services/device/backSentinel.ts';

const isSentinelCommand = (command: EventObject): command is SentinelCommand =>
  command.type === 'sentinel.set';

const isReloadCommand = (command: EventObject): command is ReloadCommand => command.type === 'page.reloaded';

const isCallOff = (command: EventObject): command is CallOffCommand => command.type === 'opening.calledOff';

/** Loads the page anew, where it is; what must outlive that is in storage or in the history's entry. */
export const reload = ({ release }: Pick<ReloadCommand, 'release'>): void => {
  if (release) rememberReload(release);
  location.reload();
};

interface Browser<Command, Message> {
  /** Opens what the root asks for; says whether the browser loads a page for it. */
  open: (command: Command) => boolean;
  /**
   * What is heard of the address, by the browser's event. `tell` tells the root. `popped` must be asked at each `popstate`: whether that was
   * about back being caught alone, so that the address is the same.
   */
  listeners: (tell: (message: Message) => void, popped: () => boolean) => Record<string, () => void>;
}

/** The browser's address as an actor of a root: opens what it is told to, catches back where it is told to, and tells of every change. */
export const addressActor = <Command extends EventObject, Message extends EventObject>({
  open,
  listeners,
}: Browser<Command, Message>) =>
  fromCallback<Command | SentinelCommand | ReloadCommand | CallOffCommand>(({ receive, sendBack }) => {
    const sentinel = createBackSentinel(() => sendBack({ type: 'browser.backPressed' }));
    /** What is to be opened once the sentinel is gone. */
    let waiting: object | undefined;
    /** A page is on its way that takes the place of this one. */
    let isLoading = false;
    const openNow = (command: Command) => {
      isLoading = open(command);
    };
    const callOff = () => {
      waiting = undefined;
      // It stops the reads of this page as well: only where there is something to call off.
      if (isLoading) stop();
      isLoading = false;
    };
    const openBelow = async (command: Command) => {
      waiting = command;
      await sentinel.release();
      if (waiting === command) openNow(command);
    };
    receive((command) => {
      if (isSentinelCommand(command)) sentinel.set(command.mode);
      else if (isCallOff(command)) callOff();
      else if (isReloadCommand(command)) {
        isLoading = true;
        reload(command);
      }
      // The next page takes the place of this one, not of the sentinel on top of it.
      else if (sentinel.isOn()) void openBelow(command);
      else openNow(command);
    });
    const heard = Object.entries(listeners(sendBack, sentinel.popped));
    for (const [name, listener] of heard) addEventListener(name, listener);
    return () => {
      sentinel.stop();
      for (const [name, listener] of heard) removeEventListener(name, listener);
    };
  });
