import { assign, fromTransition } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { arrivalMachine } from '../../machines/payment/arrival.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { timeLeftMachine } from '../../machines/payment/timeLeft.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { MadeCode } from '../../services/repay/stored.ts';
import { ownParts, type Parts } from './app.ts';
import { altered, type Planted, withScreens } from './planting.ts';
import type { Step } from './steps.ts';

const withCodePages = (actors: object): Parts => {
  const screen = { machine: repaymentCodeMachine.provide({ actors } as never) };
  return withScreens({ repaymentCode: screen, repaymentOfCode2: screen });
};

const withOrder = (actors: object): Parts =>
  withScreens({
    orderDetails: { machine: orderDetailsMachine.provide({ actors } as never) },
  });

const withPaymentWay = (paymentWay: typeof paymentWayMachine): Parts => {
  const stores = { paymentWay };
  return withScreens({
    repay: { stores },
    repaymentCode: { stores },
    customerService: { stores },
    repaymentOfCode2: { stores },
    instructions: { stores },
  });
};

const anybodys = () => {
  let last: MadeCode | undefined;
  return repayMachine.provide({
    actions: {
      reportCode: ({ context }) => {
        last = context.code;
      },
    },
    actors: {
      keptCode: fromTransition(
        (code) => code,
        ({ input }) => last ?? input.code,
      ),
    },
  });
};

const person = (machine: string, event: string, name = ''): Step => ({
  by: 'person',
  machine,
  event,
  case: name,
  times: 1,
});
const wait: Step = { by: 'time', ms: 6_000 };
const paid: Step = { by: 'lender', does: 'the code is paid' };
const halfHour: Step = { by: 'time', ms: 31 * 60_000 };
const day = 86_400_000;
/** No response has a date that the app can read, so that the phone's clock counts. */
const withoutTime = (): Parts => ({ ...ownParts, alterReply: (reply) => ({ ...reply, date: 0 }) });
const opened: Step = { by: 'end', how: 'link', after: 0 };
const asked: readonly Step[] = [
  wait,
  person('repay', 'channels.opened'),
  person('repay', 'channel.chosen', '90001'),
  person('repay', 'code.requested'),
];
const code: readonly Step[] = [...asked, wait];

/** Bugs that break a promise of docs/product/repay.md#one-live-code. */
export const plantedCodes = {
  'a code that was lost with a killed app is not warned of': {
    parts: () => ({
      ...ownParts,
      alterBook: (book) => ({
        ...book,
        claim: (request) => book.claim({ ...request, lastKnown: undefined }),
      }),
    }),
    start: 'pays an instalment',
    steps: [...asked, { by: 'time', ms: 2_000 }, opened, ...code],
    finds: /Two codes of one debt can be paid by, and the person was not warned/,
  },
  'a code that the page warned of is taken for a lost one': {
    parts: () => ({
      ...ownParts,
      alterBook: (book) => ({ ...book, claim: (request) => book.claim({ ...request, lastKnown: '' }) }),
    }),
    start: 'pays an instalment',
    steps: [
      ...code,
      opened,
      wait,
      person('repay', 'another.requested'),
      person('repay', 'another.confirmed'),
      ...code,
      person('outcomeUnknown', 'otherWay.chosen'),
    ],
    finds: /warned once more of a code/,
  },
  'a code is not kept for a reload': {
    parts: () => withPaymentWay(paymentWayMachine.provide({ actions: { keep: () => undefined } })),
    start: 'pays an instalment',
    steps: [...code, wait, { by: 'end', how: 'reload', after: 0 }, opened, wait],
    finds: /does not show the code that can still be paid by/,
  },
  'a clock set forward is believed while a code is live': {
    parts: withoutTime,
    start: 'pays an instalment',
    steps: [...code, { by: 'clock', ms: day }, opened, wait],
    finds: /does not show the code that can still be paid by/,
  },
  'a clock set back is believed while a code is live': {
    parts: withoutTime,
    start: 'pays an instalment',
    steps: [...code, { by: 'clock', ms: -day }, halfHour, opened, wait],
    finds: /offers a code that has expired/,
  },
  'a clock of 1970 is believed': {
    parts: withoutTime,
    start: 'pays an instalment',
    steps: [...code, { by: 'clock', ms: -56 * 365 * day }, halfHour, opened, wait],
    finds: /offers a code that has expired/,
  },
  'a code stays on its page when it has expired': {
    parts: () =>
      withCodePages({
        timeLeft: timeLeftMachine.provide({
          guards: { isOver: () => false },
          delays: { nextMinute: 60_000 },
        }),
      }),
    start: 'pays an instalment',
    steps: [...code, halfHour, wait],
    finds: /repaymentCode offers a code that has expired/,
  },
  'a payment that arrived is not seen': {
    parts: () =>
      withCodePages({
        arrival: arrivalMachine.provide({
          guards: { hasArrived: () => false, hasArrivedPartly: () => false },
        }),
      }),
    start: 'pays an instalment',
    steps: [...code, paid, { by: 'shell', does: 'pause' }, { by: 'shell', does: 'resume' }, wait],
    finds: /offers a code though the order says that it is paid/,
  },
  'a payment is said to have arrived that did not': {
    parts: () =>
      withCodePages({
        arrival: arrivalMachine.provide({
          guards: { hasArrived: () => true },
          actions: { setNews: assign({ arrival: { is: 'arrived', received: undefined, rest: undefined } }) },
        }),
      }),
    start: 'pays an instalment',
    steps: [...code, { by: 'shell', does: 'pause' }, { by: 'shell', does: 'resume' }, wait],
    finds: /says that a payment arrived, and the books do not have it/,
  },
  'the code of another order or login is shown': {
    parts: () => withScreens({ repay: { machine: anybodys() } }),
    start: 'pays an instalment',
    steps: [...code, { by: 'shell', does: 'logs in another' }, wait],
    finds: /repay shows the code of another (login|order)/,
  },
  'what was paid too much is not said': {
    parts: () =>
      withOrder({
        loadOrder: altered(loadOrder, async (order) => ({ ...(await order), overpaid: undefined })),
      }),
    start: 'pays an instalment',
    steps: [
      ...code,
      opened,
      wait,
      person('repay', 'another.requested'),
      person('repay', 'another.confirmed'),
      ...code,
      paid,
      paid,
      wait,
      person('repaymentCode', 'order.chosen'),
      wait,
    ],
    finds: /An order does not say how much was paid too much/,
  },
} satisfies Record<string, Planted>;
