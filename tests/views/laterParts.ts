import { beforeEach } from 'vitest';
import { fetchLater } from '../../views/app/later.tsx';

// Idle time has passed: what a screen draws later is there, as it is for a person who acts.
beforeEach(() => fetchLater());
