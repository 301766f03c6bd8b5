import { type Entry, heardHistory, PhoneHistory } from './history.ts';
import { createStorage, type PhoneStorage } from './storage.ts';
import type { Owner, Timeline } from '../timeline.ts';

export interface PageWindow extends Owner {
  readonly life: 'awake' | 'asleep' | 'dead';
  die(): void;
  readonly tab: Tab;
  readonly events: EventTarget;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly history: PhoneHistory;
  /** Called before data leaves or reaches the page; false when the page is dead or dies now. */
  edge(): boolean;
  /** When it was loaded: milliseconds of the timeline. */
  readonly openedAt: number;
  /** When it last woke: milliseconds of the timeline. */
  readonly wokeAt: number;
  /** Milliseconds that it slept in total. */
  readonly slept: number;
  /** Milliseconds that it was awake in total. */
  readonly awake: number;
  sleep(): void;
  wake(): void;
  /** The timeline's task that loads the next page. */
  way: number | undefined;
  dieAfter: number | undefined;
}

export interface Tab {
  readonly name: string;
  history: PhoneHistory;
  session: PhoneStorage;
  /** Undefined while the tab shows a page that is not the app's, or none. */
  page: PageWindow | undefined;
}

interface TabListener {
  died(page: PageWindow): void;
  loads(tab: Tab): void;
  run(page: PageWindow, act: () => void): void;
}

export const createTab = (name: string, url: string): Tab => ({
  name,
  history: new PhoneHistory(url),
  session: createStorage(() => undefined),
  page: undefined,
});

/** As a browser copies a tab: with its history and its session storage. */
export const copyTab = (name: string, { history, session }: Tab): Tab => {
  const tab = createTab(name, history.entry.url);
  tab.history.entries = structuredClone(history.entries);
  tab.history.index = history.index;
  tab.session = createStorage(() => undefined, undefined, session.all());
  return tab;
};

let documents = 0;

const eventWith = (type: string, detail: object) => Object.assign(new Event(type), detail);

export const openWindow = (
  tab: Tab,
  storage: PhoneStorage,
  timeline: Timeline,
  listener: TabListener,
): PageWindow => {
  documents += 1;
  const document = documents;
  const { history } = tab;
  // Entries that the page itself added are the same document, also after a reload.
  const before = history.entry.document;
  for (const entry of history.entries) if (entry.document === before) entry.document = document;
  // A page that was left for has no document yet.
  history.entry.document = document;
  let life: PageWindow['life'] = 'awake';
  let slept = 0;
  let since = 0;
  let wokeAt = -Infinity;
  const page: PageWindow = {
    get life() {
      return life;
    },
    get wokeAt() {
      return wokeAt;
    },
    get slept() {
      return slept;
    },
    get awake() {
      return (life === 'awake' ? timeline.now : since) - slept - page.openedAt;
    },
    sleep: () => {
      life = 'asleep';
      since = timeline.now;
    },
    wake: () => {
      life = 'awake';
      wokeAt = timeline.now;
      // A frame that was due meanwhile is drawn at once.
      slept += Math.max(0, timeline.now - since - 16);
    },
    die: () => {
      if (life === 'awake') since = timeline.now;
      life = 'dead';
    },
    openedAt: timeline.now,
    tab,
    events: new EventTarget(),
    get localStorage() {
      return storage.as(page);
    },
    get sessionStorage() {
      return tab.session.as(page);
    },
    history: heardHistory(history),
    way: undefined,
    dieAfter: undefined,
    edge: () => {
      if (life === 'dead') return false;
      if (page.dieAfter === undefined) return true;
      page.dieAfter -= 1;
      if (page.dieAfter >= 0) return true;
      page.die();
      listener.died(page);
      return false;
    },
  };

  const arrive = (target: number, from: Entry) => {
    history.index = target;
    if (history.entry.document !== document) return listener.loads(tab);
    page.events.dispatchEvent(eventWith('popstate', { state: history.state }));
    if (new URL(from.url).hash !== new URL(history.entry.url).hash)
      page.events.dispatchEvent(new Event('hashchange'));
  };
  history.listener = {
    edge: page.edge,
    changed: (how) => page.events.dispatchEvent(new Event(how)),
    traverse: (by) => {
      timeline.after(
        1,
        () => {
          const target = history.index + by;
          if (target < 0 || target >= history.length) return;
          listener.run(page, () => arrive(target, history.entry));
        },
        page,
      );
    },
  };
  return page;
};
