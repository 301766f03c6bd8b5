import { chooseCardMachine } from '../../machines/chooseCard/machine.ts';
import { paymentWayMachine } from '../../machines/parts/paymentWayStore.ts';
import { ChooseCard } from '../chooseCard/ChooseCard.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(chooseCardMachine, ChooseCard, { paymentWay: paymentWayMachine });
