import { fakeWindow, origin } from './shells.ts';

export interface FakePage {
  window: Window;
  went: string[];
  setHidden(hidden: boolean): void;
}

/** A page without a shell; `behind` and `ahead` are the history entries on either side, `state` is that of its own. */
export const fakePage = ({
  navigator = {},
  behind = 0,
  ahead = 0,
  state = null,
}: { navigator?: object; behind?: number; ahead?: number; state?: object | null } = {}): FakePage => {
  const went: string[] = [];
  const document = Object.assign(new EventTarget(), { hidden: false });
  const window: Window = fakeWindow({
    document,
    navigator,
    location: { origin, assign: (address: string) => went.push(address) },
    history: {
      state,
      length: behind + 1 + ahead,
      go: (by: number) => {
        // A browser does nothing where there is no entry.
        if (-by > behind) return;
        went.push(`back ${-by}`);
        setTimeout(() => window.dispatchEvent(new Event('popstate')));
      },
    },
    open: (address: string, target: string, features: string) => {
      went.push(`${target} ${features} ${address}`);
      return null;
    },
  });
  return {
    window,
    went,
    setHidden: (hidden) => {
      document.hidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
};
