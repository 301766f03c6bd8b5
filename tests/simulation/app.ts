import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  fromPromise,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { createElement, type ReactElement } from 'react';
import { readDevice } from '../../services/device/stored.ts';
import { readDraft } from '../../services/promotion/draft.ts';
import { createBridgeDouble } from '../doubles/bridge.ts';
import type { AddressMessage, OpenCommand } from '../../machines/root/context.ts';
// Loaded when an order has a code: simulated time does not wait for files.
import '../../services/repay/liveCode.ts';
import { appMachine } from '../../machines/root/app.ts';
import type {
  PromotionAddressMessage,
  PromotionOpenCommand,
} from '../../machines/promotion/landing/context.ts';
import { landingMachine } from '../../machines/promotion/landing/machine.ts';
import type { LazyStore } from '../../services/pendingRequests/lazyStore.ts';
import type { PendingRequest } from '../../services/pendingRequests/stored.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { addressActor } from '../../views/entries/addressActor.ts';
import type { Reply } from './lender/lender.ts';
import { clockOf, pageNow } from './phone/globals.ts';
import type { PageWindow } from './phone/tab.ts';
import { Screen } from './Screen.tsx';
import { screenOf, type Screens, screens } from './screens.ts';

/** The parts of the app that a session can replace, for example by a planted bug. */
export interface Parts {
  app: typeof appMachine;
  promotion: typeof landingMachine;
  screens: Screens;
  alterStore?: (pendingStore: LazyStore) => LazyStore;
  alterKept?: (requests: readonly PendingRequest[]) => readonly PendingRequest[];
  /** Replaces the marks for values that must not be stored. */
  markOf?: (text: string) => string;
  alterRequest?: (init: RequestInit) => RequestInit;
  alterReply?: (reply: Reply) => Reply;
}
export const ownParts: Parts = { app: appMachine, promotion: landingMachine, screens };

export interface RunningApp {
  page: PageWindow;
  root: Actor<typeof appMachine> | Actor<typeof landingMachine>;
  shell: ReturnType<typeof createBridgeDouble>;
  /** Whether it runs in a shell at all: the promotion runs in a browser. */
  hasShell: boolean;
  screen(): AnyActorRef | undefined;
  machines(): { ref: AnyActorRef; snapshot: AnyMachineSnapshot }[];
  /** The screen with the root's dialog; undefined for the promotion. */
  view(): ReactElement | undefined;
}

interface StartOptions {
  parts: Parts;
  pendingStore: LazyStore;
  release: string;
  leave(url: string, replace: boolean): void;
  hasChunk(): boolean;
  /** Whether the shell ever answers. */
  copies(): boolean;
  inspect: (event: InspectionEvent) => void;
}

const environment = parseEnvironment({});

const addressNow = () => {
  const { pathname, search, hash } = location;
  return { path: pathname, search: search.slice(1), hash };
};

const isPromotion = (url: string): boolean => new URL(url).pathname.startsWith('/promotion');

const started = new WeakMap<PageWindow, StartOptions>();
const optionsNow = (): StartOptions => {
  const options = started.get(pageNow());
  if (!options) throw new Error('The app does not run on this page');
  return options;
};

