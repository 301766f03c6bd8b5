import { describe, expect, test } from 'vitest';
import { nextPaymentOf, zeroOfOrder } from '../../services/order/nextPayment.ts';
import { statusCodes, statusOf } from '../../services/order/status.ts';
import { actionsOf, leadsElsewhere } from '../../services/orderDetails/facts.ts';
import { verdictOf } from '../../services/orderDetails/check.ts';
import { order } from '../models/fixtures/order.ts';

const unknown = ['', '205', '999', ' 200', '200 ', 'constructor', '__proto__', 'toString', 'undefined'];
const all = [...unknown, ...statusCodes];

/** The codes for which a predicate holds. */
const where = (holds: (orderStatus: string) => boolean) => all.filter(holds);

test('knows the seven codes of the specification', () => {
  expect(statusCodes.toSorted()).toEqual(['110', '151', '170', '174', '180', '200', '21']);
});

describe('a status, known or not', () => {
  const at = (orderStatus: string) => statusOf({ orderStatus });

  test('is settled by 200 alone', () => {
    expect(where((code) => at(code).isSettled)).toEqual(['200']);
    expect(where((code) => verdictOf('pay', order({ orderStatus: code })) === 'done')).toEqual(['200']);
  });

  test('is payable only by a code that says so', () => {
    expect(where((code) => at(code).isPayable)).toEqual(['170', '174', '180']);
    expect(where((code) => nextPaymentOf(order({ orderStatus: code }), undefined) !== undefined)).toEqual([
      '170',
      '174',
      '180',
    ]);
    const zero = (code: string) => zeroOfOrder(order({ orderStatus: code, repayAmount: 0 }), undefined);
    expect(where((code) => zero(code) === 'loanPaid')).toEqual(['170', '174']);
    expect(where((code) => zero(code) === 'notKnown')).toEqual(['180']);
  });

  test('is due or overdue only by a code that says so', () => {
    expect(where((code) => at(code).isDue)).toEqual(['174', '180']);
    expect(where((code) => at(code).isOverdue)).toEqual(['180']);
  });

  test('has no loan, or waits for its money, only by a code that says so', () => {
    expect(where((code) => !at(code).hasLoan)).toEqual(['21', '110']);
    expect(where((code) => at(code).awaitsMoney)).toEqual(['21', '151']);
  });

  test('leads on to its link unless it is under review', () => {
    const leads = (code: string) =>
      leadsElsewhere(order({ orderStatus: code, playeduL: 'https://lend.example/' }));
    expect(where((code) => !leads(code))).toEqual(['21']);
  });

  test.each([
    ['21', []],
    ['151', []],
    ['110', []],
    ['170', ['repay']],
    ['174', ['repay', 'rollOver']],
    ['180', ['repay', 'rollOver']],
    ['200', ['saveProof', 'borrowAgain']],
    ...unknown.map((code): [string, string[]] => [code, []]),
  ])('%j offers %j where the order can be extended', (orderStatus, actions) => {
    expect(actionsOf(order({ orderStatus, isDelay: true }), undefined)).toEqual(actions);
  });

  test.each(unknown)('%j looks like an application, and has no steps', (orderStatus) => {
    expect(statusOf({ orderStatus })).toMatchObject({ tone: 'gold', life: [], verdicts: {} });
  });
});
