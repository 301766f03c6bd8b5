import type { Frame } from '../frames/frame.ts';
import { afterAll, beforeAll, type RunState } from '../frames/state.ts';
import { createLog, type Log } from './log.ts';
import type { Presence } from './presence.ts';

/** Number of frames between cached states, which limits the steps to any moment. */
const stride = 200;

export interface Run {
  readonly id: string;
  readonly frames: readonly Frame[];
  readonly log: Log;
  stateAt: (count: number) => RunState;
  add: (frames: readonly Frame[]) => void;
}

export type Way = 'browser' | 'relay';

/** The title of a run: its start time first, because it distinguishes runs, then page, phone and device. */
export const runTitle = (run: Run): string => {
  const { about } = run.stateAt(run.frames.length);
  const began = run.frames[0]?.at;
  const time = began === undefined ? '' : new Date(began).toLocaleTimeString('en-GB');
  const { page = 'page', phone = run.id.slice(0, 8), device = '' } = about ?? {};
  return [time, page, phone, device].filter(Boolean).join(' · ');
};

/** Number of cached moments; a page repeatedly needs a few: its own, a line's two, two that are compared. */
const remembered = 8;

const createRun = (id: string): Run => {
  const frames: Frame[] = [];
  const kept: RunState[] = [beforeAll];
  const log = createLog();
  let newest = beforeAll;
  let recent: { count: number; state: RunState }[] = [];
  return {
    id,
    frames,
    log,
    add: (told) => {
      let last = frames.length > 0 ? newest.seq : -1;
      // A page repeats everything for an inspector that connects later; known frames are skipped.
      let added = told.filter(({ seq }) => {
        const isNew = seq > last;
        last = Math.max(last, seq);
        return isNew;
      });
      while (added.length > 0) {
        const portion = added.slice(0, stride - (frames.length % stride));
        added = added.slice(portion.length);
        newest = afterAll(newest, portion, (frame, state) => {
          frames.push(frame);
          log.add(frame, frames.length, state);
        });
        if (frames.length % stride === 0) kept.push(newest);
      }
    },
    stateAt: (count) => {
      if (count >= frames.length) return newest;
      const from = Math.floor(count / stride);
      const known = [{ count: from * stride, state: kept[from] ?? beforeAll }, ...recent]
        .filter((moment) => moment.count <= count)
        .reduce((one, other) => (other.count > one.count ? other : one));
      const state =
        known.count === count ? known.state : afterAll(known.state, frames.slice(known.count, count));
      recent = [{ count, state }, ...recent.filter((moment) => moment.count !== count)].slice(0, remembered);
      return state;
    },
  };
};

/** All known runs, newest first. Listeners are notified at most once per animation frame. */
export const createRuns = () => {
  const runs = new Map<string, Run>();
  /** Runs whose page was ever connected, and those connected now, by connection. */
  const heard = new Set<string>();
  const present: Record<Way, ReadonlySet<string>> = { browser: new Set(), relay: new Set() };
  const listeners = new Set<() => void>();
  let version = 0;
  let isDue = false;
  const tell = () => {
    isDue = false;
    version += 1;
    for (const listener of listeners) listener();
  };
  const tellSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(tell);
  };
  return {
    get: (id: string | undefined) => (id === undefined ? undefined : runs.get(id)),
    all: () =>
      [...runs.values()].toSorted((one, other) => (other.frames[0]?.at ?? 0) - (one.frames[0]?.at ?? 0)),
    /** `way`: the connection that reported the frames; undefined for a recording. */
    add: (frames: readonly Frame[], way?: Way) => {
      const told = new Set(frames.map((frame) => frame.run));
      for (const id of told) {
        const run = runs.get(id) ?? createRun(id);
        runs.set(id, run);
        if (way) heard.add(id);
        run.add(frames.filter((frame) => frame.run === id));
      }
      // A page that sends in this browser is open; a relay also repeats old messages.
      if (way === 'browser') present.browser = new Set([...present.browser, ...told]);
      if (frames.length > 0) tellSoon();
    },
    meet: (way: Way, there: ReadonlySet<string>) => {
      const isSame = there.size === present[way].size && [...there].every((id) => present[way].has(id));
      present[way] = there;
      if (!isSame) tellSoon();
    },
    presenceOf: ({ id, frames, stateAt }: Run): Presence => {
      if (stateAt(frames.length).endedAt !== undefined) return 'ended';
      if (present.browser.has(id)) return 'here';
      if (present.relay.has(id)) return 'connected';
      return heard.has(id) ? 'silent' : 'recorded';
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
};

export type Runs = ReturnType<typeof createRuns>;