const address = addressActor<OpenCommand, AddressMessage>({
  open: (command) => {
    if (!pageNow().edge()) return false;
    if (command.type === 'url.opened') {
      optionsNow().leave(command.url, command.replace);
      return true;
    }
    if (command.replace) history.replaceState(null, '', command.path);
    else history.pushState(null, '', command.path);
    return false;
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
});

const promotionAddress = addressActor<PromotionOpenCommand, PromotionAddressMessage>({
  open: (command) => {
    const page = pageNow();
    if (!page.edge()) return false;
    if (command.type === 'url.opened') {
      optionsNow().leave(command.url, false);
      return true;
    }
    if (command.type === 'language.chosen') return false;
    history.pushState(null, '', command.hash);
    page.events.dispatchEvent(new Event('hashchange'));
    return false;
  },
  listeners: (tell, popped) => ({
    hashchange: () => tell({ type: 'address.changed', address: addressNow() }),
    popstate: () => void popped(),
  }),
});

/** Milliseconds until a page is idle. */
const idleAfter = 1_000;

/** As in views/entries/main.tsx. */
const fetchStore = async (pendingStore: LazyStore): Promise<void> => {
  if (await pendingStore.hasNews()) await pendingStore.fetch();
  else setTimeout(() => void pendingStore.fetch(), idleAfter);
};

const provide = ({ app, promotion }: Parts) => ({
  app: app.provide({
    actors: {
      loadScreen: fromPromise(async ({ input }) => {
        const { parts, hasChunk, pendingStore } = optionsNow();
        if (!hasChunk()) throw new Error('The chunk did not arrive');
        await fetchStore(pendingStore);
        return { ...(await screenOf(input.route, parts.screens)), stored: readDevice() };
      }),
      address,
    },
  }),
  promotion: promotion.provide({
    actors: {
      loadAgreement: fromPromise(async (): Promise<void> => undefined),
      address: promotionAddress,
    },
  }),
});
const provided = new WeakMap<Parts, ReturnType<typeof provide>>();
const rootsOf = (parts: Parts) => {
  const roots = provided.get(parts) ?? provide(parts);
  provided.set(parts, roots);
  return roots;
};

const startMain = (page: PageWindow, { parts, inspect, pendingStore, release, copies }: StartOptions) => {
  const shell = createBridgeDouble({
    answer: ({ action }) =>
      action === 'capabilities'
        ? { ok: true, result: { actions: ['capabilities', 'copyText', 'share'] } }
        : copies()
          ? { ok: true }
          : new Promise(() => undefined),
  });
  const root = createActor(rootsOf(parts).app, {
    clock: clockOf(page),
    inspect,
    input: {
      environment,
      release,
      origin: location.origin,
      address: addressNow(),
      adapter: shell,
      pendingStore,
    },
  });
  root.start();
  const screen = () => root.getSnapshot().context.screen;
  const view = () => createElement(Screen, { root, screen: screen(), screens: parts.screens });
  return { root, shell, hasShell: true, screen, view };
};

const startPromotion = (page: PageWindow, { parts, inspect, pendingStore, release }: StartOptions) => {
  const root = createActor(rootsOf(parts).promotion, {
    clock: clockOf(page),
    inspect,
    input: {
      environment,
      release,
      origin: location.origin,
      clientType: 'android',
      address: addressNow(),
      pendingStore,
      draft: readDraft(readDevice()),
    },
  });
  root.start();
  void fetchStore(pendingStore);
  return {
    root,
    shell: createBridgeDouble(),
    hasShell: false,
    screen: (): AnyActorRef => root,
    view: () => undefined,
  };
};

const machinesIn = (ref: AnyActorRef): { ref: AnyActorRef; snapshot: AnyMachineSnapshot }[] => {
  const snapshot: unknown = ref.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children = Object.values(snapshot.children as Record<string, AnyActorRef | undefined>);
  return [{ ref, snapshot }, ...children.flatMap((child) => (child ? machinesIn(child) : []))];
};

/** Starts the app on a page, composed as in views/entries, with doubles for the browser and the shell. */
export const startApp = (page: PageWindow, options: StartOptions): RunningApp => {
  const { parts, pendingStore } = options;
  const settings = { ...options, pendingStore: parts.alterStore?.(pendingStore) ?? pendingStore };
  started.set(page, settings);
  const running = isPromotion(location.href) ? startPromotion(page, settings) : startMain(page, settings);
  return {
    page,
    ...running,
    machines: () => {
      const screen = running.screen();
      const pending: AnyActorRef | undefined = running.root.getSnapshot().children.pendingRequests;
      // The promotion's root is its screen: what is pending is inside it.
      const own = [screen, ...(screen === running.root ? [] : [pending])];
      return own.flatMap((ref) => (ref ? machinesIn(ref) : []));
    },
  };
};
