import { AsyncLocalStorage } from 'node:async_hooks';
import { bareDocument, size } from './bareDocument.ts';
import { PhoneHistory } from './history.ts';
import type { Device } from './phone.ts';
import type { PageWindow } from './tab.ts';
import type { Timeline } from '../timeline.ts';

interface World {
  timeline: Timeline;
  /** The simulated time: epoch milliseconds. */
  now(): number;
  /** The phone's own clock, which may be wrong. */
  phoneNow(): number;
  /** `performance.now()` of its pages. */
  monotonicNow(): number;
  isOnline(): boolean;
  device: Device;
  random(): number;
  fetch(page: PageWindow, url: string, init: RequestInit): Promise<unknown>;
  /** `window.stop()`: the page stays, and its calls are aborted. */
  reload(page: PageWindow): void;
  stop(page: PageWindow): void;
  broke(page: PageWindow, error: unknown): void;
}

let world: World | undefined;
const running = new AsyncLocalStorage<PageWindow>();

const real = {
  setImmediate,
  setTimeout,
  clearTimeout,
  fetch,
  performance,
  now: Date.now,
  random: Math.random,
};

export const settled = async (): Promise<void> => {
  await new Promise<void>((resolve) => void real.setImmediate(resolve));
};

export const pageNow = (): PageWindow => {
  const page = running.getStore();
  if (!page) throw new Error('No page runs now');
  return page;
};

export const runOn = (page: PageWindow, act: () => void): void => {
  if (page.life === 'dead') return;
  try {
    running.run(page, act);
  } catch (error) {
    world?.broke(page, error);
  }
};

const later = (page: PageWindow, act: () => void, ms: number) =>
  world?.timeline.after(ms, () => runOn(page, act), page) ?? 0;

export const clockOf = (page: PageWindow) => ({
  setTimeout: (act: (...args: unknown[]) => void, ms: number) => later(page, act, ms),
  clearTimeout: (id: number) => world?.timeline.cancel(id),
});

const uuid = () => {
  const digits = Array.from({ length: 32 }, () => Math.floor((world?.random() ?? 0) * 16).toString(16));
  return digits.join('').replace(/(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5');
};

let lastByte = 1;
const randomBytes = (bytes: Uint8Array): Uint8Array => {
  for (let at = 0; at < bytes.length; at++) {
    lastByte = (Math.imul(lastByte, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = lastByte >>> 24;
  }
  return bytes;
};

const forPage =
  <Value>(of: (page: PageWindow) => Value) =>
  (): Value | undefined => {
    const page = running.getStore();
    return page && of(page);
  };

const listening = (page: PageWindow) => ({
  addEventListener: (type: string, listener: EventListener) => page.events.addEventListener(type, listener),
  removeEventListener: (type: string, listener: EventListener) =>
    page.events.removeEventListener(type, listener),
});

const locations = new Map<string, URL>();
const locationOf = (page: PageWindow): URL => {
  const { url } = page.tab.history.entry;
  const location = locations.get(url) ?? new URL(url);
  locations.set(url, location);
  return Object.assign(location, { reload: () => world?.reload(page) });
};

const navigatorOf = () => ({
  onLine: world?.device.online ?? world?.isOnline() ?? true,
  userAgent: 'Android',
  userActivation: { isActive: true },
  clipboard: { writeText: () => Promise.resolve() },
});

const hanging = () => new Promise<never>(() => undefined);
const bitmap = { width: 900, height: 1600, close: () => undefined };

const getters: Record<string, () => unknown> = {
  localStorage: forPage((page) => page.localStorage),
  sessionStorage: forPage((page) => page.sessionStorage),
  history: forPage((page) => page.history),
  location: forPage(locationOf),
  navigator: forPage(navigatorOf),
  scrollY: forPage(() => 0),
  scrollTo: forPage(() => () => undefined),
  document: forPage(() => bareDocument),
  devicePixelRatio: forPage(() => 2),
  createImageBitmap: forPage(
    () => () => (world?.device.canvas === 'lost' ? hanging() : Promise.resolve(bitmap)),
  ),
  window: forPage((page) => ({
    ...listening(page),
    ...size,
    document: { ...listening(page), hidden: false },
    navigator: navigatorOf(),
    location: locationOf(page),
    requestAnimationFrame: (act: () => void) => later(page, act, 16),
  })),
  performance: () => (running.getStore() && world ? { now: world.monotonicNow } : real.performance),
  requestAnimationFrame: forPage((page) => (act: () => void) => later(page, act, 16)),
  cancelAnimationFrame: forPage(() => (id: number) => world?.timeline.cancel(id)),
  addEventListener: forPage((page) => listening(page).addEventListener),
  removeEventListener: forPage((page) => listening(page).removeEventListener),
};

const values = {
  History: PhoneHistory,
  setTimeout: (act: () => void, ms = 0, ...args: unknown[]) => {
    const page = running.getStore();
    return page ? later(page, act, ms) : real.setTimeout(act, ms, ...args);
  },
  clearTimeout: (id: number) => (typeof id === 'number' ? world?.timeline.cancel(id) : real.clearTimeout(id)),
  stop: () => {
    const page = running.getStore();
    if (page) world?.stop(page);
  },
  fetch: (url: string, init: RequestInit = {}) => {
    const page = running.getStore();
    return page && world ? world.fetch(page, url, init) : real.fetch(url, init);
  },
};

/** Replaces the globals of this process; returns a function that restores them. */
export const install = (made: World): (() => void) => {
  world = made;
  const before = [...Object.keys(getters), ...Object.keys(values), 'crypto'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const define = (name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
  for (const [name, get] of Object.entries(getters)) define(name, { get });
  for (const [name, value] of Object.entries(values)) define(name, { value, writable: true });
  const { crypto } = globalThis;
  // Inherited, like a browser's: the kit overrides them temporarily with own properties.
  define('crypto', {
    value: Object.create({
      randomUUID: uuid,
      getRandomValues: randomBytes,
      subtle: crypto.subtle,
    }),
  });
  Date.now = () => (running.getStore() ? made.phoneNow() : made.now());
  Math.random = made.random;
  return () => {
    world = undefined;
    locations.clear();
    Date.now = real.now;
    Math.random = real.random;
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
  };
};
