import { orderKeySchema } from '../../../services/orderDetails/schema.ts';
import { codeRequestSchema } from '../../../services/repay/schema.ts';
import { dayFromToday } from '../../domain/calendar.ts';
import { payChannels, payNotices } from '../../domain/channels.ts';
import { money } from '../../domain/money.ts';
import { nextState } from '../../domain/orderLife.ts';
import { orderNumber } from '../../domain/orderNumber.ts';
import { askedNow, dueIn, findOrder, type OrderRow, orderBill, paymentsOf } from '../../domain/orders.ts';
import { partnerOrigin } from '../../domain/partner.ts';
import { extensionPrice, makeCode, paymentCodeTables, postPayments } from '../../domain/paymentCodes.ts';
import { findProduct } from '../../domain/products.ts';
import { qrPh } from '../../domain/qrPh.ts';
import { type Scenario, scenariosIn } from '../../domain/scenario.ts';
import { openSession } from '../../domain/sessions.ts';
import { type CallContext, type Group, irreversible, post, refuse } from '../route.ts';

const scenario = scenariosIn('Repayment');
const sound = qrPh(892_480, 'R20261121');

const repayment = (id: string, title: string, description: string, orderId: string, page = '/repay') =>
  scenario(id, title, description, page, { productId: 'p1', orderId });
const codePage = (id: string, title: string, description: string, showType: '1' | '2', payCode: string) =>
  scenario(id, title, description, '/repaymentOfCode', { showType, payCode, repayAmount: '892480' });

const scenarios: Scenario[] = [
  repayment('repay', 'Instalment', 'Due in two days: five channels, one out of range.', 'due'),
  repayment('repay-part', 'One payment of four', 'What is next, and the rest of the plan.', 'instalments'),
  repayment(
    'repay-extension',
    'Extension',
    'Pays interest and penalty, and moves the due date.',
    'overdue-rollover',
    '/repayDelay',
  ),
  repayment('repay-settled', 'Nothing to repay', 'Refused: the order is settled.', 'settled'),
  codePage(
    'code-typed',
    'Code to type',
    'Groups, Copy and a barcode drawn from the code.',
    '1',
    '0312345678901234',
  ),
  codePage('code-qr', 'QR code', 'A sound QR Ph code for the amount.', '2', sound),
  codePage(
    'code-broken',
    'QR code, changed',
    'Its checksum is wrong: nobody may pay by it.',
    '2',
    sound.replace('8924.80', '9924.80'),
  ),
  codePage(
    'code-amount',
    'QR code, other amount',
    'It asks for more than is due.',
    '2',
    qrPh(992_480, 'R20261121'),
  ),
  scenario('code-notices', 'Code page 2', 'What the last repayment left on this phone.', '/repaymentOfCode2'),
  scenario('instructions', 'Payment instructions', 'Steps with pictures that enlarge.', '/DRInstructions'),
];

const payableOrder = (
  { orderId, productId }: { orderId: string; productId: string },
  { database, sessionId }: CallContext,
): OrderRow => {
  postPayments(database, orderId);
  const order = findOrder(database, orderId);
  if (!order || order.product_id !== productId) return refuse('404', 'We cannot find this loan.');
  if (!nextState(order.state, 'paidOff')) return refuse('409', 'There is nothing to repay on this loan.');
  openSession(database, sessionId, order.borrower_id);
  return order;
};

/** An order's permanent pay code: digits made of its id. */
const contractNumber = ({ id }: OrderRow) =>
  `8${[...id].map((letter) => String(letter.charCodeAt(0) % 100).padStart(2, '0')).join('')}000000000000`.slice(
    0,
    13,
  );

const remarks = ['This payment', 'Next'];

const openPlan = (order: OrderRow, now: number) => {
  const [first, ...rest] = paymentsOf(order).filter(({ open, dueIn: days }) => open > 0 && days >= 0);
  const late = paymentsOf(order).findLast(({ open, dueIn: days }) => open > 0 && days < 0);
  const asked = late ?? first;
  return (asked ? [{ ...asked, open: askedNow(order) }, ...(late && first ? [first] : []), ...rest] : []).map(
    ({ title, open, dueIn: days }, index) => ({
      remark: remarks[index] ?? 'Later',
      title,
      amount: open,
      time: dayFromToday(days, now),
    }),
  );
};

