import { arrivalMachine } from '../../machines/payment/arrival.ts';
import { defineModel } from '../../packages/kit/index.ts';
import { connectionRestored } from '../models/fixtures/connection.ts';
import { cut, refused } from '../models/fixtures/failures.ts';
import { answersWith, otherFacts } from '../models/fixtures/order.ts';
import { product } from '../models/fixtures/product.ts';
import { partOf } from '../models/words.ts';

const payment = {
  amount: 924_800,
  payCode: '42',
  reference: '',
  then: [{ call: 'order' as const, owed: 924_800, day: '2026-12-01', payments: [] }],
};
const order = { productId: 'p1', orderId: 'o1' };

export const model = defineModel(arrivalMachine, {
  ...partOf('arrival'),
  inputs: {
    payment: () => ({ order, expected: payment, isReturn: false }),
    extension: () => ({
      order,
      expected: { ...payment, amount: 264_700 },
      isReturn: false,
    }),
    'of an earlier code': () => ({ order, expected: payment, isReturn: true }),
  },
  events: {
    'look.requested': {
      by: 'the app',
      says: 'looks whether the payment arrived',
      gesture: (person) => person.signal('look.requested'),
    },
    'connection.restored': connectionRestored,
  },
  outcomes: {
    loadOrder: {
      nothing: answersWith({}),
      silent: answersWith({ repayAmount: undefined, repayDate: '', noticeDesText: '' }),
      strange: answersWith({
        orderStatus: '205',
        repayAmount: undefined,
        repayPlan: 'unknown',
        payments: 'unknown',
      }),
      zero: answersWith({ repayAmount: 0 }),
      part: answersWith({ repayAmount: 462_400 }),
      listed: answersWith({
        orderStatus: '170',
        repayDate: '2027-03-31',
        payments: [{ amount: 924_800, time: '', channel: 'GCash', reference: '', code: '42' }],
      }),
      settled: answersWith({
        ...otherFacts,
        recProducts: [product],
        inside: false,
        h5Url: 'https://pay.example/1',
        isDelay: true,
        isScore: true,
        playeduL: 'https://lend.example/w',
        reyMsg: 'Confirm today',
        KindTipsMsg: 'Pay only here',
        penaltyOnce: undefined,
        overpaid: 100_000,
        disbursedAt: '',
        cardNeedPop: true,
        orderStatus: '200',
        repayAmount: undefined,
        repayDate: '',
      }),
      refused,
      cut,
    },
  },
  states: {
    beginning: async () => undefined,
    opening: (person) => person.doesNotSee('payment'),
    unasked: (person) => person.doesNotSee('payment'),
    looking: (person) => person.sees('Looking whether your payment arrived'),
    arrived: (person) => person.sees('Your payment arrived'),
    partly: async (person) => {
      await person.sees('A part of your payment arrived');
      await person.sees('Still to pay: ₱4,624.00');
    },
    waiting: (person) => person.sees('Your payment is not here yet'),
    unseen: (person) => person.sees('We could not look whether your payment arrived'),
  },
});
