import { trackerMachine } from '../../machines/root/tracker.ts';
import { defineModel, done } from '../../packages/kit/index.ts';
import { cutOnce, refused } from '../models/fixtures/failures.ts';
import { partOf } from '../models/words.ts';

const nothingToSee = async () => undefined;

export const model = defineModel(trackerMachine, {
  ...partOf('tracker'),
  events: {
    'event.tracked': {
      by: 'a flow',
      says: 'tracks an event',
      when: ({ context }) => context.queue.length < 3,
      cases: {
        borrowAgain: { tracked: { productId: 'p1', moduleId: 30, positionId: 0 } },
        completion: { tracked: { kind: 'complete', payload: { UC: 'uc1', page_id: 't1' } } },
      },
      gesture: (person, event) => person.signal('event.tracked', event),
    },
  },
  outcomes: { record: { ok: done(undefined), refused, cut: cutOnce } },
  states: { idle: nothingToSee, sending: nothingToSee, sent: 'transient' },
});
