import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qrPhFault } from '../../services/repay/qrPh.ts';
import { codeAddressOf, queryOf } from '../../services/repay/codeAddress.ts';
import { qrPhOf } from '../models/fixtures/repayment.ts';

const tag = (id: string, value: string, length = value.length) =>
  `${id}${String(length).padStart(2, '0')}${value}`;
const crc16 = (bytes: Uint8Array) => {
  let crc = 0xffff;
  for (const byte of bytes)
    for (let bit = 7; bit >= 0; bit -= 1) {
      const isSet = ((crc >> 15) & 1) !== ((byte >> bit) & 1);
      crc = ((crc << 1) & 0xffff) ^ (isSet ? 0x1021 : 0);
    }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
const closed = (body: string) => `${body}6304${crc16(new TextEncoder().encode(`${body}6304`))}`;

const p2p = (bank: string, account: string) =>
  tag('27', tag('00', 'com.p2pqrpay') + tag('01', bank) + tag('02', '99964403') + tag('04', account));
const p2m = (bank: string, merchant: string) =>
  tag('28', tag('00', 'ph.ppmi.p2m') + tag('01', bank) + tag('03', merchant) + tag('05', '000'));
const head = (method: '11' | '12') => tag('00', '01') + tag('01', method);
const place = (name: string, city: string) => tag('58', 'PH') + tag('59', name) + tag('60', city);

const issuers: Record<string, string> = {
  'GCash, person to person': closed(
    head('11') +
      p2p('GXCHPHM2XXX', '09170000001') +
      tag('52', '6016') +
      tag('53', '608') +
      place('JU** D.', 'Makati'),
  ),
  'Maya, person to person with an amount': closed(
    head('12') +
      p2p('PAPHPHM1XXX', '09180000002') +
      tag('52', '6016') +
      tag('53', '608') +
      tag('54', '8924.80') +
      place('MA*** R.', 'Pasig'),
  ),
  'BPI, merchant': closed(
    head('12') +
      p2m('BOPIPHMMXXX', '000000010001') +
      tag('52', '5411') +
      tag('53', '608') +
      tag('54', '8924.80') +
      place('SARI SARI', 'Quezon City') +
      tag('62', tag('05', 'REF0000001') + tag('07', '00000001')),
  ),
  'UnionBank, merchant': closed(
    head('12') +
      p2m('UBPHPHMMXXX', '3000000042') +
      tag('52', '6012') +
      tag('53', '608') +
      tag('54', '8924.8') +
      place('BAYAD PARTNER', 'Pasig') +
      tag('61', '1605') +
      tag('62', tag('01', 'INV42') + tag('05', 'REF42')),
  ),
  'Landbank, merchant with a fixed fee': closed(
    head('12') +
      p2m('TLBPPHMMXXX', '77') +
      tag('52', '9399') +
      tag('53', '608') +
      tag('54', '8909.80') +
      tag('55', '02') +
      tag('56', '15.00') +
      place('CITY HALL', 'Manila'),
  ),
  'BDO, merchant with a fee in per cent': closed(
    head('12') +
      p2m('BNORPHMMXXX', '78') +
      tag('52', '5999') +
      tag('53', '608') +
      tag('54', '8750') +
      tag('55', '03') +
      tag('57', '2.00') +
      place('TINDAHAN', 'Cebu'),
  ),
  'ShopeePay, merchant in two languages': closed(
    head('12') +
      p2m('SHPHPHM1XXX', '79') +
      tag('52', '5999') +
      tag('53', '608') +
      tag('54', '8924.80') +
      place('NIÑO STORE', 'Parañaque') +
      tag('64', tag('00', 'TL') + tag('01', 'TINDAHAN NI NIÑO')),
  ),
};
const bdo = issuers['BDO, merchant with a fee in per cent'] ?? '';

describe('a published payload', () => {
  test.each(Object.entries(issuers).filter(([, payload]) => payload !== bdo))(
    'accepts the published payload of %s',
    (_, payload) => {
      expect(qrPhFault(payload, 892_480)).toBeUndefined();
    },
  );

  test('asks for its amount and the fee in per cent of it', () => {
    expect(qrPhFault(bdo, 892_500)).toBeUndefined();
    expect(qrPhFault(bdo, 875_000)).toBe('amount');
  });

  test.each(['+63-9171234567', '+639171234567'])(
    'is read from a URL in which %s is not encoded',
    (account) => {
      const payload = closed(
        head('11') + p2p('GXCHPHM2XXX', account) + tag('53', '608') + place('JU** D.', 'Quezon City'),
      );
      const { payCode } = codeAddressOf(
        queryOf(`/repaymentOfCode?showType=2&payCode=${payload}&repayAmount=5`),
      );
      expect(payCode).toBe(payload);
      expect(qrPhFault(payCode, 892_480)).toBeUndefined();
    },
  );

  test('asks for its amount and the fixed fee', () => {
    const payload = issuers['Landbank, merchant with a fixed fee'] ?? '';
    expect(qrPhFault(payload, 890_980)).toBe('amount');
  });
});

const sound = issuers['BPI, merchant'] ?? '';
const body = sound.slice(0, -8);
const swapped = (from: string, to: string) => closed(body.replace(from, to));

const damaged: [string, string, string][] = [
  ...[2, 4, 6, 8, 12, 20, 40, 60].map((front): [string, string, string] => [
    `lost its first ${front} characters`,
    sound.slice(front),
    'checksum',
  ]),
  ...[10, 30, 55, 80, 100, 120].map((at): [string, string, string] => [
    `has character ${at} changed`,
    sound.slice(0, at) + (sound[at] === '7' ? '8' : '7') + sound.slice(at + 1),
    'checksum',
  ]),
  ...[4, 20, 40].map((front): [string, string, string] => [
    `lost its first ${front} characters and its end`,
    sound.slice(front, sound.indexOf('5802PH') + 6),
    'checksum',
  ]),
  ['has no checksum', `${body}6304`, 'checksum'],
  ['has letters for a checksum', `${body}6304ZZZZ`, 'checksum'],
  ['begins with a word and a colon', `QR: ${swapped('8924.80', '1.00')}`, 'checksum'],
  ['goes on behind its checksum', `${sound}00`, 'checksum'],
  ['asks twice, last for less', closed(`${body}${tag('54', '1.00')}`), 'unreadable'],
  ['names two countries', closed(`${body}${tag('58', 'PH')}`), 'unreadable'],
  ['has a length that is too long', closed(body.replace('5802PH', '5899PH')), 'unreadable'],
  ['has a length that is no number', closed(body.replace('5802PH', '58x2PH')), 'unreadable'],
  ['has a tag that is no number', closed(body.replace('5802PH', 'ab02PH')), 'unreadable'],
  ['is of another version', closed(body.replace('000201', '000202')), 'unreadable'],
  ['is for another currency', swapped('5303608', '5303840'), 'country'],
  ['is for another country', swapped('5802PH', '5802SG'), 'country'],
  ['asks for a centavo more', swapped('8924.80', '8924.81'), 'amount'],
  ['asks for a hundred times as much', swapped('54078924.80', '5406892480'), 'amount'],
  ['asks for a negative amount', swapped('54078924.80', '5408-8924.80'), 'amount'],
  ['asks for an amount with a comma', swapped('54078924.80', '54088,924.80'), 'amount'],
  ['adds a fee that is nowhere shown', swapped('54078924.80', '54078924.805502025604 100'), 'amount'],
  ['adds a fixed fee', swapped('54078924.80', '54078924.80550202560515.00'), 'amount'],
  ['adds a fee in per cent', swapped('54078924.80', '54078924.8055020357042.00'), 'amount'],
  ['adds a fee of a kind that nobody knows', swapped('54078924.80', '54078924.80550209'), 'amount'],
  ['adds a fee without naming its kind', swapped('54078924.80', '54078924.80560515.00'), 'amount'],
  ['asks for an amount with a sign', swapped('54078924.80', '5408+8924.80'), 'amount'],
  ['asks for an amount with an exponent', swapped('54078924.80', '54098.92480e3'), 'amount'],
  ['asks for an amount in full-width digits', swapped('54078924.80', '5407８９２４.８０'), 'amount'],
  ['asks for an amount with a blank', swapped('54078924.80', '54088924.80 '), 'amount'],
  ['asks for less', swapped('54078924.80', '54048924'), 'amount'],
  ['asks for three decimals', swapped('54078924.80', '54088924.800'), 'amount'],
  ['asks for no number', swapped('54078924.80', '5401x'), 'amount'],
  ['names no country', swapped('5802PH', ''), 'country'],
  ['asks for nothing', swapped('54078924.80', '54040.00'), 'amount'],
  ['adds two kinds of fees', swapped('54078924.80', '54078924.805502025604100057042.00'), 'amount'],
  [
    'does not begin with its version',
    closed(body.slice(6, 12) + body.slice(0, 6) + body.slice(12)),
    'unreadable',
  ],
  ['has a checksum in the middle', closed(`${body}6304ABCD`), 'unreadable'],
  ['adds a fee to what the payer types', swapped('54078924.80', '550202560515.00'), 'amount'],
];

test.each(damaged)('rejects a payload that %s', (_, payload, fault) => {
  expect(qrPhFault(payload, 892_480)).toBe(fault);
});

test.each([
  ['zeros before its amount', swapped('54078924.80', '54100008924.80')],
  ['one decimal', swapped('54078924.80', '54068924.8')],
  ['a tip that the payer may add', swapped('54078924.80', '54078924.80550201')],
  ['a fee of nothing', swapped('54078924.80', '54078924.80550202560400.0')],
  ['an unknown method', swapped('010212', '010213')],
  ['no method', swapped('010212', '')],
  ['an empty name', swapped('5909SARI SARI', '5900')],
  ['no name and no category', closed(body.replace('5909SARI SARI', '').replace('52045411', ''))],
  ['tags of others', closed(body + tag('65', 'X') + tag('80', tag('00', 'com.example') + tag('01', 'X')))],
  ['an account that is a plain number', closed(body + tag('30', '00000000'))],
  ['a checksum in lower case', sound.slice(0, -4) + sound.slice(-4).toLowerCase()],
])('accepts a payload with %s', (_, payload) => expect(qrPhFault(payload, 892_480)).toBeUndefined());

test('accepts an amount that ends in a point', () =>
  expect(qrPhFault(swapped('54078924.80', '54058924.'), 892_400)).toBeUndefined());

test('accepts lengths in characters or in bytes', () => {
  const fields = head('12') + tag('52', '5999') + tag('53', '608') + tag('54', '8924.80') + tag('58', 'PH');
  const name = 'NIÑO';
  expect(qrPhFault(closed(fields + tag('59', name)), 892_480)).toBeUndefined();
  expect(
    qrPhFault(closed(fields + tag('59', name, new TextEncoder().encode(name).length)), 892_480),
  ).toBeUndefined();
  expect(qrPhFault(closed(fields + tag('59', name, 9)), 892_480)).toBe('unreadable');
  expect(qrPhFault(closed(fields + tag('59', 'PAY 😀', 5)), 892_480)).toBeUndefined();
  expect(qrPhFault(closed(fields + tag('59', 'PAY 😀', 6)), 892_480)).toBeUndefined();
  expect(qrPhFault(closed(fields + tag('59', 'PAY 😀', 8)), 892_480)).toBeUndefined();
});

test("computes the checksum of EMVCo's example", () => {
  const example =
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';
  // Valid, but from China: its fault is the country.
  expect(qrPhFault(example, 2_372)).toBe('country');
});

test.each(['26', '28', '51', '62', '64', '80'])(
  'rejects a payload with a tag twice in its template %s',
  (id) => {
    expect(qrPhFault(qrPhOf('8924.80', { [id]: '0102AB0202CD0102EF' }), 892_480)).toBe('unreadable');
    expect(qrPhFault(qrPhOf('8924.80', { [id]: '0102AB0202CD0302EF' }), 892_480)).toBeUndefined();
  },
);

test('accepts a template that does not consist of tags, and the same tag in two templates', () => {
  expect(qrPhFault(qrPhOf('8924.80', { '62': 'REF 1' }), 892_480)).toBeUndefined();
  expect(qrPhFault(qrPhOf('8924.80', { '27': '0102AB', '28': '0102AB' }), 892_480)).toBeUndefined();
});

test('rejects a truncated payload', () => {
  for (let length = 6; length < sound.length; length += 1)
    expect(qrPhFault(sound.slice(0, length), 892_480)).toBe('checksum');
});

test('accepts any amount when the amount due is unknown', () =>
  expect(qrPhFault(swapped('54078924.80', '54041.00'), undefined)).toBeUndefined());

test('rejects every single change of a valid payload', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(issuers)),
      fc.nat(),
      fc.constantFrom(...'0123456789.ABCPHÑ '),
      (payload, place_, character) => {
        const at = place_ % payload.length;
        fc.pre(payload[at]?.toUpperCase() !== character);
        expect(qrPhFault(payload.slice(0, at) + character + payload.slice(at + 1), undefined)).toBeDefined();
      },
    ),
  );
});

test.each([
  '0130560000012345',
  '00020198765432101234',
  'https://pay.example/6304ABCD/6304ABCD',
  'PL-2026-11-0042',
  '630412346304ABCD',
])('does not treat %s as an EMVCo code', (code) =>
  expect(qrPhFault(code, 100)).toBe(code.startsWith('0002') ? 'checksum' : undefined),
);
