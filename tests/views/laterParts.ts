import { beforeEach } from 'vitest';
import { loadStyles } from '../../views/styles/load.ts';
import { fetchLater } from '../../views/app/later.tsx';

// Idle time has passed: what a screen draws later is there, as it is for a person who acts.
beforeEach(() => Promise.all([fetchLater(), loadStyles()]));
