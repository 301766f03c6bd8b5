import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { loadStyles } from '../../views/styles/load.ts';
import { fetchLater } from '../../views/app/later.tsx';

// The files share a page, and this runs before each of them: nothing of the file before is left on the page.
document.title = '';
document.documentElement.lang = 'en';
document.documentElement.removeAttribute('style');
afterEach(cleanup);

// Idle time has passed: what a screen draws later is there, as it is for a person who acts.
beforeEach(() => Promise.all([fetchLater(), loadStyles()]));
