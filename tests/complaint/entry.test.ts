import { describe, expect, test } from 'vitest';
import { complaintMachine } from '../../machines/complaint/machine.ts';
import {
  numberOf,
  selectDraft,
  selectListed,
  selectOrder,
  selectOrders,
  selectRevealed,
  selectTypes,
} from '../../machines/complaint/selectors.ts';
import { orders } from '../models/fixtures/complaint.ts';
import { stubHistory } from '../doubles/history.ts';
import { holdCalls, openScreen, toasts } from '../doubles/lender.ts';
import { keptDraft } from './draft.ts';
import { stubStorage } from './storage.ts';

const card = (orderNo: string, isShow: string) => ({ orderNo, productName: 'PeraLoan', isShow, list: [] });
const init = (orderNo: string) => ({
  code: '00',
  data: {
    problemType: [
      { type: '1', title: 'Collection' },
      { type: '2', title: 'Fees' },
    ],
    problemSonType: [{ type: '12', title: 'Threats' }],
    orderDetail: card(orderNo, orderNo === 'o1' ? '1' : '0'),
    orderList: orders.map((order) => card(order.orderNo, order.isShow ? '1' : '0')),
  },
});

const open = async (
  query: string,
  held: Record<string, string> = {},
  orderNo = 'o1',
  otherwise: object = {},
) => {
  const storage = stubStorage(held);
  const calls = holdCalls();
  const search = `${query}&sessionId=s-1&building=b-1&gather=g-1`;
  const screen = openScreen(complaintMachine, { route: 'complaint', search });
  const { code, data } = init(orderNo);
  await calls[0]?.answer({ code, data: { ...data, ...otherwise } });
  return { ...screen, calls, storage };
};

describe('the order', () => {
  test.each([
    ['orderId=o1', 'o1'],
    ['orderNo=o1&orderId=o2', 'o1'],
    ['orderId=', 'o9'],
    ['orderNo=', 'o9'],
    ['orderNo=&orderId=o2', 'o2'],
  ])('loads the order of %s, whatever the last complaint was about', async (query, orderId) => {
    const { calls } = await open(query, { orderNo: 'o9' });
    expect(calls[0]?.query['orderId']).toBe(orderId);
  });

  test('loads the stored order when the URL names none', async () => {
    const { calls } = await open('', { orderNo: 'o2' }, 'o2');
    expect(calls[0]?.query['orderId']).toBe('o2');
  });

  test('judges an order that the backend shows beside its list', async () => {
    const { actor, asked } = await open('orderNo=o7', {}, 'o7');
    expect(selectOrder(actor.getSnapshot())?.orderNo).toBe('o7');
    actor.send({ type: 'type.chosen', problemType: '1' });
    actor.send({ type: 'subType.chosen', problemSonType: '12' });
    expect(toasts(asked)).toEqual([{ key: 'complaint.collectionRefused' }]);
  });

  test('loads the order that the user switched to after a reload, even if the URL names another', async () => {
    const history = stubHistory();
    const { actor } = await open('orderNo=o1');
    actor.send({ type: 'orders.toggled' });
    actor.send({ type: 'order.chosen', orderNo: 'o2' });
    const reloaded = await open('orderNo=o1', {}, 'o2');
    expect(reloaded.calls[0]?.query['orderId']).toBe('o2');
    history.state = null;
    const elsewhere = await open('orderNo=o1');
    expect(elsewhere.calls[0]?.query['orderId']).toBe('o1');
  });
});

describe('twins', () => {
  const answer = {
    problemType: [
      { type: '1', title: 'Collection' },
      { type: '1', title: 'Field visits' },
      { type: '2', title: 'Fees' },
    ],
    orderDetail: null,
    orderList: [
      { ...card('o1', '1'), productName: 'Salary loan' },
      { ...card('o1', '0'), productName: 'Store loan' },
    ],
  };

  test('shows the chosen one of two orders with the same number, and sends only its number', async () => {
    const { actor, asked } = await open('orderNo=o1', {}, 'o1', answer);
    actor.send({ type: 'orders.toggled' });
    const [, store] = selectOrders(actor.getSnapshot());
    expect(selectListed(actor.getSnapshot())?.productName).toBe('Salary loan');
    actor.send({ type: 'order.chosen', orderNo: store?.orderNo ?? '' });
    expect(selectOrder(actor.getSnapshot())?.productName).toBe('Store loan');
    expect(store && numberOf(store)).toBe('o1');
    actor.send({ type: 'type.chosen', problemType: '1' });
    expect(toasts(asked)).toEqual([{ key: 'complaint.collectionRefused' }]);
    actor.send({ type: 'help.chosen' });
    expect(asked.at(-1)).toMatchObject({ to: 'customerService', query: { orderId: 'o1' } });
  });

  test('shows the sub-types of the chosen one of two types with the same id, and names it on the next page', async () => {
    const { actor, asked } = await open('orderNo=o1', {}, 'o1', answer);
    const [collection, visits] = selectTypes(actor.getSnapshot());
    const choose = (problemType = '') => {
      actor.send({ type: 'type.chosen', problemType });
      return selectRevealed(actor.getSnapshot());
    };
    expect(choose(collection?.type)).toBe(collection?.type);
    expect(choose(collection?.type)).toBeUndefined();
    expect(choose(visits?.type)).toBe(visits?.type);
    actor.send({ type: 'subType.chosen', problemSonType: '12' });
    expect(asked).toMatchObject([{ query: { type: visits?.type, sonType: '12' } }]);
  });
});

test('keeps the requested order when the backend names another one of the same borrower', async () => {
  const { actor, storage } = await open('orderNo=o2', {}, 'o1');
  expect(actor.getSnapshot().context.orderNo).toBe('o2');
  expect(storage['orderNo']).toBe('o2');
});

describe('a draft', () => {
  const draft = { orderNo: 'o2', type: '2', sonType: '', detail: 'They call at night', images: [] };
  const draftOf = (orderNo: string, type = '2') => keptDraft({ ...draft, orderNo, type });

  test('offers a draft to the borrower who has its order', async () => {
    const { actor } = await open('orderNo=o1', draftOf('o2'));
    expect(selectDraft(actor.getSnapshot())?.detail).toBe('They call at night');
  });

  test('hides a draft from another borrower on the same phone', async () => {
    const { actor } = await open('orderNo=o1', draftOf('of another borrower'));
    expect(selectDraft(actor.getSnapshot())).toBeUndefined();
  });
});
