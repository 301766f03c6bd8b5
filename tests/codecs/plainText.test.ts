import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  image,
  maybeAddress,
  maybeCode,
  maybeFlag,
  maybeId,
  messageText,
  rows,
  visibleText,
  texts,
  time,
  words,
} from '../../services/values/codecs.ts';
import { headlineEntries } from '../../services/orderDetails/headline.ts';
import { lastFour, withoutCardNumber } from '../../services/values/cardNumber.ts';
import { fill } from '../../views/wording/fill.ts';

test.each([
  ['Tom &amp; Ann', 'Tom & Ann'],
  ['&#8369;1,000 &#x20B1;5 &#X20b1;6', '₱1,000 ₱5 ₱6'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&nbsp;', ''],
  ['&ntilde;o', 'ño'],
  ['one<br>two<BR/>three<br />four', 'one\ntwo\nthree\nfour'],
  ['One<br class="gap">two', 'One\ntwo'],
  [String.raw`one\ntwo\r\nthree`, 'one\ntwo\nthree'],
  ['one\r\ntwo\nthree', 'one\ntwo\nthree'],
  ['&lt;br&gt;', '<br>'],
  ['&amp;lt;', '&lt;'],
  [
    '<b>bold</b> & co &unknown; &#0; &#xD800; &#9999999;',
    '<b>bold</b> & co &unknown; &#0; &#xD800; &#9999999;',
  ],
  ['\u202egnp.exe', 'gnp.exe'],
  ['Juan &#8238;Cruz', 'Juan Cruz'],
  ['\u2067عمر', 'عمر'],
  ['null', ''],
  ['(null)', ''],
  ['undefined', ''],
  ['[object Object]', ''],
  ['<null>', ''],
  ['"null"', ''],
  ['null null', ''],
  ['null, null', ''],
  ['undefined undefined', ''],
  ['Fish &amp;amp; chips', 'Fish &amp; chips'],
  ['&shy;lo&shy;ng', '\u00adlo\u00adng'],
  ['<BR >x<br\n/>y', 'x\ny'],
  ['\u200bnull\u200b', ''],
  ['价格 null', '价格 null'],
  ['Null', 'Null'],
  ['null and void', 'null and void'],
  [null, ''],
])('reads %j as the text %j', (sent, read) => {
  expect(v.parse(words, sent)).toBe(read);
  expect(v.parse(messageText, sent)).toBe(read);
});

test('leaves out rows and list items without a text', () => {
  expect(
    v.parse(rows, [
      { text: 'Fee &amp; tax', value: '&#8369;1' },
      { text: 'Name', value: 'null' },
    ]),
  ).toEqual([{ text: 'Fee & tax', value: '₱1' }]);
  expect(v.parse(texts, ['Fast', 'null', '&nbsp;'])).toEqual(['Fast']);
  expect(v.parse(texts, { 1: 'Fast', 2: 'null' })).toEqual(['Fast']);
  expect(v.safeParse(visibleText, 'null').success).toBe(false);
});

describe('a failure of a program is no message', () => {
  test.each([
    'java.lang.NullPointerException: null at com.x.Loan',
    'NullPointerException',
    'org.springframework.dao.DataAccessException',
    'nested exception is java.sql.SQLException: gone\n\tat com.x.Loan.take(Loan.java:12)',
    'Traceback (most recent call last):\n  File "app.py", line 3, in <module>',
    "KeyError: 'amount'",
    'PHP Fatal error:  Uncaught Error in /srv/x.php on line 3',
    'Warning: Undefined array key "a" in /srv/index.php on line 7',
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'at take (https://x.example/app.js:1:200)',
    'System.NullReferenceException: Object reference not set to an instance of an object.',
    'SQLSTATE[23000]: Integrity constraint violation',
    'panic: runtime error: index out of range',
    'connect ECONNREFUSED 10.0.0.1:3306',
    '<!DOCTYPE html><html><title>502</title></html>',
    'Internal Server Error',
    'Failed',
    'Not Found',
    '404 NOT_FOUND',
    'Bad Request',
    'Unauthorized',
    'Forbidden',
    'Unknown error',
    'System error!',
    'Network Error',
    'SUCCESS',
    'success!',
    'OK',
    '503',
    'error',
    'Error: HTTP 500.',
    'Read timed out',
    'timeout',
    'Connection refused',
    'java.lang.Thread',
    '503 Service Temporarily Unavailable',
    '502 Bad Gateway',
    '504: Gateway Time-out',
    'Request failed with status code 500',
    '{"error":"amount"}',
    '[{"field":"amount",\n"fault":"range"}]',
    "Duplicate entry '7' for key 'PRIMARY'",
  ])('%j', (trace) => {
    expect(v.parse(messageText, trace)).toBe('');
  });

  test.each([
    'Please try again at 9:05 PM.',
    'Error: please choose another card',
    'Your loan was not found.',
    'Rejected',
    'System maintenance until 9:00 PM',
    'Unknown card',
    'OK na ang loan mo',
    'Success: your code is on its way',
    'Your session timed out.',
    '您好，503',
    'An exception was made for your order.',
    'Warning: pay before Nov 30, 2026',
    'Pay at GCash (Main: 12 St)',
    '[GCash] The service is unavailable.',
    'Service unavailable from 9:00 PM to 10:00 PM',
    'The maximum is ₱5,000.00.',
    'A card is not a function of your plan.',
    'Hindi available ang service. Subukan ulit.',
  ])('%j is one', (sentence) => {
    expect(v.parse(messageText, sentence)).toBe(sentence);
  });

  test('keeps what a person wrote about it', () => {
    expect(v.parse(words, 'The app says NullPointerException')).toBe('The app says NullPointerException');
  });
});

test.each([
  ['4111111111111111', '•••• 1111'],
  ['4111 1111 1111 1234', '•••• 1234'],
  ['4111-11**-****-1234', '•••• 1234'],
  ['•••• 4821', '•••• 4821'],
  ['６２２２０２１２３４５６７８９０', '•••• 7890'],
  ['', ''],
])('shows the card %j as %j', (cardNo, shown) => {
  expect(lastFour(cardNo)).toBe(shown);
});

test.each([
  ['BDO 4111111111111111', 'BDO •••• 1111'],
  ['BDO 4111 1111-1111 1112, savings', 'BDO •••• 1112, savings'],
  ['GCash 0917 123 4567', 'GCash 0917 123 4567'],
  ['BPI •••• 2222', 'BPI •••• 2222'],
  ['BPI 5105.1051.0510.5100', 'BPI •••• 5100'],
  ['BPI 5105\u00a01051\u00a00510\u00a05100', 'BPI •••• 5100'],
  ['BPI ５１０５１０５１０５１０５１００', 'BPI •••• 5100'],
  ['BPI 51051051051051005105', 'BPI •••• 5105'],
  ['BPI 4111\u20131111\u20131111\u20131112', 'BPI •••• 1112'],
  ['BPI 4111_1111_1111_1112', 'BPI •••• 1112'],
  ['374245455400126 and 5105 1051 0510 5100', '•••• 0126 and •••• 5100'],
  ['BPI 4111  1111  1111  1111', 'BPI •••• 1111'],
  ['BPI 4111/1111/1111/1111', 'BPI •••• 1111'],
  ['BPI 4111 - 1111 - 1111 - 1111', 'BPI •••• 1111'],
  ['BPI 4111\u200b1111\u200b1111\u200b1111', 'BPI •••• 1111'],
  ['BPI 411111******1111', 'BPI •••• 1111'],
  ['BPI **** **** **** ****', 'BPI **** **** **** ****'],
  ['GCash 0917 ••• 4567', 'GCash 0917 ••• 4567'],
  ['PNB 0012-3456-7890', 'PNB 0012-3456-7890'],
])('shows the account %j as %j', (account, shown) => {
  expect(withoutCardNumber(account)).toBe(shown);
});

test.each([false, 0, '0', 'false', '-'])('reads %j as no message and as no address', (sent) => {
  for (const codec of [messageText, maybeAddress]) expect(v.parse(codec, sent)).toBe('');
});

test.each(['Refused', 'Failed', 'Unavailable', 'Success', 'OK'])(
  'reads %j as a state, not a message',
  (sent) => {
    expect([v.parse(headlineEntries.noticeStatusText, sent), v.parse(messageText, sent)]).toEqual([sent, '']);
  },
);

test.each(['N/A', '--', '…'])('reads %j as no message', (sent) => {
  expect(v.parse(messageText, sent)).toBe('');
});

test.each(['100%', '24/7', '您好', '₱0.00', 'None of your payments is late'])('%j is a message', (sent) => {
  expect(v.parse(messageText, sent)).toBe(sent);
});

test('isolates a right-to-left name in a sentence', () => {
  expect(fill('Hello {name}, pay', { name: 'عمر' })).toBe('Hello \u2068عمر\u2069, pay');
  expect(fill('Hello {name}, pay', { name: 'Omar' })).toBe('Hello Omar, pay');
});

test.each(['null', 'undefined', '(null)', '[object Object]', 'NaN'])(
  'reads %j as missing, in an id, a code, a time and an address too',
  (sent) => {
    for (const codec of [maybeId, maybeCode, time, maybeAddress, image])
      expect(v.parse(codec, sent)).toBe('');
    expect(v.parse(maybeFlag, sent)).toBeUndefined();
  },
);
