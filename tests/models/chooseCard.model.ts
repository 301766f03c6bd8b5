import type { AppRef } from '../../machines/app/events.ts';
import { chooseCardMachine } from '../../machines/chooseCard/machine.ts';
import { defineModel, transient } from '../kit/index.ts';
import { connectionRestored, isRefused, canTryAgain, unloadedAndTold } from './fixtures/connection.ts';
import { environment } from './fixtures/environment.ts';
import { cut, garbage, refused } from './fixtures/failures.ts';
import { choices, openIntent, screenReturned } from './fixtures/intents.ts';
import { offersCards, wayOf } from './fixtures/oldRepayment.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

const openPayment = openIntent('commit', 'order:o1');

const opened =
  (...intents: (typeof openPayment)[]) =>
  (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route: 'ynRepayChoose' as const,
    search: 'orderId=o1&couponId=c9',
    environment,
    intents,
  });

export const model = defineModel(chooseCardMachine, {
  words: wordsOf('chooseCard'),
  sheet: sheetOf('chooseCard'),
  inputs: { plain: opened(), 'with an open payment': opened(openPayment) },
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
      gesture: (person) => person.tap('button', 'Contact us'),
    },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned(openPayment),
    'card.chosen': {
      says: 'chooses a card',
      cases: { bdo: { cardId: 'k1' }, unknown: { cardId: 'k9' } },
      gesture: (person, { cardId }) => person.tap('radio', cardId === 'k1' ? /BDO/ : /nobody's/),
    },
    'back.pressed': {
      by: 'the phone',
      says: 'has its back button pressed',
      gesture: (person) => person.signal('back.pressed'),
    },
    'choice.confirmed': { says: 'goes on', gesture: (person) => person.tap('button', 'Next') },
  },
  outcomes: {
    loadWayToRepay: { cards: offersCards(wayOf()), refused, cut, garbage },
    outcomeUnknown: choices,
  },
  wire: { loadWayToRepay: '**/repayment/repayment-way?*' },
  states: {
    loading: (person) => person.sees('loading...'),
    ...unloadedAndTold('We do not know yet whether your repayment arrived'),
    deciding: transient,
    openUnknown: (person) => person.seesRole('dialog', 'We do not know yet whether your repayment arrived'),
    choosing: (person) => person.sees('BDO Unibank'),
  },
});
