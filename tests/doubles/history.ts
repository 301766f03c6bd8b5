import { vi } from 'vitest';

class OneEntry {
  state: unknown;

  constructor(state: unknown) {
    this.state = state;
  }

  replaceState(state: unknown): void {
    this.state = structuredClone(state);
  }
}

/** Stubs `history` with a single entry, whose `state` a test can read and set. The end of the test removes it. */
export const stubHistory = (state: unknown = null): { state: unknown } => {
  const entry = new OneEntry(state);
  vi.stubGlobal('history', entry);
  vi.stubGlobal('History', OneEntry);
  return entry;
};
