import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  answersOf,
  canBeFilledIn,
  cardTypesOf,
  emptyFields,
  fillIn,
  formOf,
  normaliseDigits,
  readBack,
  shownFields,
} from '../../services/bindBank/form.ts';
import { cardInitSchema, type BankField } from '../../services/bindBank/schema.ts';

const read = (items: unknown[]) => v.parse(cardInitSchema, { items });
const tabs = (...types: (string | number)[]) => ({
  code: 'cardType',
  cate: 'enum',
  title: 'Type',
  note: types.map((type) => ({ name: `Type ${type}`, type })),
  cardTypeMi: 0,
});
const field = (changes: object) => ({
  code: 'number',
  cate: 'text',
  title: 'Number',
  cardTypeMi: 0,
  ...changes,
});

describe('the card type', () => {
  test.each([
    ['1 where there are no tabs', [field({})], '1'],
    ['1 where it is among the tabs', [tabs(2, 1)], '1'],
    ['the first where 1 is not among them', [tabs(3, 2)], '3'],
    ["the lender's where it names one", [{ ...tabs(1, 2), value: 2 }], '2'],
    ["the lender's where it offers no other", [{ ...tabs(), value: ' 2' }], '2'],
  ])('is %s', (_, items, type) => {
    expect(formOf(read(items)).cardType).toBe(type);
  });
});

describe('a picker with nothing in it', () => {
  const empty = (note: unknown, changes: object = {}) =>
    field({ code: 'bank', cate: 'enum', title: 'Bank', note, ...changes });

  test.each([[undefined], [null], [[]], ['none'], [[null]], [[{}]], [[{ name: ' ', type: '' }]]])(
    'cannot be filled in: %j',
    (note) => {
      expect(canBeFilledIn(read([empty(note)]))).toBe(false);
      expect(canBeFilledIn(read([field({}), empty(note, { cate: 'citySelect' })]))).toBe(false);
      expect(canBeFilledIn(read([tabs(2, 3), empty(note)]))).toBe(false);
    },
  );

  test('blocks its own card type only', () => {
    const fields = read([tabs(1, 2), empty([], { cardTypeMi: 1 }), field({ cardTypeMi: 2 })]);
    expect([canBeFilledIn(fields), formOf(fields).cardType]).toEqual([true, '2']);
    expect(cardTypesOf(fields).map(({ type }) => type)).toEqual(['2']);
  });

  test('needs no options for a day', () => {
    expect(canBeFilledIn(read([empty([], { cate: 'day' })]))).toBe(true);
  });
});

test('names an option or a card type without a name by its code', () => {
  const note = [{ name: '', type: 'MAYA' }, { name: null, type: ' 2 ' }, { type: '' }];
  const [types, bank] = read([{ ...tabs(), note }, field({ cate: 'enum', note: [{ note, name: 'All' }] })]);
  expect(types?.note.map(({ name }) => name)).toEqual(['MAYA', '2']);
  expect(bank?.note[0]?.note.map(({ name }) => name)).toEqual(['MAYA', '2']);
});

test('shows the fields of the chosen type and of all types in order, without the tabs themselves', () => {
  const fields = read([
    field({ code: 'a', cardTypeMi: '2' }),
    tabs(1, 2),
    field({ code: 'b' }),
    field({ code: 'c', cardTypeMi: 1 }),
  ]);
  expect(shownFields({ fields, cardType: '2' }).map(({ code }) => code)).toEqual(['a', 'b']);
});

test('keeps separate values for equal codes on two tabs, and sends only the chosen one', () => {
  const form = formOf(
    read([tabs(1, 2), field({ cardTypeMi: 1, value: '11 1' }), field({ cardTypeMi: 2, value: 22 })]),
  );
  expect(answersOf(form).values).toEqual({ number: '111' });
  expect(answersOf({ ...form, cardType: '2' }).values).toEqual({ number: '22' });
});

describe('the channel', () => {
  const bank = field({ code: 'bank', cate: 'enum', value: 'B', note: [{ name: 'Bank', type: 'B' }] });
  const paid = { ...bank, note: [{ name: 'Bank', type: 'B', channelNumber: 7 }] };
  const typesPaid = { ...tabs(1, 2), channelNumber: 9 };
  test.each([
    ['90006 where nothing names one', [bank], '90006'],
    ["the field's", [{ ...bank, channelNumber: 8 }], '8'],
    ["the chosen option's before the field's", [{ ...paid, channelNumber: 8 }], '7'],
    ["not an option's that is not chosen", [{ ...paid, value: '' }], '90006'],
    ["not another tab's", [tabs(1, 2), { ...bank, cardTypeMi: 2, channelNumber: 8 }], '90006'],
    ["that of the card types' item where no field names one", [typesPaid, bank], '9'],
    ["a field's before that of the card types' item", [typesPaid, { ...bank, channelNumber: 8 }], '8'],
  ])('is %s', (_, items, channel) => {
    expect(answersOf(formOf(read(items))).channelNumber).toBe(channel);
  });
});

