import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseCode } from '../../services/oldRepayment/code.ts';
import { cleaned } from '../../machines/promotion/registration/form.ts';
import { digitsOf } from '../../services/values/digits.ts';
import { codeIn } from '../../services/values/numbers.ts';
import { repairQuery } from '../../services/http/pageQuery.ts';
import { isIncomplete } from '../../services/visit/flows.ts';
import { isPhone, normalisePhone } from '../../services/values/phone.ts';
import { cutTo, isBlank } from '../../services/values/text.ts';

const everyDigit = () => {
  const found: [string, number][] = [];
  let run = 0;
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code);
    if (/\p{Nd}/u.test(character)) {
      found.push([character, run % 10]);
      run += 1;
    } else run = 0;
  }
  return found;
};

test('converts every decimal digit of Unicode', () => {
  const all = everyDigit();
  expect(all.length).toBeGreaterThan(600);
  expect(all.filter(([character, value]) => digitsOf(character) !== String(value))).toEqual([]);
});

const codes: [string, string][] = [
  ['123456', '123456'],
  ['123-456', '123456'],
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['१२३४५६', '123456'],
  ['Your code is 123456.', '123456'],
  ['G-123456 is your code', '123456'],
  ['Code: 123456. Valid for 5 minutes.', '123456'],
  ['123456 12:30', '123456'],
  ['OTP 123456 - do not share it with 0917 123 4567', '123456'],
  ['Use 123456 to repay 1,250.00 by 2026-11-30', '123456'],
  ['\u200b123456\ufeff', '123456'],
  ['Ref 12: code 123\u200b456', '123456'],
  ['123·456', '123456'],
  ['123_456', '123456'],
  ['12345', '12345'],
  ['12', '12'],
  ['', ''],
  ['Step 1. 483 920', '483920'],
  ['Step 1 483 920', '483920'],
  ['Step 2: 483-920', '483920'],
  ['1. 483 920', '483920'],
  ['1) 483 920 2) enter it', '483920'],
  ['Step 1 48 39 20', '483920'],
  ['1 483 920 is your code', '483920'],
  ['G-483920', '483920'],
  ['G-483 920', '483920'],
  ['Your code is 483 920. Valid for 5 minutes', '483920'],
  ['Your code is 483 920 5 minutes', '483920'],
  ['Your code is 483 – 920, valid until 10:05', '483920'],
  ['483\u00a0920', '483920'],
  ['483\u202f920', '483920'],
  ['483\u2011920', '483920'],
  ['4-8-3-9-2-0', '483920'],
  ['Code: 4 8 3 9 2 0', '483920'],
  ['48 39 20 is the code', '483920'],
  ['OTP:483920 (ref 2231)', '483920'],
  ['OTP:483920 (ref 223145)', '483920'],
  ['483920 is your code. Ref 223145', '483920'],
  ['Ref 223145: your code is 483920', '483920'],
  ['Ref 223145: your code is 483 920', '483920'],
  ['Ref: 223145. Ang iyong OTP ay 483920', '483920'],
  ['Sent 26-11-26: your code is 483 920', '483920'],
  ['26-11-26 10:05, 483 920', '483920'],
  ['2026-11-26 483920', '483920'],
  ['Pay 1250.00. Code 483920', '483920'],
  ['You pay 1250.00: 483 920', '483920'],
  ['You owe 1,250.00. 483 920 is your OTP', '483920'],
  ['Loan 12 of 2026: 483 920', '483920'],
  ['Card ending 1245: OTP 483920, call 8888-1234', '483920'],
  ['From 0917 123 4567: 483 920', '483920'],
  ['Code ４８３　９２０', '483920'],
  ['رمز ٤٨٣ ٩٢٠ صالح ٥ دقائق', '483920'],
  ['कोड ४८३-९२०', '483920'],
  ['4\ufe0f\u20e38\ufe0f\u20e33\ufe0f\u20e39\ufe0f\u20e32\ufe0f\u20e30\ufe0f\u20e3', '483920'],
  ['code\n483\n920', '483920'],
  ['@lender.example #483920', '483920'],
  ['483920 is your OTP for ref 223145', '483920'],
  ['483920 is your One-Time PIN (OTP) for loan 223145', '483920'],
  ['483920 ang iyong OTP para sa loan 223145', '483920'],
  ['Use 483920 as OTP for loan 223145', '483920'],
  ['483920 - your code for PHP223145', '483920'],
  ['OTP for ref 223145 is 483920', '483920'],
  ['Your One-Time PIN for loan 223145 is: 483 920. Valid for 5 minutes', '483920'],
  ['Ang OTP para sa loan 223145 ay 483920', '483920'],
  ['Ref 223145. OTP 483920 is 6 digits', '483920'],
  ['Ref 223145, OTP 483920 is for loan 77', '483920'],
];
test.each(codes)('reads the SMS code in %j as %s', (typed, code) => {
  expect(codeIn(typed, 6)).toBe(code);
  expect(cleaned('smsCode', typed, 'spec')).toBe(code);
  expect(normaliseCode(typed)).toBe(code);
});

