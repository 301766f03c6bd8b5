import { chooseCardMachine } from '../../machines/oldRepayment/chooseCardMachine.ts';
import { paymentWayMachine } from '../../machines/parts/paymentWayStore.ts';
import { ChooseCard } from '../oldRepayment/ChooseCard.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(chooseCardMachine, ChooseCard, { paymentWay: paymentWayMachine });
