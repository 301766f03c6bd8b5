const mark = 'backSentinel';

/** When a page wants the browser's back for itself: never, from the next touch on, or from now on. */
export type SentinelMode = 'off' | 'fromTouch' | 'now';

/** Events for an address actor. */
export interface SentinelCommand {
  type: 'sentinel.set';
  mode: SentinelMode;
}

/** Goes back, like the browser's button. */
export interface BackCommand {
  type: 'back.requested';
}

/** How long taking the sentinel off the history may take, in milliseconds. */
const releaseLimit = 1_000;

const kept = () => (history.state ?? {}) as Record<string, unknown>;

const isOn = (): boolean => Boolean(kept()[mark]);

/** The address on whose sentinel the person is; nothing where there is none. */
const caughtAt = (): string | undefined => (isOn() ? location.href : undefined);

/** Changes the history without those hearing of it who listen for changes of the address: it stays the same. */
const silently = (change: 'pushState' | 'replaceState', state: object): void => {
  try {
    History.prototype[change].call(history, state, '');
  } catch {
    // A browser that limits how often this is done goes on without it.
  }
};

/** The history entry with the same address that is put on top, so that going back takes only that one off (docs/product/bridge.md#back). */
export interface BackSentinel {
  set(mode: SentinelMode): void;
  /** Whether leaving has to wait for `release`. */
  isOn(): boolean;
  /** Removes it, so that the page can be left. Resolves when it is gone, after a second at most. */
  release(): Promise<void>;
  /** Whether this `popstate` was about the sentinel alone: then the address is the same. */
  popped(): boolean;
  stop(): void;
}

/** A sentinel that is off; `onBack` hears of every back that it caught while it was on from a touch. While it holds (`now`) back leads nowhere. */
export const createBackSentinel = (onBack: () => void): BackSentinel => {
  let mode: SentinelMode = 'off';
  let wasAt = caughtAt();
  /** Put here by this page: one that a reload left behind stays until the page knows whether it wants it. */
  let isOurs = false;
  let released: (() => void) | undefined;
  let releasing: Promise<void> | undefined;
  /** Its own back navigation is still to come, after the wait for it timed out. */
  let isLate = false;

  const put = () => {
    if (isOn() || releasing) return;
    silently('pushState', { ...kept(), [mark]: true });
    wasAt = caughtAt();
    isOurs = true;
  };
  const touched = () => {
    // Today's WebViews skip an entry that was pushed without a touch of the person.
    if (mode === 'fromTouch' && navigator.userActivation?.isActive !== false) put();
  };
  const release = (): Promise<void> => {
    if (!isOn()) return releasing ?? Promise.resolve();
    releasing ??= new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        isLate = true;
        released?.();
      }, releaseLimit);
      const { [mark]: _, ...state } = kept();
      released = () => {
        clearTimeout(timer);
        // What the page wrote into the entry that goes is not lost with it.
        if (!isOn()) silently('replaceState', state);
        released = undefined;
        releasing = undefined;
        wasAt = caughtAt();
        resolve();
      };
      history.back();
    });
    return releasing;
  };
  const letGo = async () => {
    await release();
    // Wanted again while it was on its way.
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
    popped: () => {
      if (released) {
        released();
        return true;
      }
      const isCaught = wasAt === location.href && !isOn();
      const isOwn = isLate;
      wasAt = caughtAt();
      isLate = false;
      if (!isCaught) return false;
      // Not forward: where a second back is on its way already, the browser would break off what this page has asked for.
      if (mode === 'now') put();
      else if (isOwn) return true;
      else if (mode === 'fromTouch') onBack();
      // A reload left it behind and it is not needed: continue back to where the user wanted to go.
      else history.back();
      return true;
    },
    stop: () => {
      removeEventListener('pointerup', touched, true);
      removeEventListener('keydown', touched, true);
    },
  };
};
