import { entry, saveInEntry } from './entry.ts';

const mark = 'backSentinel';

/** When a page catches the browser's back: never, from the next touch on, or from now on. */
export type SentinelMode = 'off' | 'fromTouch' | 'now';

export interface SentinelCommand {
  type: 'sentinel.set';
  mode: SentinelMode;
}

export interface BackCommand {
  type: 'back.requested';
}

const releaseLimit = 1_000;

const isOn = (): boolean => Boolean(entry()[mark]);

/** A history entry with the same URL on top of the page's own, so that going back only removes that entry (docs/product/bridge.md#back). */
interface BackSentinel {
  set(mode: SentinelMode): void;
  /** Whether leaving has to wait for `release`. */
  isOn(): boolean;
  /** Removes the sentinel so that the page can be left. Resolves when it is gone, after at most a second. */
  release(): Promise<void>;
  /** The page opened another URL itself. */
  moved(): void;
  /** Whether this `popstate` left the URL unchanged, because of the sentinel. */
  popped(): boolean;
  stop(): void;
}

/** Creates a sentinel that is off. `onBack` is called for every back that it catches in `fromTouch` mode. In `now` mode back is blocked. */
export function createBackSentinel(onBack: () => void): BackSentinel {
  let mode: SentinelMode = 'off';
  let url = location.href;
  /** Set by this page: a sentinel left by a reload stays until the page knows whether it wants one. */
  let isOurs = false;
  let released: (() => void) | undefined;
  let releasing: Promise<void> | undefined;
  /** The sentinel's own back navigation is still in flight after the timeout. */
  let isLate = false;

  const put = () => {
    if (isOn() || releasing) return;
    saveInEntry({ [mark]: true }, 'pushState');
    isOurs = true;
  };
  const touched = () => {
    // Current WebViews skip an entry that was pushed without user activation.
    if (mode === 'fromTouch' && navigator.userActivation?.isActive !== false) put();
  };
  const release = (): Promise<void> => {
    if (!isOn()) return releasing ?? Promise.resolve();
    releasing ??= new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        isLate = true;
        released?.();
      }, releaseLimit);
      const state = { ...entry(), [mark]: undefined };
      released = () => {
        clearTimeout(timer);
        // Keeps what the page wrote into the removed entry.
        if (!isOn()) saveInEntry(state);
        released = undefined;
        releasing = undefined;
        resolve();
      };
      history.back();
    });
    return releasing;
  };
  const letGo = async () => {
    await release();
    // It was requested again while it was being removed.
    if (mode === 'now') put();
  };
  addEventListener('pointerup', touched, true);
  addEventListener('keydown', touched, true);

  return {
    isOn: () => isOn() || releasing !== undefined,
    set: (next) => {
      mode = next;
      if (next === 'now') put();
      if (next === 'off' && isOurs) void letGo();
    },
    release,
    moved: () => {
      url = location.href;
    },
    popped: () => {
      const isOwn = isLate;
      const isReleased = released !== undefined;
      isLate = false;
      released?.();
      const isMoved = url !== location.href;
      url = location.href;
      // A sentinel that is still ahead in the history is no longer on top of its page.
      if (isMoved) saveInEntry({ [mark]: undefined });
      isOurs &&= !isMoved;
      if (isMoved || isReleased || isOn()) return !isMoved;
      // Not `history.forward`: if a second back is already in flight, the browser would cancel the page's own navigation.
      if (mode === 'now') put();
      else if (isOwn) return true;
      else if (mode === 'fromTouch') onBack();
      // A reload left an unneeded sentinel: continue back to where the user wanted to go.
      else history.back();
      return true;
    },
    stop: () => {
      removeEventListener('pointerup', touched, true);
      removeEventListener('keydown', touched, true);
    },
  };
}