test('sends a nested city as its own type, and a day as its number', () => {
  const form = formOf(
    read([
      field({
        code: 'city',
        cate: 'citySelect',
        value: 'M',
        note: [{ name: 'Metro', type: 'P', note: [{ name: 'Manila', type: 'M' }] }],
      }),
      field({ code: 'day', cate: 'day', value: 31 }),
    ]),
  );
  expect(answersOf(form).values).toEqual({ city: 'M', day: '31' });
  expect(emptyFields(form)).toEqual([]);
});

test.each([
  ['05', '5'],
  [' 5 ', '5'],
  ['5', '5'],
  ['', ''],
  ['0', ''],
  ['32', ''],
  ['soon', ''],
])('chooses the day %j as %j', (value, day) => {
  expect(answersOf(formOf(read([field({ code: 'day', cate: 'day', value })]))).values).toEqual({ day });
});

test.each([
  ['a province alone', 'P'],
  ['something nobody offers', 'X'],
])('does not accept %s as a choice', (_, value) => {
  const city = field({
    code: 'city',
    cate: 'citySelect',
    value,
    note: [{ name: 'Metro', type: 'P', note: [{ name: 'Manila', type: 'M' }] }],
  });
  expect(emptyFields(formOf(read([city])))).toEqual(['0.city']);
});

test("marks a field that 'Next' found empty until it is filled", () => {
  const marked = { values: { a: '', b: '' }, missing: ['a', 'b'] };
  expect(fillIn(marked, 'a', '')).toEqual(marked);
  expect(fillIn(marked, 'a', '1')).toEqual({ values: { a: '1', b: '' }, missing: ['b'] });
});

const [accountField, mobileField] = read([
  field({ code: 'cardNo', title: 'Account number' }),
  field({ code: 'cardNo', title: 'GCash mobile number' }),
]) as [BankField, BankField];

test.each(['+63 917 123 4567', '0063 917-123-4567', '639171234567', '9171234567', '09171234567'])(
  'keeps the mobile number %j with 09',
  (typed) => {
    expect(normaliseDigits(mobileField, typed)).toBe('09171234567');
    expect(normaliseDigits(mobileField, `Send it to ${typed}, step 2`)).toBe('09171234567');
  },
);

test.each([
  ['639171234567', '639171234567'],
  ['9171234567', '9171234567'],
  ['1234-5678 9012', '123456789012'],
])('keeps the account number %j as its digits', (typed, kept) => {
  expect(normaliseDigits(accountField, typed)).toBe(kept);
});

test.each([
  ['63917123456', '63917123456'],
  ['+1 917 123 4567', '19171234567'],
  ['091712345678', '091712345678'],
  ['(02) 8123 4567', '0281234567'],
])('keeps %j, which is no mobile number, as its digits', (typed, kept) => {
  expect(normaliseDigits(mobileField, typed)).toBe(kept);
});

test('reads a mobile number by the title first, then by the code', () => {
  const keptBy = (changes: object) =>
    answersOf(formOf(read([field({ code: 'walletPhone', value: '639171234567', ...changes })]))).values;
  expect(keptBy({ title: 'GCash' })).toEqual({ walletPhone: '09171234567' });
  expect(keptBy({ title: 'Account number' })).toEqual({ walletPhone: '639171234567' });
});

test.each(['0917****567', '•••• 4821', '1.23E+11', 'xxxx4821'])(
  'takes no number from %j, which hides a part',
  (value) => {
    expect(answersOf(formOf(read([field({ title: 'Account number', value })]))).values).toEqual({
      number: '',
    });
  },
);

test('keeps all digits of a text in order, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.nat(9).map(String), fc.constantFrom('a', ' ', '-', '٣', '.', '😀'))),
      (signs) => {
        expect(normaliseDigits(accountField, signs.join(''))).toBe(
          signs
            .filter((sign) => /^[0-9٣]$/.test(sign))
            .join('')
            .replaceAll('٣', '3'),
        );
      },
    ),
  );
});

test.each([
  ['ENUM', 'enum'],
  ['city select', 'citySelect'],
  ['city_select', 'citySelect'],
  [' Day ', 'day'],
  ['TEXT', 'text'],
  ['radio', 'enum'],
  ['', 'enum'],
  [null, 'enum'],
])('reads the kind %j of a field with options as %s', (cate, kind) => {
  const [bank] = read([{ ...field({ code: 'bank', note: [{ name: 'BDO', type: '1' }] }), cate }]);
  expect(bank?.cate).toBe(kind);
});

test.each(['', ' ', 'null', null])(
  'leaves out a field with the code %j, whose value could not be sent',
  (code) => {
    expect(read([{ ...field({}), code }, field({ code: 'acct' })]).map((one) => one.code)).toEqual(['acct']);
  },
);

test('reads minimal items: no list, unknown kinds, numbers as text', () => {
  expect(v.parse(cardInitSchema, { items: null })).toEqual([]);
  expect(read([{ code: 5, cate: 'hologram', title: null, note: null }])).toEqual([
    {
      code: '5',
      cate: 'text',
      value: '',
      title: '',
      subtitle: '',
      note: [],
      cardTypeMi: '0',
      channelNumber: '',
    },
  ]);
});

