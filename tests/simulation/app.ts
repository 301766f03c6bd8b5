import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  fromPromise,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { createBridgeDouble } from '../../bridge/double.ts';
import type { AddressMessage, OpenCommand } from '../../machines/app/context.ts';
import { appMachine } from '../../machines/app/machine.ts';
import type {
  PromotionAddressMessage,
  PromotionOpenCommand,
} from '../../machines/promotion/landing/context.ts';
import { landingMachine } from '../../machines/promotion/landing/machine.ts';
import { parseEnvironment } from '../../services/environment.ts';
import { addressActor } from '../../views/entries/addressActor.ts';
import { clockOf } from './phone/globals.ts';
import type { PageWindow } from './phone/tab.ts';
import { screenOf, screens } from './screens.ts';

/** The parts of the app that a session may be given in other shape: a planted bug is one of these. */
export interface Parts {
  app: typeof appMachine;
  promotion: typeof landingMachine;
  screens: typeof screens;
}
export const ownParts: Parts = { app: appMachine, promotion: landingMachine, screens };

/** The app as it runs on one page. */
export interface RunningApp {
  page: PageWindow;
  root: Actor<typeof appMachine> | Actor<typeof landingMachine>;
  shell: ReturnType<typeof createBridgeDouble>;
  /** Whether it runs in a shell at all: the promotion runs in a browser. */
  hasShell: boolean;
  /** The machine of the screen on show; undefined while there is none. */
  screen(): AnyActorRef | undefined;
  /** The screen's machine and all machines that run inside it. */
  machines(): { ref: AnyActorRef; snapshot: AnyMachineSnapshot }[];
}

interface StartOptions {
  parts: Parts;
  /** Leaves for another page. */
  leave(url: string, replace: boolean): void;
  /** Whether a chunk arrives. */
  hasChunk(): boolean;
  inspect: (event: InspectionEvent) => void;
}

const environment = parseEnvironment({});

const addressNow = () => {
  const { pathname, search, hash } = location;
  return { path: pathname, search: search.slice(1), hash };
};

/** The promotion is a page of its own. */
const isPromotion = (url: string): boolean => new URL(url).pathname.startsWith('/promotion');

const startMain = (page: PageWindow, { parts, leave, hasChunk, inspect }: StartOptions) => {
  const shell = createBridgeDouble({
    answer: ({ action }) =>
      action === 'capabilities'
        ? { ok: true, result: { actions: ['capabilities', 'copyText'] } }
        : { ok: true },
  });
  const root = createActor(
    parts.app.provide({
      actors: {
        loadScreen: fromPromise(async ({ input }) => {
          if (!hasChunk()) throw new Error('The chunk did not arrive');
          return screenOf(input.route, parts.screens);
        }),
        address: addressActor<OpenCommand, AddressMessage>({
          open: (command) => {
            if (!page.edge()) return;
            if (command.type === 'url.opened') leave(command.url, command.replace);
            else if (command.replace) history.replaceState(null, '', command.path);
            else history.pushState(null, '', command.path);
          },
          listeners: (tell, popped) => {
            const changed = () => tell({ type: 'url.changed', address: addressNow() });
            return {
              pushState: changed,
              replaceState: changed,
              popstate: () => {
                if (!popped()) tell({ type: 'url.changed', address: addressNow(), isTraversal: true });
              },
            };
          },
        }),
      },
    }),
    {
      clock: clockOf(page),
      inspect,
      input: { environment, origin: location.origin, address: addressNow(), adapter: shell },
    },
  );
  root.start();
  return { root, shell, hasShell: true, screen: () => root.getSnapshot().context.screen };
};

const startPromotion = (page: PageWindow, { parts, leave, inspect }: StartOptions) => {
  const root = createActor(
    parts.promotion.provide({
      actors: {
        loadAgreement: fromPromise(async (): Promise<void> => undefined),
        address: addressActor<PromotionOpenCommand, PromotionAddressMessage>({
          open: (command) => {
            if (!page.edge()) return;
            if (command.type === 'url.opened') return leave(command.url, false);
            history.pushState(null, '', command.hash);
            page.events.dispatchEvent(new Event('hashchange'));
          },
          listeners: (tell, popped) => ({
            hashchange: () => tell({ type: 'address.changed', address: addressNow() }),
            popstate: () => void popped(),
          }),
        }),
      },
    }),
    {
      clock: clockOf(page),
      inspect,
      input: { environment, origin: location.origin, clientType: 'android', address: addressNow() },
    },
  );
  root.start();
  return { root, shell: createBridgeDouble(), hasShell: false, screen: (): AnyActorRef => root };
};

const machinesIn = (ref: AnyActorRef): { ref: AnyActorRef; snapshot: AnyMachineSnapshot }[] => {
  const snapshot: unknown = ref.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children = Object.values(snapshot.children as Record<string, AnyActorRef | undefined>);
  return [{ ref, snapshot }, ...children.flatMap((child) => (child ? machinesIn(child) : []))];
};

/** Starts the app on a page: its root, put together as in views/entries, with the parts of a browser and a shell doubled. */
export const startApp = (page: PageWindow, options: StartOptions): RunningApp => {
  const started = isPromotion(location.href) ? startPromotion(page, options) : startMain(page, options);
  return {
    page,
    ...started,
    machines: () => {
      const screen = started.screen();
      return screen ? machinesIn(screen) : [];
    },
  };
};
