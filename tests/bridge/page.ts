import { fakeWindow, origin } from './shells.ts';

/** A page in a plain browser: where it was sent, and what it may use of the platform. */
export interface FakePage {
  window: Window;
  /** Where the page went, in order: addresses, `back`, and new windows. */
  went: string[];
  /** Hides or shows the page, as a person does who changes to another app and comes back. */
  setHidden(hidden: boolean): void;
}

/** A page without a shell; `navigator` is what its browser has, `entries` how many pages its history holds. */
export const fakePage = ({
  navigator = {},
  entries = 1,
}: { navigator?: object; entries?: number } = {}): FakePage => {
  const went: string[] = [];
  const document = Object.assign(new EventTarget(), { hidden: false });
  const window = fakeWindow({
    document,
    navigator,
    location: { origin, assign: (address: string) => went.push(address) },
    history: { length: entries, back: () => went.push('back') },
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
