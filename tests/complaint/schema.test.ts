import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  complaintDetailSchema,
  historySchema,
  loadedComplaintSchema,
  problemsSchema,
  savedSchema,
  uploadedSchema,
} from '../../services/complaint/schema.ts';
import { contactSchema } from '../../services/customerService/schema.ts';

const card = {
  orderNo: 77,
  productLogo: 'javascript:alert(1)',
  productName: 'PeraLoan',
  status: null,
  list: [
    { title: 'Amount', value: 800 },
    { title: 'Fee', value: '' },
    { title: '', value: 'x' },
  ],
  isShow: 1,
};

test('reads an order card with numbers as text, hides empty rows and ignores an invalid picture', () => {
  expect(
    v.parse(problemsSchema, { problemType: [{ type: 1, title: 'Collection' }], orderDetail: card }),
  ).toEqual({
    problemType: [{ type: '1', title: 'Collection' }],
    problemSonType: [],
    orderDetail: {
      orderNo: '77',
      productLogo: '',
      productName: 'PeraLoan',
      status: '',
      list: [{ text: 'Amount', value: '800' }],
      isShow: true,
    },
    orderList: [],
  });
});

test.each([null, undefined, [], {}, '', { ...card, orderNo: ' ' }])(
  'reads no card without an order (%j)',
  (orderDetail) => {
    expect(v.parse(problemsSchema, { problemType: [], orderDetail }).orderDetail).toBeUndefined();
  },
);

test.each([
  [0, false],
  ['0', false],
  ['', false],
  [undefined, false],
  [false, false],
  ['False', false],
  ['00', false],
  [1, true],
  ['2', true],
  [true, true],
])('requests a rating for isNeedScore %j: %s', (isNeedScore, asks) => {
  expect(v.parse(complaintDetailSchema, { isNeedScore }).isNeedScore).toBe(asks);
});

test.each([null, undefined, [], 'saved', {}])(
  'accepts any data in the response to a complaint: %j',
  (data) => {
    expect(v.parse(savedSchema, data)).toEqual({ problemId: '', replyBy: '' });
  },
);

test('keeps the URL of an uploaded picture whole, and requires one', () => {
  expect(v.parse(uploadedSchema, { url: 'https://img.example/a,b.jpg' })).toEqual({
    url: 'https://img.example/a%2Cb.jpg',
  });
  expect(v.parse(uploadedSchema, { url: 'https://img.example/a.jpg   ' }).url).toBe(
    'https://img.example/a.jpg',
  );
  expect(v.safeParse(uploadedSchema, { url: '' }).success).toBe(false);
  expect(v.safeParse(uploadedSchema, { url: '   ' }).success).toBe(false);
  expect(v.safeParse(uploadedSchema, { url: 'null' }).success).toBe(false);
});

test.each([
  [{ id: 17, problemId: 'CP-17' }, ['17', 'CP-17']],
  [{ id: 17 }, ['17', '17']],
  [{ id: 'CP-17', problemId: null }, ['CP-17', 'CP-17']],
  [{ problemId: 'CP-17' }, ['CP-17', 'CP-17']],
  [{ id: '', problemId: 17 }, ['17', '17']],
])('opens a listed complaint, %j, by its id and shows its number', (item, [id, number]) => {
  const [tab] = v.parse(historySchema, { tabs: [{ title: 'New', list: [item] }] });
  expect(tab?.list).toEqual([
    { id, number, time: '', type: '', content: '', status: '', orderNo: '', replyBy: '' },
  ]);
});

test('drops only the complaint that cannot be opened from the list', () => {
  const [tab] = v.parse(historySchema, {
    tabs: [{ list: [{ id: null, content: 'Calls' }, { id: 'null' }, { id: 2 }] }],
  });
  expect(tab?.list?.map(({ id }) => id)).toEqual(['2']);
});

test('offers no topic without words or without a type to send', () => {
  const problemType = [
    { type: 1, title: 'null' },
    { type: 2, title: '&nbsp;' },
    { type: '', title: 'Calls' },
    { type: 'null', title: 'Threats' },
    { type: 3, title: 'Fees' },
  ];
  expect(v.parse(problemsSchema, { problemType }).problemType).toEqual([{ type: '3', title: 'Fees' }]);
});

const tab = (list: unknown) => ({ title: 'New', list });

test.each([[{}], [{ tabs: null }], [{ tabs: 'none' }], [{ tabs: [null] }]])(
  'does not take %j as a borrower without complaints',
  (data) => {
    expect(v.safeParse(historySchema, data).success).toBe(false);
  },
);

test.each([
  [{ tabs: [] }, []],
  [{ tabs: {} }, []],
  [{ tabs: [tab([])] }, [[]]],
  [{ tabs: [{ title: 'New' }, tab([])] }, [undefined, []]],
  [{ tabs: [tab(null)] }, [undefined]],
  [{ tabs: [tab('none')] }, [undefined]],
  [{ tabs: [tab([{ content: 'without an id' }])] }, [undefined]],
])('keeps what is known of the lists of %j', (data, lists) => {
  expect(v.parse(historySchema, data).map(({ list }) => list)).toEqual(lists);
});

test.each([{}, { content: ' ', images: [] }, { isNeedScore: 1 }])(
  'takes %j as no complaint that the backend has',
  (data) => expect(v.safeParse(loadedComplaintSchema, data).success).toBe(false),
);

test.each([{ content: 'They call my mother' }, { problemId: 5 }, { images: '/a.jpg' }])(
  'takes %j as a complaint that the backend has',
  (data) => expect(v.safeParse(loadedComplaintSchema, data).success).toBe(true),
);

test.each([[{}], [{ problemType: null }], [{ problemType: ['odd'] }]])(
  'does not take %j as a company without types of complaints',
  (data) => expect(v.safeParse(problemsSchema, data).success).toBe(false),
);

test.each([
  [' 0917 800 0456 ', '0917 800 0456'],
  ['٠٩١٧', '٠٩١٧'],
  [9_178_000_456, '9178000456'],
  ['null', ''],
  ['n/a', ''],
])('reads the phone of customer service %j as %j', (smWa, read) => {
  expect(v.parse(contactSchema, { smWa }).smWa).toBe(read);
});

test('reads character references in a phone number', () => {
  expect(v.parse(contactSchema, { smWa: '&#43;63&nbsp;2&nbsp;8888&nbsp;0100' }).smWa).toBe(
    '+63\u00a02\u00a08888\u00a00100',
  );
});
