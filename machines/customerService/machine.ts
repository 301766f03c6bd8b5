// Its chart, drawn: docs/charts/customerService.md
import { assign, setup } from 'xstate';
import { expiryTimeOf } from '../../services/visit/clock.ts';
import { loadContact } from '../../services/customerService/actors.ts';
import type { Contact } from '../../services/customerService/schema.ts';
import { type OrderKey, orderKeyOf } from '../../services/order/key.ts';
import type { PaymentInput } from '../payment/requests.ts';
import type { AppRef, ScreenMessage } from '../screen/events.ts';
import { callTo } from '../screen/calling.ts';
import { sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { whenBack } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';
import { reportMissing } from '../screen/missingPayment.ts';
import { infoFor } from '../../services/repay/paymentWay.ts';
import { type Topic, topics } from '../../services/customerService/topics.ts';
import type { MadeCode } from '../../services/repay/stored.ts';

interface CustomerServiceContext {
  app: AppRef;
  topic: Topic | undefined;
  order: OrderKey;
  code: MadeCode | undefined;
  /** The backend's type of complaint for a payment that does not show. */
  paymentProblem: string;
  contact: Contact;
  refusal: string;
}

type CustomerServiceEvent =
  | ScreenMessage
  | { type: 'retry.requested' }
  | { type: 'topic.toggled'; topic: Topic }
  /** Without a number, the first. */
  | { type: 'phone.chosen'; number?: string }
  | { type: 'instructions.chosen' }
  | { type: 'order.chosen' }
  | { type: 'complaint.chosen' }
  /** The phone is another person's, or nothing should stay on it. */
  | { type: 'memory.dropped' }
  /** The text is in the user's language. */
  | { type: 'payment.missed'; detail: string };

export type { Topic };

const contextOf = (
  { app, search, environment, stores }: PaymentInput,
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
    refusal: '',
  };
};

const customerService = setup({
  types: {} as {
    context: CustomerServiceContext;
    input: PaymentInput;
    events: CustomerServiceEvent;
    tags: 'busy';
  },
  actors: { loadContact },
  guards: {
    hasPhone: ({ context }) => context.contact.smWa !== '',
    hasOrder: ({ context }) => context.order.orderId !== '',
  },
  actions: {
    setContact: assign({
      contact: ({ context }, contact: Contact) => (contact.email || contact.smWa ? contact : context.contact),
    }),
    toggleTopic: assign(({ context }, { topic }: { topic: Topic }) => ({
      topic: topic === context.topic ? undefined : topic,
    })),
    callService: sendToApp(({ context }, { number }: { number?: string }) =>
      callTo(number ?? context.contact.smWa),
    ),
    openInstructions: sendToApp(({ context: { order } }) => ({
      type: 'navigation.requested',
      to: 'DRInstructions',
      ...(order.orderId && { query: { ...order } }),
    })),
    openOrder: sendToApp(({ context: { order } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { ...order },
    })),
    openComplaint: sendToApp(({ context: { order } }) => ({
      type: 'navigation.requested',
      to: 'complaint',
      ...(order.orderId && { query: { orderNo: order.orderId } }),
    })),
    endSession: sendToApp(() => ({ type: 'session.ended' })),
    reportMissing: sendToApp(({ context: { order, paymentProblem } }, { detail }: { detail: string }) =>
      reportMissing({ orderId: order.orderId, problemType: paymentProblem, detail }),
    ),
  },
}).extend(loadKit);

const { loading, failed } = piecesOf(customerService).loads({
  src: 'loadContact',
  input: undefined,
  done: [{ target: 'shown', actions: withOutput('setContact') }],
  afterRefusal: {},
});

/** Answers to common questions about the borrower's order, and the company's contact details (docs/product/customerService.md#screen). */
export const customerServiceMachine = customerService.createMachine({
  id: 'customerService',
  context: ({ input, self }) => contextOf(input, expiryTimeOf(self.system)),
  initial: 'loading',
  // Help is available without a response.
  on: {
    'topic.toggled': { actions: withEvent('toggleTopic') },
    'phone.chosen': { guard: 'hasPhone', actions: withEvent('callService') },
    'instructions.chosen': { actions: 'openInstructions' },
    'order.chosen': { guard: 'hasOrder', actions: 'openOrder' },
    'complaint.chosen': { actions: 'openComplaint' },
    'memory.dropped': { actions: 'endSession' },
    'payment.missed': { guard: 'hasOrder', actions: withEvent('reportMissing') },
  },
  states: {
    loading,
    failed: { ...failed, on: { 'retry.requested': { target: 'reloading' }, ...whenBack('reloading') } },
    reloading: {
      description: "The configured contact stays on the page while the backend's is requested again.",
      ...loading,
    },
    shown: {},
  },
});