test.each([
  ['12 345 678', '12345678'],
  ['#12345678', '12345678'],
  ['AB-1234', 'AB-1234'],
  ['ab 12 34', 'ab1234'],
])('keeps the longer code or the letters of %j as %s', (typed, kept) => {
  expect(normaliseCode(typed)).toBe(kept);
});

test('ignores a seventh digit where six is the limit', () => {
  expect(codeIn('1234567', 6)).toBe('123456');
  expect(normaliseCode('1234567')).toBe('1234567');
});

test.each([
  ['+63 (0)917 123 4567', '09171234567'],
  ['0063917 123 4567', '09171234567'],
  ['00639171234567', '09171234567'],
  ['63917 123 4567', '09171234567'],
  ['6309171234567', '09171234567'],
  ['9171234567', '09171234567'],
  ['+63-917-123-4567', '09171234567'],
  ['(0917) 123-4567', '09171234567'],
  ['０９１７１２３４５６７', '09171234567'],
  ['٠٩١٧١٢٣٤٥٦٧', '09171234567'],
  ['My number is 0917 123 4567, thanks', '09171234567'],
  ['Room 5, +63 917 123 4567', '09171234567'],
  ['1. 0917 123 4567', '09171234567'],
  ['Unit 5 0917 123 4567', '09171234567'],
  ['2026-11-26 0917 123 4567', '09171234567'],
  ['12 +63 917 123 4567 (2)', '09171234567'],
  ['Ref 12: 0917\u200b1234567', '09171234567'],
  ['\u202a+63\u00a0917\u00a0123\u00a04567\u202c', '09171234567'],
  ['0917', '0917'],
  ['0063', '0'],
  ['00917 123 4567', '09171234567'],
  ['+9171234567', '09171234567'],
  ['+63 2 8123 4567', '0281234567'],
])('stores the Philippine number %j as %s', (typed, kept) => {
  expect(normalisePhone(typed, 'ph')).toBe(kept);
});

test.each([
  '+1 917 123 4567',
  '+1 (917) 123-4567',
  '001 917 123 4567',
  '+44 917 123 4567',
  '+852 9171 234 567',
  'From abroad: +1 917 123 4567',
  '+91 98765 43210',
  '+919876543210',
  '0091 9171 234 567',
  '+98 912 345 6789',
])('does not take the foreign number %j for a Philippine one', (typed) => {
  expect(isPhone(normalisePhone(typed, 'ph'), 'ph')).toBe(false);
});

