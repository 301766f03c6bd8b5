import { chooseCardMachine } from '../../machines/chooseCard/machine.ts';
import { chooseCardOutcome } from '../../machines/chooseCard/outcome.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { ChooseCard } from '../chooseCard/ChooseCard.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(chooseCardMachine, ChooseCard, {
  stores: { paymentWay: paymentWayMachine },
  outcome: chooseCardOutcome,
});
