import type { InspectionEvent } from 'xstate';
import type { Chart } from './charts/chart.ts';
import { watchCalls, watchSignals } from './frames/calls.ts';
import { createNotes, type Note } from './frames/notes.ts';
import { createTap } from './frames/tap.ts';
import { everything } from './mask.ts';
import type { Inspection, InspectorOptions } from './options.ts';
import { openChannel } from './ways/channel.ts';
import type { Command } from './ways/asked.ts';
import { createOutbox, type Send } from './ways/outbox.ts';
import { openSocket } from './ways/socket.ts';
import { openStately } from './ways/stately.ts';

const loadCharts = (address: string | undefined) => {
  const charts = new Map<string, Chart>();
  const ready = address
    ? fetch(address)
        .then((response) => response.json() as Promise<Chart[]>)
        .then((all) => all.forEach((chart) => charts.set(chart.hash, chart)))
        // Without charts the inspector shows only the names of states and events.
        .catch(() => undefined)
    : Promise.resolve();
  return { ready, chartOf: (hash: string) => charts.get(hash) };
};

/** Stored for the tab if possible, so that its next page load uses the same value. */
const remember = (key: string, value: string): string => {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage, each page load is independent.
  }
  return value;
};
const remembered = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const phoneName = (run: string): string =>
  remember('inspectedPhone', remembered('inspectedPhone') ?? run.slice(0, 8));

/** Stored instead of kept in the URL, so that it is never sent to the backend. */
const tokenFor = (given: string | null | undefined): string =>
  remember('relayToken', given ?? remembered('relayToken') ?? '');

const isBrowser = (): boolean => 'document' in globalThis;

const deviceName = (): string => {
  const { process } = globalThis as { process?: NodeJS.Process };
  if (!isBrowser()) return process ? `Node ${process.versions.node}` : 'worker';
  const system = /android/i.test(navigator.userAgent)
    ? 'android'
    : /iphone|ipad/i.test(navigator.userAgent)
      ? 'ios'
      : 'pc';
  return `${system} ${innerWidth}×${innerHeight}`;
};

const pageName = (): string => (isBrowser() ? document.title : '') || 'app';

/** Not `crypto.randomUUID`, which is missing on pages over plain http. */
const newRun = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the page is in the simulator's frame. */
export const isInOwnFrame = (): boolean => {
  try {
    return window.parent !== window && window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
};

const localRelay = 'http://localhost:4174';

const isThisMachine = (origin: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);

interface Way {
  send: Send;
  close: () => void;
  onCommand?: (hear: (command: Command) => void) => void;
}

const openWay = ({ to = 'relay', relay = localRelay, token, charts }: InspectorOptions, run: string): Way => {
  if (to === 'browser') return openChannel(run);
  if (to === 'relay' && !('WebSocket' in globalThis)) {
    console.warn('statechart-inspector shows nothing: it needs WebSocket (Node 22.18 or newer).');
    return { send: () => undefined, close: () => undefined };
  }
  if (to === 'relay') return openSocket(relay, run, tokenFor(token));
  const { chartOf, ready } = loadCharts(charts);
  return openStately(chartOf, ready);
};

/**
 * Starts an inspection. Events are only noted at first and processed when the page is idle, so that a tap is barely delayed.
 *
 * @example
 * const { inspect } = createInspector({ allow: { actors: { cart: { context: { count: everything } } } } });
 * createActor(cartMachine, { inspect }).start();
 */
export const createInspector = (options: InspectorOptions = {}): Inspection => {
  const {
    run = newRun(),
    to = 'relay',
    relay = localRelay,
    shell,
    main,
    restores,
    isInSandbox,
    calls = true,
  } = options;
  const isLocal = to === 'relay' && isThisMachine(relay);
  const way = openWay(options, run);
  const tap = createTap(run, {
    allow: options.allow ?? (isLocal ? everything : undefined),
    sendsCharts: options.charts === undefined,
    shell,
  });
  const watchers: ((event: InspectionEvent, seq: number) => void)[] = [];
  let seq = 0;
  let isOver = false;
  const outbox = createOutbox((note: Note) => {
    const frames = tap(note);
    seq = frames.at(-1)?.seq ?? seq;
    if (note.of === 'actors') for (const watch of watchers) watch(note.event, seq);
    return frames;
  }, way.send);
  const { timeOrigin } = performance;
  const notes = createNotes({
    now: () => timeOrigin + performance.now(),
    put: (note) => {
      if (!isOver) outbox.put(note);
    },
    // While a browser dispatches an input event, a person is acting.
    isPersonActing: () => globalThis.event !== undefined,
  });
  const begin = () =>
    notes.begin({
      phone: phoneName(run),
      page: options.page ?? pageName(),
      device: deviceName(),
      ...(isInSandbox && { isInSandbox: true, ...(restores && { restores }) }),
      ...(shell && { shell }),
      ...(main && { main }),
    });
  begin();
  const undo: (() => void)[] = [];
  if (calls) {
    undo.push(watchSignals(globalThis, notes.signalled));
    undo.push(watchCalls(isBrowser() ? window : globalThis, notes.called));
  }
  const end = () => {
    notes.end();
    outbox.flush();
  };
  // A page restored from the back-forward cache continues its run.
  const goOn = ({ persisted }: PageTransitionEvent) => persisted && begin();
  if ('addEventListener' in globalThis) {
    addEventListener('pagehide', end);
    addEventListener('pageshow', goOn);
    undo.push(() => {
      removeEventListener('pagehide', end);
      removeEventListener('pageshow', goOn);
    });
  }
  return {
    run,
    inspect: notes.inspect,
    alsoInspect: (watch) => {
      watchers.push(watch);
    },
    onCommand: (hear) => way.onCommand?.(hear),
    stop: () => {
      if (isOver) return;
      end();
      isOver = true;
      for (const back of undo) back();
      way.close();
    },
  };
};
