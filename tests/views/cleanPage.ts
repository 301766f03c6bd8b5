import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from '../patience.ts';

configure({ asyncUtilTimeout: patience.timeout });

// What a test drew or stored must not be there for the next one.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
});
