import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a test drew or stored must not be there for the next one.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});
