import { beforeEach } from 'vitest';
import { fetchLaterParts } from '../../views/app/later.tsx';
import '../../views/styles/all.css';

// Loads lazy parts first, as idle time does before a user acts.
beforeEach(fetchLaterParts);
