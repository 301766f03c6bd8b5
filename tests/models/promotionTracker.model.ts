import { promotionTrackerMachine } from '../../machines/landing/tracker.ts';
import { defineModel, done } from '../kit/index.ts';
import { cut, refused } from './fixtures/failures.ts';

const nothingToSee = async () => undefined;

export const model = defineModel(promotionTrackerMachine, {
  events: {
    'visit.counted': {
      by: 'the page',
      says: 'has something counted',
      when: ({ context }) => context.queue.length < 3,
      cases: { completion: { counted: { kind: 'complete', payload: { UC: 'uc1', page_id: 't1' } } } },
      gesture: (person, event) => person.signal('visit.counted', event),
    },
  },
  outcomes: { count: { ok: done(undefined), refused, cut } },
  states: { idle: nothingToSee, sending: nothingToSee, sent: 'transient' },
});
