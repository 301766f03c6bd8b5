import type { Release } from '../../../services/release/schema.ts';
import { keepRelease, readRelease } from '../../parts/release.ts';

/** The promotion is one flow of several machines: whichever of them is paused, or the folder of all, nobody registers. */
const flows = ['promotion', 'landing', 'registration'];

/** Whether the lender has paused the promotion. */
export const isPausedBy = ({ closed }: Release): boolean => flows.some((flow) => closed.includes(flow));

/** What stands in the place of a page that cannot be on show. */
export const fallbackStates = {
  closed: {
    description: 'The lender has paused registering: it says so, and looks again when it is asked to.',
    on: {
      'address.changed': { actions: 'keepPlace' },
      'release.read': [
        { guard: { type: 'isPaused', params: readRelease }, actions: keepRelease },
        { target: 'resolving', actions: keepRelease },
      ],
      'retry.requested': { actions: 'wantRelease' },
    },
  },
  crashed: {
    description:
      'Something threw. Plain words stand in place of the page; whatever leads elsewhere loads it anew.',
    tags: 'crashed',
    on: {
      'exception.noticed': {},
      'address.changed': { actions: { type: 'reloadPage', params: {} } },
    },
  },
} as const;
