import type { InspectionEvent } from 'xstate';
import type { Chart } from './charts/chart.ts';
import { watchCalls, watchSignals } from './frames/calls.ts';
import { createNotes, type Note } from './frames/notes.ts';
import { createTap } from './frames/tap.ts';
import { openChannel } from './ways/channel.ts';
import type { Command } from './ways/command.ts';
import { createOutbox, type Send } from './ways/outbox.ts';
import { openSocket } from './ways/socket.ts';
import { openStately } from './ways/stately.ts';

/** Charts by hash, which the build wrote. */
const loadCharts = (base: string) => {
  const charts = new Map<string, Chart>();
  const ready = fetch(`${base}charts.json`)
    .then((response) => response.json() as Promise<Chart[]>)
    .then((all) => all.forEach((chart) => charts.set(chart.hash, chart)))
    // Without charts the inspector shows states and events by name alone.
    .catch(() => undefined);
  return { ready, chartOf: (hash: string) => charts.get(hash) };
};

/** Kept for the tab, where it can be: the next page load of it is told the same. */
const remember = (key: string, value: string): string => {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Where nothing can be kept each page load is on its own.
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

/** The same for all runs of this phone while its tab is open. */
const phoneName = (run: string): string =>
  remember('inspectedPhone', remembered('inspectedPhone') ?? run.slice(0, 8));

/** The app's own ways do not carry it along, so that it never stands on an address that the lender is sent. */
const tokenFor = (given: string | null | undefined): string =>
  remember('relayToken', given ?? remembered('relayToken') ?? '');

const deviceName = (): string => {
  const system = /android/i.test(navigator.userAgent)
    ? 'android'
    : /iphone|ipad/i.test(navigator.userAgent)
      ? 'ios'
      : 'pc';
  return `${system} ${innerWidth}×${innerHeight}`;
};

/** Whether the page stands in a frame of our own: the simulator's. */
export const isInOwnFrame = (): boolean => {
  try {
    return window.parent !== window && window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
};

interface Inspected {
  /** Names this run, one page load: a UUID. */
  run: string;
  /** Which root it is, e.g. `app`. */
  page: string;
  /** Where to: `stately`, `ws` (the relay of the page's own origin), `here` (an inspector in the same browser). */
  kind: string | null;
  /** Path that the build is served under. */
  base: string;
  /** What the relay wants to see. */
  token?: string | null;
  /** Whether an inspector may send events: in the sandbox alone. */
  isInSandbox?: boolean;
}

interface Way {
  send: Send;
  /** Hears what an inspector asks for, where the way leads both ways. */
  onCommand?: (hear: (command: Command) => void) => void;
}

const openWay = ({ run, kind, base, token }: Inspected): Way | undefined => {
  if (kind === 'ws') return openSocket(location.origin, run, tokenFor(token));
  if (kind === 'stately') {
    const { chartOf, ready } = loadCharts(base);
    return openStately(chartOf, ready);
  }
  return kind === 'here' ? openChannel(run) : undefined;
};

/**
 * Starts the inspection that the page asked for by `?inspect=`; undefined for any other kind. `inspect` is what `createActor` takes. Nothing
 * personal passes (docs/product/staff.md).
 */
export const inspectorFor = (inspected: Inspected) => {
  const { run } = inspected;
  const way = openWay(inspected);
  if (!way) return undefined;
  const tap = createTap(run);
  const watchers: ((event: InspectionEvent, seq: number) => void)[] = [];
  let seq = 0;
  const outbox = createOutbox((note: Note) => {
    const frames = tap(note);
    seq = frames.at(-1)?.seq ?? seq;
    if (note.of === 'actors') for (const watch of watchers) watch(note.event, seq);
    return frames;
  }, way.send);
  const { timeOrigin } = performance;
  const notes = createNotes({
    now: () => timeOrigin + performance.now(),
    put: outbox.put,
    // While a browser tells of a touch or a key, a person acts.
    isPersonActing: () => globalThis.event !== undefined,
  });
  const begin = () =>
    notes.begin({
      phone: phoneName(run),
      page: inspected.page,
      device: deviceName(),
      ...(inspected.isInSandbox && { isInSandbox: true }),
    });
  begin();
  watchSignals(globalThis, notes.signalled);
  watchCalls(window, notes.called);
  addEventListener('pagehide', () => {
    notes.end();
    outbox.flush();
  });
  // A page that the browser kept whole goes on where it was.
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
  return {
    run,
    inspect: notes.inspect,
    /** Somebody else who watches the same actors; told when the page is idle, as the frames are made, with the last frame's number. */
    alsoInspect: (watch: (event: InspectionEvent, seq: number) => void) => {
      watchers.push(watch);
    },
    onCommand: (hear: (command: Command) => void) => way.onCommand?.(hear),
  };
};
