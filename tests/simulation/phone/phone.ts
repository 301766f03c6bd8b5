import type { InspectionEvent } from 'xstate';
import { type Parts, type RunningApp, startApp } from '../app.ts';
import type { Kill, Moment, Step } from '../steps.ts';
import type { Timeline } from '../timeline.ts';
import { runOn, settled } from './globals.ts';
import type { RequestKind } from '../../../services/pendingRequests/request.ts';
import { fingerprintOf } from '../../../services/device/fingerprint.ts';
import { createPhoneMemory } from '../../doubles/pendingStore.ts';
import type { LazyStore } from '../../../services/pendingRequests/lazyStore.ts';
import { createStorage, type PhoneStorage } from './storage.ts';
import { copyTab, createTab, openWindow, type PageWindow, type Tab } from './tab.ts';

export type Ending = 'reload' | 'kill' | 'link';

interface PhoneListener {
  opened(page: PageWindow): void;
  kept(key: string, value: string): void;
  ended(page: PageWindow): void;
  lost(): void;
  /** The current turn of the pages' code is over; `isCut`: a page ended during it. */
  turned(isCut: boolean): void;
  inspect(event: InspectionEvent, page: PageWindow): void;
}

/** How long a page remains usable while it is being left, in milliseconds: a user can tap in that time. */
const leavingTime = 400;

/** What the device does, whatever is true; `online` is undefined while it says the truth. */
export interface Device {
  online: boolean | undefined;
  copies: boolean;
  canvas: 'none' | 'lost';
}

interface PhoneOptions {
  timeline: Timeline;
  link: string;
  parts: Parts;
  /** The release whose files the server has. */
  releaseNow(): string;
  listener: PhoneListener;
}

export interface Phone {
  readonly storage: PhoneStorage;
  readonly memory: ReturnType<typeof createPhoneMemory>;
  isOnline: boolean;
  /** The next chunk of the app fails to load. */
  isChunkLost: boolean;
  clockOff: number;
  readonly device: Device;
  /** How the page of the next irreversible request ends. */
  killing: Extract<Step, { by: 'killed' }> | undefined;
  /** What was killed at which moment. */
  readonly killed: Kill[];
  /** An irreversible request of a page is at this moment; some come a little later. */
  at(page: PageWindow, ...moments: Moment[]): void;
  /** Does this at that moment of the next irreversible request. */
  next(at: Moment, act: () => void): void;
  /** The time it slept, in milliseconds. */
  slept: number;
  tab(): Tab;
  tabCount(): number;
  pages(): PageWindow[];
  /** Where each tab is; one that left for another site, such as to pay, can come back from there. */
  urls(): string[];
  app(page?: PageWindow): RunningApp | undefined;
  /** With the phone's link, or this one. */
  openTab(other?: string): void;
  copyTab(): void;
  reload(page: PageWindow): void;
  turnTab(): void;
  load(tab: Tab): void;
  end(tab: Tab, how: Ending): void;
  openAnew(link: string): void;
  /** The shell loads another link in the WebView in front; the others close. */
  openHere(link: string): void;
  /** The page in front ends after this many more messages leave or reach it. */
  endSoon(how: Ending, after: number): void;
  stay(page: PageWindow): void;
  goBack(tab: Tab): void;
  pressBack(): Promise<void>;
  settle(): Promise<void>;
  pass(ms: number): Promise<void>;
}

/** Milliseconds after the request or its response: nothing of the page is on its way then. */
const delays: Partial<Record<Moment, number>> = {
  'request out': 10,
  // The outcome is stored, and the second frame that shows it is still to come.
  'before the result is drawn': 20,
  'result drawn': 100,
};

const databaseMoods = {
  fine: 'fine',
  full: 'full',
  'database full': 'full',
  'database silent': 'silent',
  'database stuck': 'stuck',
  closed: 'closed',
  locked: 'locked',
} as const;