test.each([
  ['+63 917 123 4567', '09171234567'],
  ['+63 (0)917-123-4567', '09171234567'],
  ['+630917 123 4567', '09171234567'],
  ['My GCash is +63 917 123 4567', '09171234567'],
  ['＋６３ ９１７ １２３ ４５６７', '09171234567'],
  ['639171234567', '639171234567'],
  ['00639171234567', '00639171234567'],
  ['1234-5678-9012', '123456789012'],
  ['+1 917 123 4567', '19171234567'],
])('reads the account number %j as %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test.each([
  ['139 1234 5678', '13912345678'],
  ['+86 139 1234 5678', '13912345678'],
  ['１３９１２３４５６７８', '13912345678'],
  ['Phone: 13912345678 (home 2)', '13912345678'],
  ['139123456789', '13912345678'],
  ['9171234567', '9171234567'],
])("stores %j by the specification's rule as %s", (typed, kept) => {
  expect(normalisePhone(typed, 'spec')).toBe(kept);
});

test('reads every notation of a Philippine number as that number', () => {
  const subscriber = fc.stringMatching(/^9\d{9}$/);
  const prefix = fc.constantFrom(
    '0',
    '',
    '63',
    '+63',
    '+63 ',
    '+63(0)',
    '+63 (0) ',
    '0063',
    '00 63 ',
    '630',
    '+630',
  );
  fc.assert(
    fc.property(prefix, subscriber, fc.constantFrom('', ' ', '-', '.', '\u00a0'), (front, rest, sign) => {
      const typed = `${front}${rest.slice(0, 3)}${sign}${rest.slice(3, 6)}${sign}${rest.slice(6)}`;
      expect(normalisePhone(typed, 'ph')).toBe(`0${rest}`);
      expect(isPhone(normalisePhone(typed, 'ph'), 'ph')).toBe(true);
      const letter = [...typed].reduce((kept, one) => normalisePhone(kept + one, 'ph'), '');
      expect(letter).toBe(`0${rest}`);
    }),
  );
});

test('cuts a text between whole characters', () => {
  const unit = fc.constantFrom('a', 'é', 'e\u0301', '😀', '👩‍👩‍👧', '🇵🇭', '👍🏽', 'ñ', '\ud83d');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), fc.integer({ min: 1, max: 60 }), (parts, limit) => {
      const text = parts.join('');
      const cut = cutTo(text, limit);
      expect(cut.length).toBeLessThanOrEqual(limit);
      expect(cut.isWellFormed()).toBe(true);
      const whole = text.replaceAll(/\p{Cs}/gu, '');
      expect(whole.startsWith(cut)).toBe(true);
      const ends = [...new Intl.Segmenter().segment(whole)].map(({ index }) => index);
      expect([...ends, whole.length, 0]).toContain(cut.length);
    }),
  );
  expect(cutTo(`${'a'.repeat(199)}😀`, 200)).toBe('a'.repeat(199));
  expect(cutTo(`${'a'.repeat(199)}\ud83d`, 200)).toBe('a'.repeat(199));
});

