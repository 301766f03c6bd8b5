import { smsCountdownMachine, smsPause } from '../../machines/payment/smsCountdown.ts';
import { defineModel, done, fails } from '../../packages/kit/index.ts';
import { sheetOf } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

export const model = defineModel(smsCountdownMachine, {
  words: wordsOf('smsCountdown'),
  sheet: sheetOf('smsCountdown'),
  input: () => ({ deadline: 60_000 }),
  // The time of day is fixed: the pause began just now.
  provide: { delays: { pause: () => smsPause } },
  events: {},
  outcomes: { ticker: { over: done(undefined), broken: fails(new Error('the ticker broke')) } },
  states: {
    counting: (person) => person.sees(/s$/),
    over: (person) => person.doesNotSee(/s$/),
  },
});
