import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { OrderDetails } from '../orderDetails/OrderDetails.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(orderDetailsMachine, OrderDetails);
