import type { Frame } from '../frames/frame.ts';
import { after, beforeAll, type RunState } from '../frames/state.ts';
import { createLog, type Log } from './log.ts';

/** Frames between two states that are kept, so that any moment is found within as many steps. */
const stride = 200;

/** One run: its frames in order, and its state at any of them. */
export interface Run {
  readonly id: string;
  readonly frames: readonly Frame[];
  readonly log: Log;
  /** The state after so many frames. */
  stateAt: (count: number) => RunState;
  add: (frames: readonly Frame[]) => void;
  /** Whether its page is in this browser, where it hears commands. */
  isHere: boolean;
}

/** What a run is called: its phone, page and device, and when it began. */
export const runTitle = (run: Run): string => {
  const { about } = run.stateAt(run.frames.length);
  const began = run.frames[0]?.at;
  const time = began === undefined ? '' : new Date(began).toLocaleTimeString('en-GB');
  return `${about?.phone ?? run.id.slice(0, 8)} · ${about?.page ?? 'page'} · ${about?.device ?? ''} · ${time}`;
};

const createRun = (id: string): Run => {
  const frames: Frame[] = [];
  const kept: RunState[] = [beforeAll];
  const log = createLog();
  let newest = beforeAll;
  let last: { count: number; state: RunState } = { count: 0, state: beforeAll };
  return {
    id,
    frames,
    log,
    isHere: false,
    add: (added) => {
      for (const frame of added) {
        // A page says everything again to an inspector that comes late; who knows it already skips it.
        if (frame.seq <= newest.seq && frames.length > 0) continue;
        frames.push(frame);
        newest = after(newest, frame);
        log.add(frame, frames.length, newest);
        if (frames.length % stride === 0) kept.push(newest);
      }
    },
    stateAt: (count) => {
      if (count >= frames.length) return newest;
      const from = Math.floor(count / stride);
      let [at, state] = [from * stride, kept[from] ?? beforeAll];
      if (last.count <= count && last.count > at) [at, state] = [last.count, last.state];
      for (const frame of frames.slice(at, count)) state = after(state, frame);
      last = { count, state };
      return state;
    },
  };
};

/** All runs that the page heard of, the newest first. Listeners are told at most once a picture of the screen. */
export const createRuns = () => {
  const runs = new Map<string, Run>();
  const listeners = new Set<() => void>();
  let version = 0;
  let isDue = false;
  const tell = () => {
    isDue = false;
    version += 1;
    for (const listener of listeners) listener();
  };
  return {
    get: (id: string | undefined) => (id === undefined ? undefined : runs.get(id)),
    all: () =>
      [...runs.values()].toSorted((one, other) => (other.frames[0]?.at ?? 0) - (one.frames[0]?.at ?? 0)),
    /** `isHere`: from a page of this browser. */
    add: (frames: readonly Frame[], isHere = false) => {
      for (const id of new Set(frames.map((frame) => frame.run))) {
        const run = runs.get(id) ?? createRun(id);
        runs.set(id, run);
        run.isHere ||= isHere;
        run.add(frames.filter((frame) => frame.run === id));
      }
      if (isDue || frames.length === 0) return;
      isDue = true;
      requestAnimationFrame(tell);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
};

export type Runs = ReturnType<typeof createRuns>;
