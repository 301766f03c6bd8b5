import * as v from 'valibot';
import { refusals } from '../../../services/oldRepayment/refusals.ts';
import { centavos, code as codeText, id, maybeId } from '../../../services/values/codecs.ts';
import { tableOf } from '../../database.ts';
import { enter } from '../../domain/books.ts';
import { dayFromToday } from '../../domain/calendar.ts';
import { nextState } from '../../domain/orderLife.ts';
import { pay } from '../../domain/paymentCodes.ts';
import { askedNow, dueIn, findOrder, type OrderRow } from '../../domain/orders.ts';
import { partnerOrigin } from '../../domain/partner.ts';
import { findBorrower } from '../../domain/people.ts';
import { scenariosIn } from '../../domain/scenario.ts';
import { sendSms } from '../../domain/sms.ts';
import { type CallContext, type Group, get, irreversible, refuse } from '../route.ts';

const wayRequestSchema = v.object({ orderId: id });
/** Payload of POST /repayment/repayment-commit; the card's fields are empty when no card is chosen. */
const commitRequestSchema = v.object({
  amount: centavos,
  bankName: maybeId,
  cardId: maybeId,
  cardNo: maybeId,
  couponId: maybeId,
  orderId: id,
  repayToken: maybeId,
  bankCode: maybeId,
  sendMsg: v.picklist(['0', '1']),
});
const confirmRequestSchema = v.object({
  orderId: id,
  verifyCode: v.pipe(codeText, v.minLength(6)),
  repaymentRecordId: id,
});
const walletRequestSchema = v.object({ userId: id, orderId: id, amount: centavos });

const cards = [
  { id: 'c1', bankName: 'BDO Unibank', cardNo: '•••• 4821', bankCode: 'BDO' },
  { id: 'c2', bankName: 'BPI', cardNo: '•••• 0917', bankCode: 'BPI' },
];

const recordRow = v.object({
  id: v.number(),
  order_id: v.string(),
  amount: v.number(),
  code: v.string(),
  done: v.number(),
});

const scenario = scenariosIn('Old repayment');
const opened = { productId: 'p1', userId: 'u-1' };

const orderOf = (orderId: string, { database }: CallContext): OrderRow =>
  findOrder(database, orderId) ?? refuse('404', 'We cannot find this loan.');

const refuseAgain = () => refuse(refusals.duplicate, 'This payment was asked for already.');

/** A settled order cannot be paid again under any key. */
const payableOrder = (orderId: string, call: CallContext): OrderRow => {
  const order = orderOf(orderId, call);
  return nextState(order.state, 'paidOff') ? order : refuseAgain();
};

const newCode = () => String(Math.floor(Math.random() * 1e6)).padStart(6, '0');

const askForCode = (order: OrderRow, amount: number, { database }: CallContext): number => {
  const code = newCode();
  const borrower = findBorrower(database, order.borrower_id);
  database.run('delete from old_repayments where order_id = ? and done = 0', order.id);
  database.insert('old_repayments', { order_id: order.id, amount, code });
  sendSms(database, {
    phone: borrower?.phone ?? '',
    code,
    text: `${code} confirms your repayment. Tell it to nobody.`,
  });
  return database.one(recordRow, 'select * from old_repayments order by id desc limit 1')?.id ?? 0;
};

export const oldRepayment: Group = {
  tables: { schema: tableOf('old_repayments', recordRow) },
  scenarios: [
    scenario('old-repay', 'Without a card', 'Commits at once: no code is asked for.', '/ynRepay', {
      ...opened,
      orderId: 'disbursed',
    }),
    scenario('old-choose', 'With a bank card', 'Choose a card, then the code of a text.', '/ynRepayChoose', {
      ...opened,
      orderId: 'due',
    }),
    scenario(
      'old-duplicate',
      'Paid already',
      'An old link still names a sum, but nothing is owed.',
      '/ynRepay',
      { ...opened, orderId: 'settled', amount: '924800' },
    ),
  ],
  routes: [
    get('/repayment/repayment-way', '00', wayRequestSchema, ({ orderId }, call) => {
      const order = orderOf(orderId, call);
      const now = call.database.now();
      const days = dueIn(order);
      return {
        bankList: cards,
        alipay: '1',
        // Each load has its own.
        repayToken: `t-${orderId}-${now}`,
        amount: askedNow(order),
        repayDate: days === null ? '' : dayFromToday(days, now),
      };
    }),
    irreversible(
      '/repayment/repayment-commit',
      '00',
      commitRequestSchema,
      ({ orderId, amount, cardId }, call) => {
        const { database } = call;
        const order = payableOrder(orderId, call);
        const recordId = cardId ? askForCode(order, amount, call) : '';
        enter(database, 'commits', { orderId, amount, cardId, recordId: String(recordId) });
        if (!cardId) pay(database, orderId, amount);
        return { needValid: cardId ? '1' : '0', repayRecordId: recordId };
      },
    ),
    irreversible(
      '/repayment/repayment-confirm',
      '00',
      confirmRequestSchema,
      ({ orderId, verifyCode, repaymentRecordId: recordId }, call) => {
        const { database } = call;
        const record = database.one(
          recordRow,
          'select * from old_repayments where id = ? and order_id = ?',
          recordId,
          orderId,
        );
        if (!record || record.code !== verifyCode) return refuse(refusals.wrongCode, 'This code is wrong.');
        if (record.done) return refuseAgain();
        const { amount } = record;
        payableOrder(orderId, call);
        database.run('update old_repayments set done = 1 where id = ?', record.id);
        enter(database, 'confirmations', { orderId, amount, recordId });
        pay(database, orderId, amount);
        return {};
      },
    ),
    irreversible('/repayment/repayment-huichao', '00', walletRequestSchema, ({ orderId, amount }, call) => {
      payableOrder(orderId, call);
      enter(call.database, 'walletPayments', { orderId, amount });
      return { url: `${partnerOrigin(call.origin)}/sandbox/partner/pay/${orderId}` };
    }),
  ],
};