export const createPhone = ({
  timeline,
  link: firstLink,
  parts,
  releaseNow,
  listener,
}: PhoneOptions): Phone => {
  let link = firstLink;
  const { origin } = new URL(link);
  const apps = new Map<PageWindow, RunningApp>();
  const cut: { page: PageWindow; how: Ending }[] = [];
  let tabs: Tab[] = [createTab('first', link)];
  let front = 0;
  let planned: Ending = 'reload';
  const opening = new WeakMap<PageWindow, RequestKind>();
  let due: { at: Moment; act: () => void } | undefined;

  const storage = createStorage(
    (key, newValue, by, oldValue) => {
      if (newValue !== null) listener.kept(key, newValue);
      const event = { key, oldValue, newValue };
      const tell = (other: PageWindow) =>
        timeline.after(
          1,
          () => runOn(other, () => other.events.dispatchEvent(Object.assign(new Event('storage'), event))),
          other,
        );
      for (const page of phone.pages()) if (page !== by) tell(page);
    },
    () => timeline.now,
  );

  const forget = ({ page }: Tab): void => {
    if (!page) return;
    page.die();
    apps.delete(page);
    page.tab.history.listener = undefined;
    page.tab.page = undefined;
    listener.ended(page);
  };
  const leave = (tab: Tab, url: string, replace: boolean): void => {
    forget(tab);
    tab.history.leaveFor(new URL(url, tab.history.entry.url).href, replace);
    phone.load(tab);
  };

  const memory = createPhoneMemory();
  memory.markWith(parts.markOf ?? ((text) => fingerprintOf('this phone', text)));
  memory.alterWith((read) => parts.alterKept?.(read) ?? read);
  // Blocked storage is blocked completely: localStorage has no room for a key either.
  memory.become(() => databaseMoods[storage.mood]);
  memory.unlockWith(
    () =>
      new Promise((resolve) => {
        const look = (): unknown => (storage.mood === 'locked' ? timeline.after(100, look) : resolve());
        look();
      }),
  );

  const watched = (pendingStore: LazyStore, page: PageWindow): LazyStore => ({
    ...pendingStore,
    open: (request) => {
      opening.set(page, request.kind);
      phone.at(page, 'at the tap');
      return pendingStore.open(request);
    },
  });

  const open = (tab: Tab): void => {
    tabs = [...tabs, tab];
    front = 1;
    phone.load(tab);
  };

  const phone: Phone = {
    storage,
    memory,
    isOnline: true,
    isChunkLost: false,
    clockOff: 0,
    device: { online: undefined, copies: true, canvas: 'none' },
    killing: undefined,
    killed: [],
    next: (at, act) => {
      due = { at, act };
    },
    at: (page, ...moments) => {
      const { killing } = phone;
      if (due && moments.includes(due.at)) {
        const { at, act } = due;
        due = undefined;
        const ms = delays[at];
        if (ms === undefined) act();
        else timeline.after(ms, act);
      }
      const kind = opening.get(page);
      if (!killing || !kind || !moments.includes(killing.at)) return;
      const { at, how, kind: wanted = kind } = killing;
      if (kind !== wanted) return;
      phone.killing = undefined;
      phone.killed.push({ kind, at });
      const die = () => {
        if (page.life === 'dead') return;
        planned = how;
        page.dieAfter = 0;
      };
      const ms = delays[at];
      if (ms === undefined) return die();
      timeline.after(ms, () => {
        die();
        page.edge();
      });
    },
    slept: 0,
    tab: () => tabs[front] ?? (tabs[0] as Tab),
    tabCount: () => tabs.length,
    pages: () => tabs.flatMap(({ page }) => page ?? []),
    urls: () =>
      tabs.flatMap(({ history: { entries, index } }) => {
        const own = entries.slice(0, index + 1).filter(({ url }) => new URL(url).origin === origin);
        return own.at(-1)?.url ?? [];
      }),
    app: (page = phone.tab().page) => page && apps.get(page),
    openTab: (other = link) => open(createTab('second', other)),
    copyTab: () => open(copyTab('second', phone.tab())),
    reload: (page) => {
      page.way = timeline.after(leavingTime, () => page.tab.page === page && phone.load(page.tab), page);
    },
    turnTab: () => {
      front = tabs.length - 1 - front;
    },
    load: (tab) => {
      forget(tab);
      const url = new URL(tab.history.entry.url);
      if (url.origin !== origin || url.pathname.startsWith('/sandbox/')) return;
      const page = openWindow(tab, storage, timeline, {
        died: (dead) => cut.push({ page: dead, how: planned }),
        loads: phone.load,
        run: runOn,
      });
      tab.page = page;
      listener.opened(page);
      const release = releaseNow();
      const hasChunk = () => {
        const isLost = phone.isChunkLost || release !== releaseNow();
        phone.isChunkLost = false;
        return phone.isOnline && !isLost;
      };
      runOn(page, () =>
        apps.set(
          page,
          startApp(page, {
            parts,
            pendingStore: watched(
              memory.openTab({ edge: page.edge, run: (act) => runOn(page, act), hasChunk }),
              page,
            ),
            release,
            hasChunk,
            copies: () => phone.device.copies,
            leave: (to, replace) => {
              page.way = timeline.after(leavingTime, () => leave(tab, to, replace), page);
            },
            // A dead page's last turn reaches nobody.
            inspect: (event) => page.life !== 'dead' && listener.inspect(event, page),
          }),
        ),
      );
    },
    end: (tab, how) => {
      forget(tab);
      if (how === 'reload') return phone.load(tab);
      // The app's process ends with its last page.
      if (phone.pages().length === 0) {
        storage.lose();
        listener.lost();
      }
      const reopened = createTab(tab.name, how === 'link' ? link : tab.history.entry.url);
      tabs = tabs.with(tabs.indexOf(tab), reopened);
      phone.load(reopened);
    },
    openAnew: (next) => {
      for (const tab of tabs) forget(tab);
      link = next;
      tabs = [createTab('first', link)];
      front = 0;
      phone.load(phone.tab());
    },
    openHere: (next) => {
      const tab = phone.tab();
      for (const other of tabs) if (other !== tab) forget(other);
      link = next;
      tabs = [tab];
      front = 0;
      leave(tab, link, false);
    },
    endSoon: (how, after) => {
      const { page } = phone.tab();
      planned = how;
      if (page) page.dieAfter = after;
    },
    stay: ({ way }) => way !== undefined && timeline.cancel(way),
    goBack: (tab) => {
      if (tab.page) return runOn(tab.page, () => tab.history.back());
      if (tab.history.index === 0) return phone.end(tab, 'link');
      tab.history.index -= 1;
      phone.load(tab);
    },
    pressBack: async () => {
      const app = phone.app();
      if (app?.page.life !== 'awake' || !app.hasShell) return phone.goBack(phone.tab());
      const { shell } = app;
      const answers = shell.backAnswers.length;
      runOn(app.page, () => shell.emit('back'));
      await phone.settle();
      const isHandled = shell.backAnswers.length === answers || shell.backAnswers.at(-1);
      if (isHandled) return;
      // A shell goes back in the WebView's history, and closes it where there is none.
      if (phone.tab().history.index > 0) phone.goBack(phone.tab());
      else phone.end(phone.tab(), 'link');
    },
    settle: async () => {
      await settled();
      listener.turned(cut.length > 0);
      for (let over = cut.shift(); over; over = cut.shift()) {
        const { tab } = over.page;
        if (tabs.includes(tab) && tab.page === over.page) phone.end(tab, over.how);
        await settled();
      }
    },
    pass: (ms) => timeline.pass(ms, phone.settle),
  };
  return phone;
};
