import { checkOrder } from '../../services/orderDetails/check.ts';
import { makeCode } from '../../services/repay/actors.ts';
import { outcomeOf, retryOf } from '../pendingRequests/outcome.ts';
import { usableChannel } from '../../services/repay/facts.ts';
import { codeRequestOf, type RepayContext } from './context.ts';
import type { repayMachine } from './machine.ts';
import { orderSubject } from '../../services/order/key.ts';

/** Channels of a possible pending payment. The one chosen in this visit wins. */
const channelsOf = ({ info, channelNumber }: RepayContext): string[] => {
  if (usableChannel(info, channelNumber)) return [channelNumber];
  const numbers = info?.repayList.map((channel) => channel.channel_number) ?? [];
  return numbers.filter((number) => usableChannel(info, number));
};

export const repayOutcome = outcomeOf<typeof repayMachine>((context) => {
  const { productId, orderId } = context;
  return {
    concerns: [{ subject: orderSubject(orderId), purposes: ['pay'] }],
    retries: channelsOf(context).map((channelNumber) =>
      retryOf(makeCode, codeRequestOf({ ...context, channelNumber }), channelNumber),
    ),
    question: { productId, orderId },
  };
}, checkOrder);
