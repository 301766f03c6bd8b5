import { forwardsTo, sendToChild, withEvent } from '../screen/actions.ts';
import { sessionActor, type SessionEnded } from '../../services/visit/session.ts';
import type { Environment } from '../../services/visit/environment.ts';
import { releaseHeaders } from '../../services/http/request.ts';
import { cleanupMachine } from './cleanup.ts';

export const sessionActors = { session: sessionActor, cleanup: cleanupMachine };

export const sessionInput = (
  { environment, release }: { environment: Environment; release: string },
  search: string,
) => ({
  apiBase: environment.apiBase,
  basePath: environment.basePath,
  search,
  language: environment.language,
  headers: releaseHeaders(environment.releaseHeader, release),
  unclearCodes: environment.unclearCodes,
  isTraced: environment.isTraced,
});

const sendToCleanup = sendToChild<SessionEnded>('cleanup');

/** While the session has ended, the root's view replaces the screen, which stays alive. */
export const sessionRegion = {
  initial: 'open',
  invoke: { id: 'cleanup', src: 'cleanup' },
  states: {
    open: { on: { 'session.ended': { target: 'ended', actions: forwardsTo(sendToCleanup) } } },
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
