import { chooseCardMachine } from '../../machines/chooseCard/machine.ts';
import { defineModel } from '../kit/index.ts';
import { connectionRestored, failedStates } from './fixtures/connection.ts';
import { environment } from './fixtures/environment.ts';
import { cut, garbage, refused } from './fixtures/failures.ts';
import { openIntent, screenReturned } from './fixtures/intents.ts';
import { offersCards, wayOf } from './fixtures/oldRepayment.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

export const model = defineModel(chooseCardMachine, {
  words: wordsOf('chooseCard'),
  sheet: sheetOf('chooseCard'),
  input: ({ double }) => ({
    app: double('app'),
    route: 'ynRepayChoose',
    search: 'orderId=o1&couponId=c9',
    environment,
    intents: [],
  }),
  events: {
    'retry.requested': { says: 'tries again', gesture: (person) => person.tap('button', 'Try again') },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned(openIntent('commit', 'order:o1')),
    'card.chosen': {
      says: 'chooses a card',
      cases: { bdo: { cardId: 'k1' }, unknown: { cardId: 'k9' } },
      gesture: (person, { cardId }) => person.tap('radio', cardId === 'k1' ? /BDO/ : /nobody's/),
    },
    'choice.confirmed': { says: 'goes on', gesture: (person) => person.tap('button', 'Next') },
  },
  outcomes: { loadWayToRepay: { cards: offersCards(wayOf()), refused, cut, garbage } },
  wire: { loadWayToRepay: '**/repayment/repayment-way?*' },
  ends: { 'going on opens the next page': (seen) => seen.matches('choosing') },
  states: {
    loading: (person) => person.sees('loading...'),
    ...failedStates,
    choosing: (person) => person.sees('BDO Unibank'),
  },
});