const repaymentInfo = (order: OrderRow, { database, market }: CallContext) => {
  const bill = orderBill(order);
  const product = findProduct(database, order.product_id);
  return {
    repayAmount: askedNow(order),
    repayDate: dayFromToday(dueIn(order) ?? 0, database.now()),
    productName: product?.name,
    productLogo: product?.logo,
    detail: [
      { text: 'Loan number', value: orderNumber(order.id) },
      { text: 'Loan amount', value: money(order.principal, market) },
      { text: 'Interest', value: money(bill.interest, market) },
      { text: 'Penalty', value: bill.penalty > 0 ? money(bill.penalty, market) : '' },
      { text: 'Paid so far', value: order.paid > 0 ? money(order.paid, market) : '' },
    ],
    repayPlan: openPlan(order, database.now()),
    repayList: payChannels.map(({ number, name, logo, fee, minimum, maximum, postingTime }) => ({
      logo,
      name,
      channel_number: number,
      fee,
      minimum,
      maximum,
      postingTime,
    })),
    noticeMsg: 'Payments after 10 pm are posted the next morning.',
    defDetail: {
      title: 'BayadPartner',
      logo: '/sandbox/assets/bank.svg',
      payCode: contractNumber(order),
      payNotice: payNotices,
    },
    isShowReyTop: '1',
  };
};

const extended = (order: OrderRow): OrderRow => ({ ...order, state: 'disbursed', due_in: order.term_days });

const extensionInfo = (order: OrderRow, call: CallContext) => {
  const price = extensionPrice(order);
  const now = call.database.now();
  const [next, ...later] = openPlan(extended(order), now);
  return {
    ...repaymentInfo(order, call),
    repayDate: next?.time,
    repayPlan: [
      { remark: 'Interest and penalty so far', title: 'Now', amount: price, time: dayFromToday(0, now) },
      ...(next ? [{ ...next, remark: `After ${order.term_days} more days`, title: 'Then' }] : []),
      ...later,
    ],
    delayInfo: { title: 'Pay now to extend your loan', delayAmount: price },
  };
};

const payUrlOf = (
  { page }: (typeof payChannels)[number],
  order: OrderRow,
  code: string,
  amount: number,
  origin: string,
): string => {
  if (page === 'notices') return '/repaymentOfCode2';
  if (page === 'partner') return `${partnerOrigin(origin)}/sandbox/partner/pay/${order.id}?code=${code}`;
  const query = new URLSearchParams({
    showType: page === 'typed' ? '1' : '2',
    payCode: page === 'typed' ? code : qrPh(amount, code),
    payCodeImg: '',
    repayAmount: String(amount),
  });
  return `/repaymentOfCode?${query.toString()}`;
};

export const repay: Group = {
  tables: paymentCodeTables,
  scenarios,
  routes: [
    post('/v3/installment/loan-play-detail', 'v3', orderKeySchema, (key, call) =>
      repaymentInfo(payableOrder(key, call), call),
    ),
    post('/spoken/unforgettable', 'v3', orderKeySchema, (key, call) => {
      const order = payableOrder(key, call);
      if (!nextState(order.state, 'extended')) return refuse('410', 'This loan cannot be extended now.');
      return extensionInfo(order, call);
    }),
    irreversible(
      '/v3/loan-details/generate-vcode',
      'v3',
      codeRequestSchema,
      ({ amount, channelNumber, isDelay, ...key }, call) => {
        const order = payableOrder(key, call);
        const channel = payChannels.find(({ number }) => number === channelNumber);
        if (!channel) return refuse('411', 'This payment channel is closed for now.');
        if (amount !== (isDelay ? extensionPrice(order) : askedNow(order)))
          return refuse('412', 'The amount has changed. Please open this page again.');
        if (amount < channel.minimum || amount > channel.maximum)
          return refuse('413', `${channel.name} does not take this amount.`);
        const { code, expiresAt } = makeCode(call.database, {
          orderId: order.id,
          channel: channel.number,
          amount,
          isDelay: isDelay === '1',
        });
        return {
          payUrl: payUrlOf(channel, order, code, amount, call.origin),
          biller: 'BayadPartner',
          reference: code,
          expiresAt,
          postingTime: channel.postingTime,
          feeAmount: channel.fee,
          appUrl: channel.appUrl?.(amount + channel.fee) ?? '',
        };
      },
    ),
  ],
};