describe('the account above the save button', () => {
  const accountOf = (items: unknown[], filled: Record<string, string>, cardType = '1') =>
    readBack({ ...formOf(read(items)), cardType, values: filled });
  const wallet = field({
    code: 'walletCode',
    cate: 'enum',
    title: 'E-wallet',
    note: [{ name: 'GCash', type: 'GCSH', channelNumber: '90011' }],
    cardTypeMi: 1,
  });
  const walletNumber = field({ code: 'walletNumber', title: 'Mobile number', cardTypeMi: 1 });
  const bank = field({
    code: 'bankCode',
    cate: 'enum',
    title: 'Bank',
    note: [{ name: 'BDO Unibank', type: 'BDO' }],
    cardTypeMi: 2,
  });
  const accountNumber = field({ code: 'accountNumber', title: 'Account number', cardTypeMi: 2 });
  const branch = field({
    code: 'branch',
    cate: 'citySelect',
    title: 'City of your branch',
    note: [{ name: 'Cavite', type: 'C', note: [{ name: 'Bacoor', type: 'C-1' }] }],
    cardTypeMi: 2,
  });
  const payday = field({ code: 'payday', cate: 'day', title: 'Payday' });
  const purpose = field({
    code: 'purpose',
    cate: 'enum',
    title: 'Purpose of the loan',
    note: [{ name: 'School', type: 'S' }],
  });
  const zip = field({ code: 'zip', title: 'ZIP code' });
  const items = [tabs(1, 2), purpose, zip, payday, branch, wallet, walletNumber, bank, accountNumber];
  const filled = {
    '0.purpose': 'S',
    '0.zip': '4102',
    '0.payday': '15',
    '1.walletCode': 'GCSH',
    '1.walletNumber': '09171234567',
    '2.branch': 'C-1',
    '2.bankCode': 'BDO',
    '2.accountNumber': '123456789012',
  };

  test('repeats the wallet and its number, and nothing else', () => {
    expect(accountOf(items, filled)).toEqual({
      institution: 'GCash',
      number: '0917 123 4567',
      account: 'GCash 0917 123 4567',
    });
  });

  test('repeats the bank and the account number on the other tab', () => {
    expect(accountOf(items, filled, '2')?.account).toBe('BDO Unibank 1234 5678 9012');
  });

  test('names the type of account if the form asks for no institution', () => {
    expect(
      accountOf([tabs(1), walletNumber, payday], { '1.walletNumber': '09171234567', '0.payday': '1' }),
    ).toEqual({
      institution: 'Type 1',
      number: '0917 123 4567',
      account: 'Type 1 0917 123 4567',
    });
  });

  const mobile = field({ code: 'mobile', title: 'Mobile number', cardTypeMi: 2 });
  const commonMobile = field({ code: 'mobile', title: 'Mobile number' });
  const idCard = field({ code: 'idCard', title: 'ID card number', cardTypeMi: 2 });
  const emergency = field({ code: 'emergency', title: 'Emergency contact, mobile', cardTypeMi: 1 });
  const pin = field({ code: 'walletPin', title: 'Wallet PIN', cardTypeMi: 1 });
  const choice = (code: string, title: string, name: string, cardTypeMi: number) =>
    field({ code, cate: 'enum', title, note: [{ name, type: name }], cardTypeMi });
  const bankBranch = choice('bankBranch', 'Bank branch', 'Imus', 2);
  const salaryBank = choice('salaryBank', 'Bank of your salary', 'BPI', 0);
  const relation = choice('relation', 'Relationship', 'Spouse', 1);

  test.each([
    ['a mobile number', [mobile, bank, accountNumber], '2', 'BDO Unibank 1234 5678 9012'],
    [
      'the mobile number of every tab',
      [commonMobile, bank, accountNumber],
      '2',
      'BDO Unibank 1234 5678 9012',
    ],
    ['an identity card', [idCard, bank, accountNumber], '2', 'BDO Unibank 1234 5678 9012'],
    ['a branch', [bankBranch, bank, accountNumber], '2', 'BDO Unibank 1234 5678 9012'],
    ['the bank of the salary', [salaryBank, bank, accountNumber], '2', 'BDO Unibank 1234 5678 9012'],
    ['another person', [emergency, pin, wallet, walletNumber], '1', 'GCash 0917 123 4567'],
    ['a relationship', [relation, walletNumber], '1', 'Type 1 0917 123 4567'],
  ])('repeats the account when the form asks for %s first', (_, fields, cardType, account) => {
    const values = {
      ...filled,
      '0.mobile': '09990001111',
      '2.mobile': '09990001111',
      '2.idCard': '111122223333',
      '1.emergency': '09990001111',
      '1.walletPin': '1234',
      '2.bankBranch': 'Imus',
      '0.salaryBank': 'BPI',
      '1.relation': 'Spouse',
    };
    expect(accountOf([tabs(1, 2), ...fields], values, cardType)?.account).toBe(account);
  });

  test('repeats no account while a field is empty', () => {
    expect(accountOf(items, { ...filled, '0.payday': '' })).toBeUndefined();
  });
});
