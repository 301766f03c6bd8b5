import { assign, setup } from 'xstate';
import { nowOf } from '../../services/visit/clock.ts';
import { loadContact } from '../../services/customerService/actors.ts';
import type { Contact } from '../../services/customerService/schema.ts';
import { type OrderKey, orderKeyOf } from '../../services/orderDetails/request.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../screen/events.ts';
import { asks } from '../screen/asks.ts';
import { loadKit } from '../screen/kit.ts';
import { loads } from '../screen/loads.ts';
import { reportMissing } from '../screen/missingPayment.ts';
import { infoFor } from '../payment/paymentWay.ts';
import { type Topic, topics } from './topics.ts';
import type { MadeCode } from '../../services/repay/stored.ts';

interface CustomerServiceContext {
  app: AppRef;
  topic: Topic | undefined;
  order: OrderKey;
  code: MadeCode | undefined;
  /** The backend's type of complaint for a payment that does not show. */
  paymentProblem: string;
  contact: Contact;
  /** The configured contact has been shown, and stays while the backend's is requested again. */
  hasFailed: boolean;
  refusal: string;
}

type CustomerServiceEvent =
  | ScreenMessage
  | { type: 'retry.requested' }
  | { type: 'topic.toggled'; topic: Topic }
  | { type: 'phone.chosen' }
  | { type: 'instructions.chosen' }
  | { type: 'order.chosen' }
  | { type: 'complaint.chosen' }
  /** The text is in the user's language. */
  | { type: 'payment.missed'; detail: string };

export type { Topic };

const contextOf = (
  { app, search, environment, stores }: ScreenInput,
  now: number,
): CustomerServiceContext => {
  const page = new URLSearchParams(search);
  const order = orderKeyOf(page);
  const code = infoFor(stores?.paymentWay, search, now)?.code;
  return {
    app,
    topic: topics.find((topic) => topic === page.get('topic')),
    order,
    code: order.orderId && code?.order.orderId === order.orderId ? code : undefined,
    paymentProblem: environment.paymentProblem,
    contact: { email: environment.serviceEmail, smWa: environment.servicePhone, hours: '' },
    hasFailed: false,
    refusal: '',
  };
};

const acts = {
  'topic.toggled': { actions: 'toggleTopic' },
  'phone.chosen': { guard: 'hasPhone', actions: 'callService' },
  'instructions.chosen': { actions: 'openInstructions' },
  'order.chosen': { guard: 'hasOrder', actions: 'openOrder' },
  'complaint.chosen': { actions: 'openComplaint' },
  'payment.missed': { guard: 'hasOrder', actions: 'reportMissing' },
} as const;

const { loading, failed } = loads({
  src: 'loadContact',
  ways: {},
  done: {
    target: 'shown',
    actions: {
      type: 'keepContact',
      params: ({ event }: { event: { output: Contact } }) => ({ contact: event.output }),
    },
  },
});

/** Answers to common questions about the borrower's order, and the company's contact details (docs/product/customerService.md#screen). */
export const customerServiceMachine = setup({
  types: {} as {
    context: CustomerServiceContext;
    input: ScreenInput;
    events: CustomerServiceEvent;
    tags: 'busy';
  },
  actors: { loadContact },
  guards: {
    hasPhone: ({ context }) => context.contact.smWa !== '',
    hasOrder: ({ context }) => context.order.orderId !== '',
  },
  actions: {
    keepContact: assign({
      contact: ({ context }, { contact }: { contact: Contact }) =>
        contact.email || contact.smWa ? contact : context.contact,
    }),
    noteFailure: assign({ hasFailed: true }),
    toggleTopic: assign({
      topic: ({ context, event }) =>
        event.type === 'topic.toggled' && event.topic !== context.topic ? event.topic : undefined,
    }),
    callService: asks(({ context }) => ({
      type: 'bridge.called',
      request: { action: 'callPhone', payload: { number: context.contact.smWa } },
    })),
    openInstructions: asks(({ context: { order } }) => ({
      type: 'navigation.requested',
      to: 'DRInstructions',
      ...(order.orderId && { query: { ...order } }),
    })),
    openOrder: asks(({ context: { order } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { ...order },
    })),
    openComplaint: asks(({ context: { order } }) => ({
      type: 'navigation.requested',
      to: 'complaint',
      ...(order.orderId && { query: { orderNo: order.orderId } }),
    })),
    reportMissing: asks(({ context: { order, paymentProblem }, event }) =>
      reportMissing({
        orderId: order.orderId,
        problemType: paymentProblem,
        detail: event.type === 'payment.missed' ? event.detail : '',
      }),
    ),
  },
})
  .extend(loadKit<CustomerServiceContext, CustomerServiceEvent>())
  .createMachine({
    id: 'customerService',
    context: ({ input, self }) => contextOf(input, nowOf(self.system)),
    initial: 'loading',
    // Help is available without a response.
    on: acts,
    states: { loading, failed: { ...failed, entry: 'noteFailure' }, shown: {} },
  });
