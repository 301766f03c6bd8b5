import { vi } from 'vitest';

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
