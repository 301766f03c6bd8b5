import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { orderDetailsOutcome } from '../../machines/orderDetails/outcome.ts';
import { OrderDetails } from '../orderDetails/OrderDetails.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(orderDetailsMachine, OrderDetails, {
  outcome: orderDetailsOutcome,
});
