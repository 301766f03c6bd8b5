import { withEvent } from '../screen/actions.ts';
import { sessionActor } from '../../services/visit/session.ts';
import { cleanupMachine } from './cleanup.ts';

export const sessionActors = { session: sessionActor, cleanup: cleanupMachine };

/** While the session has ended, the root's view replaces the screen, which stays alive. */
export const sessionRegion = {
  initial: 'open',
  invoke: { id: 'cleanup', src: 'cleanup' },
  states: {
    open: { on: { 'session.ended': { target: 'ended', actions: 'notifySessionEnd' } } },
    ended: {
      description: 'The session has ended (HTTP 401): the user is asked to log in, and nothing is lost.',
      on: {
        // The failure has been shown already.
        'toast.requested': {},
        'shell.resumed': { target: 'open' },
        'url.changed': { guard: withEvent('isElsewhere'), target: 'open', actions: 'forgetVisible' },
      },
    },
  },
} as const;
