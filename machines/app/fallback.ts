import { keepRelease, missesChunk } from '../parts/release.ts';

/** What replaces a screen that cannot be shown. */
export const fallbackStates = {
  ...missesChunk('failed'),
  failed: {
    description: 'The screen did not arrive; the person can try again.',
    on: { 'retry.requested': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
  },
  closed: {
    description:
      'The lender has paused the flow: it says so, before anything is sent, and looks again when it is asked to.',
    on: {
      'release.read': { target: 'loading', actions: keepRelease },
      'retry.requested': { actions: 'wantRelease' },
      'shell.resumed': { actions: 'wantRelease' },
    },
  },
  crashed: {
    description:
      'Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.',
    tags: 'crashed',
    on: {
      'exception.noticed': {},
      'url.changed': { guard: 'isElsewhere', actions: { type: 'reloadPage', params: {} } },
    },
  },
  notFound: { description: 'No screen has this address.' },
} as const;
