import { chooseCardMachine } from '../../machines/chooseCard/machine.ts';
import { defineModel } from '../../packages/kit/index.ts';
import { connectionRestored, isRefused, canTryAgain, unloadedStates } from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, refused } from '../models/fixtures/failures.ts';
import { settledWith, storedResults, screenReturned } from '../models/fixtures/intents.ts';
import { offersCards, wayOf } from '../models/fixtures/oldRepayment.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

export const model = defineModel(chooseCardMachine, {
  words: wordsOf('chooseCard'),
  sheet: pageSheet({
    Cards: {
      open: open('old-choose'),
      answers: { loadWayToRepay: 'cards' },
      made: { loadWayToRepay: failures },
    },
  }),
  input: ({ double }) => ({
    app: double('app'),
    route: 'ynRepayChoose' as const,
    search: 'orderId=o1&couponId=c9',
    environment,
  }),
  events: {
    'retry.requested': {
      says: 'tries again',
      when: (seen) => canTryAgain(seen),
      gesture: (person) => person.tap('button', 'Try again'),
    },
    'order.chosen': {
      says: 'opens the order',
      when: (seen) => isRefused(seen),
      gesture: (person) => person.tap('button', 'See my order'),
    },
    'help.chosen': {
      says: 'contacts us',
      when: (seen) => isRefused(seen),
      gesture: (person) => person.tap('link', 'Contact us'),
    },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    'outcome.settled': settledWith(storedResults),
    'card.chosen': {
      says: 'chooses a card',
      cases: { bdo: { cardId: 'k1' }, unknown: { cardId: 'k9' } },
      gesture: (person, { cardId }) => person.tap('radio', cardId === 'k1' ? /BDO/ : /nobody's/),
    },
    'choice.confirmed': { says: 'goes on', gesture: (person) => person.tap('button', 'Next') },
  },
  outcomes: { loadWayToRepay: { cards: offersCards(wayOf()), refused, cut, garbage } },
  ends: { 'the chosen card is paid with on the page before': (seen) => seen.matches('choosing') },
  wire: { loadWayToRepay: '**/repayment/repayment-way?*' },
  states: {
    loading: (person) => person.sees('loading...'),
    ...unloadedStates,
    choosing: (person) => person.sees('BDO Unibank'),
  },
});