test.each(['', ' \n', '\u200b\u2060', '\u3164\u2800', '\ufeff\u00a0'])('treats %j as empty', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each([
  ['?productId=1?orderId=2', 'productId=1&orderId=2'],
  ['?productId=1&amp;orderId=2&amp;sessionId=3', 'productId=1&orderId=2&sessionId=3'],
  ['?productId=1?orderId=2?sessionId=s', 'productId=1&orderId=2&sessionId=s'],
  [
    '?orderId=2&payCodeImg=https://a.example/q?type=1',
    'orderId=2&payCodeImg=https%3A%2F%2Fa.example%2Fq%3Ftype%3D1',
  ],
  ['?productId=1%3ForderId=2&amp;amp;sessionId=3', 'productId=1&orderId=2&sessionId=3'],
  ['?productId=1%3forderId=2&AMP;lang=en', 'productId=1&orderId=2&lang=en'],
  ['?redirect=https%3A%2F%2Fa.example%2F%3ForderId%3D2', 'redirect=https%3A%2F%2Fa.example%2F%3ForderId%3D2'],
  ['?sessionId=a+b%2Bc', 'sessionId=a+b%2Bc'],
  ['?note=why?', 'note=why%3F'],
  ['?productId=1??orderId=2%3F%3fsessionId=s', 'productId=1&orderId=2&sessionId=s'],
  ['?orderId=1?source=loanDetail', 'orderId=1&source=loanDetail'],
  ['?orderId=1?amount=100?couponId=c?cardId=3', 'orderId=1&amount=100&couponId=c&cardId=3'],
  ['?type=1?sonType=2?orderNo=3?lang=en', 'type=1&sonType=2&orderNo=3&lang=en'],
  ['?orderId=1?showType=1?payCode=7%3FrepayAmount=5', 'orderId=1&showType=1&payCode=7&repayAmount=5'],
  ['?productId=1?userId=9&orderId=2', 'productId=1&userId=9&orderId=2'],
  [
    '?showType=2?payCodeImg=/draw?amount=5&orderId=1?repayAmount=5',
    'showType=2&payCodeImg=%2Fdraw%3Famount%3D5&orderId=1&repayAmount=5',
  ],
  ['?orderId=null&productId=undefined', 'orderId=&productId='],
  ['?orderId=(null)&productId=(null)&lang=en', 'orderId=&productId=&lang=en'],
  ['?productId=NULL?orderId=null', 'productId=&orderId='],
  ['?orderId=%28null%29&productId=%22NULL%22&userId=NaN', 'orderId=&productId=&userId='],
  ['?orderId=null7&productId=nullable', 'orderId=null7&productId=nullable'],
  ['?orderId=&productId=1&orderId=5', 'productId=1&orderId=5'],
  ['?orderId=null?orderId=5', 'orderId=5'],
  ['?orderId=5&orderId=', 'orderId=5&orderId='],
  ['?orderId=&myorderId=5', 'orderId=&myorderId=5'],
  ['?my-id=&lang=en&id=5', 'my-id=&lang=en&id=5'],
  ['', ''],
])('reads the query %j as %s', (search, query) => {
  expect(new URLSearchParams(repairQuery(search)).toString()).toBe(query);
});

const repeated = ['?', '%3F', '?a', '?a=1', '&amp;', '=http?b', '=null', '&a=', '=%28'].map(
  (piece) => [piece, `?${piece.repeat(4_000 / piece.length)}`] as const,
);
const emptyNames = `?${Array.from({ length: 40_000 }, (_, place) => `a${place}=`).join('&')}`;

test.each([...repeated, ['names without a value', emptyNames] as const])(
  'repairs a query of many %s without holding up the page',
  (_, query) => {
    const begun = process.cpuUsage();
    repairQuery(query);
    // Of the processor, which a busy machine does not lengthen.
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  },
);

test.each([
  ['/loanDetail', 'productId=1', true],
  ['/loanDetail', '', true],
  ['/order', 'orderId=', true],
  ['/repay', 'orderId=%20', true],
  ['/ynRepayChoose', 'orderId=%E2%80%8B', true],
  ['/repayDelay', 'orderId=7', false],
  ['/complainDetails', '', true],
  ['/complainDetails', 'problemId=7', false],
  ['/complaintList', '', false],
  ['/confirm', 'productId=1', false],
  ['/confirmV2', 'product_id=1', false],
  ['/confirmOfPeriod', 'productId=&product_id=1', false],
  ['/confirm', 'orderId=1', true],
  ['/confirmV2', 'productId=', true],
  ['/confirmOfPeriod', 'product_id=%20', true],
  // An order names no product, and binds all the same.
  ['/bindBank', 'orderId=1', false],
  ['/bindBank', 'product_id=1&orderId=', false],
  ['/bindBank', 'sessionId=s', true],
  ['/bindCard', 'productId=&orderId=%20', true],
  ['/loanDocuments', 'productId=1', false],
  ['/loanDocuments', 'orderId=1', false],
  ['/loanDocuments', 'productId=%E2%80%8B', true],
  ['/', '', false],
])('detects what is missing in %s with %j: %s', (path, search, lacks) => {
  expect(isIncomplete(path, search)).toBe(lacks);
});
