import type { Page } from 'playwright';
import { wayOf, wayOnWire } from '../models/fixtures/oldRepayment.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { recommendedProducts } from '../models/fixtures/product.ts';
import { repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';

const rows = Array.from({ length: 2_000 }, (_, index) => String(index + 1));
const orderCall = '**/v3/loan-details/loan-details?*';
const orderPath = '/loanDetail?productId=p1&orderId=o1&market=1';

export interface LongList {
  path: string;
  call: string;
  json: unknown;
  opens?: (page: Page) => Promise<void>;
  /** Text of one of its rows. */
  row: RegExp;
}

export const longLists: Record<string, LongList> = {
  instalments: {
    path: orderPath,
    call: orderCall,
    json: orderOnWire(
      order({
        repayPlan: rows.map((row) => ({
          title: `Payment ${row}`,
          remark: '',
          amount: 100_00,
          time: '2026-12-01',
          paid: false,
        })),
      }),
    ),
    opens: (page) => page.getByText(/^Payment plan/).click(),
    row: /^Payment \d/,
  },
  'payment channels': {
    path: '/repay?productId=p1&orderId=o1&deviceId=d1&market=1',
    call: '**/loan-play-detail?*',
    json: repaymentOnWire(
      repaymentInfo({
        repayList: rows.map((row) => ({
          logo: '',
          name: `Store ${row}`,
          channel_number: row,
          fee: 0,
          minimum: undefined,
          maximum: undefined,
          postingTime: '',
          appUrl: '',
        })),
      }),
    ),
    opens: (page) => page.getByRole('button', { name: 'Payment Method' }).click(),
    row: /^Store \d/,
  },
  'banks to choose from': {
    path: '/bindBank?productId=p1',
    call: '**/card-init?*',
    json: {
      success: true,
      data: {
        items: [
          {
            code: 'bank',
            title: 'Bank',
            cate: 'enum',
            note: rows.map((type) => ({ type, name: `Bank ${type}` })),
          },
        ],
      },
    },
    opens: (page) => page.getByRole('button', { name: /^Bank/ }).first().click(),
    row: /^Bank \d/,
  },
  'orders of a complaint': {
    path: '/complaint?orderNo=1',
    call: '**/problem-init?*',
    json: {
      code: '00',
      data: {
        problemType: [],
        problemSonType: [],
        orderDetail: null,
        orderList: rows.map((orderNo) => ({
          orderNo,
          productName: `Loan ${orderNo}`,
          list: [],
          isShow: '1',
        })),
      },
    },
    opens: (page) => page.getByRole('button', { name: 'All', exact: true }).click(),
    row: /^Loan \d/,
  },
  'bank cards': {
    path: '/ynRepayChoose?orderId=o1',
    call: '**/repayment/repayment-way?*',
    json: wayOnWire(
      wayOf({ bankList: rows.map((id) => ({ id, bankName: `Bank ${id}`, cardNo: '', bankCode: '' })) }),
    ),
    row: /^Bank \d/,
  },
  'products beside an order': {
    path: orderPath,
    call: orderCall,
    json: orderOnWire(
      order({
        recProducts: rows.map((name) => ({ ...recommendedProducts[0], name: `Offer ${name}`, tags: [] })),
      }),
    ),
    row: /^Offer \d/,
  },
};
