import { vi } from 'vitest';

/** The phone's storage, as a list of what it holds. */
export const stubStorage = (held: Record<string, string> = {}): Record<string, string> => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => {
      held[key] = value;
    },
    removeItem: (key: string) => {
      delete held[key];
    },
  });
  return held;
};
