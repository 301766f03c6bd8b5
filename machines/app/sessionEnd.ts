import { sessionActor } from '../../services/session.ts';
import { keeperMachine } from './keeper.ts';

export const sessionActors = { session: sessionActor, keeper: keeperMachine };

/** The region of the root that knows whether the session has ended: its view then says so in the screen's place, while the screen lives on. */
export const sessionRegion = {
  initial: 'open',
  invoke: { id: 'keeper', src: 'keeper' },
  states: {
    open: { on: { 'session.ended': { target: 'ended', actions: 'endKept' } } },
    ended: {
      description: 'The session has ended (HTTP 401): the user is asked to log in, and nothing is lost.',
      on: {
        // What failed is said already.
        'toast.requested': {},
        'shell.resumed': { target: 'open' },
        'url.changed': { guard: 'isElsewhere', target: 'open' },
      },
    },
  },
} as const;
