import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qrPhFault } from '../../services/repay/qrPh.ts';
import { qrPhOf } from '../models/fixtures/repayment.ts';

const due = 892_480;

describe('a QR Ph payload', () => {
  test('accepts a payload with its own amount', () =>
    expect(qrPhFault(qrPhOf('8924.80'), due)).toBeUndefined());

  test("computes the checksum of EMVCo's example", () => {
    const example =
      '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';
    // Valid, but from China: its fault is the country.
    expect(qrPhFault(example, 2_372)).toBe('country');
  });

  test.each(['8924.80', '8924.8'])('accepts the amount format %s', (amount) =>
    expect(qrPhFault(qrPhOf(amount), due)).toBeUndefined(),
  );

  test('accepts a payload that leaves the amount to the payer', () =>
    expect(qrPhFault(qrPhOf(''), due)).toBeUndefined());

  test('accepts a payload when the amount due is unknown', () =>
    expect(qrPhFault(qrPhOf('1.00'), undefined)).toBeUndefined());

  test.each(['8924.81', '8924', '892480', '-8924.80', '8924.800', '8,924.80', 'x'])(
    'rejects a payload that requests %s',
    (amount) => expect(qrPhFault(qrPhOf(amount), due)).toBe('amount'),
  );

  test.each([
    ['another currency', { '53': '840' }],
    ['another country', { '58': 'SG' }],
    ['no country', { '58': '' }],
  ])('rejects a payload for %s', (_, changes) =>
    expect(qrPhFault(qrPhOf('8924.80', changes), due)).toBe('country'),
  );

  test.each(['26', '28', '51', '62', '64', '80'])(
    'rejects a payload with a tag twice in its template %s',
    (id) => {
      expect(qrPhFault(qrPhOf('8924.80', { [id]: '0102AB0202CD0102EF' }), due)).toBe('unreadable');
      expect(qrPhFault(qrPhOf('8924.80', { [id]: '0102AB0202CD0302EF' }), due)).toBeUndefined();
    },
  );

  test('accepts a template that does not consist of tags, and the same tag in two templates', () => {
    expect(qrPhFault(qrPhOf('8924.80', { '62': 'REF 1' }), due)).toBeUndefined();
    expect(qrPhFault(qrPhOf('8924.80', { '27': '0102AB', '28': '0102AB' }), due)).toBeUndefined();
  });

  test('rejects a payload after a change of any single character', () => {
    const sound = qrPhOf('8924.80');
    fc.assert(
      // The first six characters identify an EMVCo payload.
      fc.property(
        fc.integer({ min: 6, max: sound.length - 1 }),
        fc.constantFrom(...'0123456789ABCDEFxyz.'),
        (at, character) => {
          fc.pre(sound[at] !== character);
          const changed = sound.slice(0, at) + character + sound.slice(at + 1);
          expect(qrPhFault(changed, due)).toBe('checksum');
        },
      ),
    );
  });

  test('rejects a truncated payload', () => {
    const sound = qrPhOf('8924.80');
    for (let length = 6; length < sound.length; length += 1)
      expect(qrPhFault(sound.slice(0, length), due)).toBe('checksum');
  });
});

test('does not judge a payload that is no EMVCo code', () =>
  expect(qrPhFault('https://pay.example/c1', due)).toBeUndefined());
