import { afterEach, vi } from 'vitest';

// What a test replaced must not be replaced for the next one. Hooks of the test, and of later setup files, run before this.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
