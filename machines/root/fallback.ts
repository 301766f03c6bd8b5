import { withEvent } from '../screen/actions.ts';
import { setRelease, missesChunk } from './release.ts';

export const fallbackStates = {
  ...missesChunk('failed'),
  failed: {
    entry: 'forgetVisible',
    description: 'The screen did not arrive; the person can try again.',
    on: { 'retry.requested': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
  },
  closed: {
    entry: 'forgetVisible',
    description:
      'The company has paused the flow: the page says so before anything is sent, and checks again on request.',
    on: {
      'release.read': { target: 'loading', actions: setRelease },
      'retry.requested': { actions: 'wantRelease' },
      'shell.resumed': { actions: 'wantRelease' },
    },
  },
  crashed: {
    entry: 'forgetVisible',
    description:
      'Something threw. An error page replaces the page, which cannot be trusted any more; any navigation reloads it.',
    tags: 'crashed',
    on: {
      'exception.noticed': {},
      'url.changed': { guard: withEvent('isElsewhere'), actions: { type: 'reloadPage', params: {} } },
    },
  },
  notFound: { entry: 'forgetVisible', description: 'No screen has this address.' },
} as const;
