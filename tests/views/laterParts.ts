import { beforeEach } from 'vitest';
import { fetchLaterParts } from '../../views/app/later.tsx';
import '../../views/styles/all.css';

// Idle time has passed: what a screen draws later is there, as it is for a person who acts.
beforeEach(fetchLaterParts);
