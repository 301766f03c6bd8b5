import { assert, constantFrom, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, normalisePhone } from '../../services/values/phone.ts';

test.each([
  ['13912345678', true],
  ['19912345678', true],
  ['12912345678', false],
  ['23912345678', false],
  ['1391234567', false],
  ['', false],
])("validates %j by the specification's rule: %j", (phone, taken) =>
  expect(isPhone(phone, 'spec')).toBe(taken),
);

test.each([
  ['09171234567', true],
  ['13912345678', false],
  ['0917123456', false],
])('validates %j by the Philippine rule: %j', (phone, taken) => expect(isPhone(phone, 'ph')).toBe(taken));

test.each([
  ['13912345678', '13912345678'],
  ['139 1234 5678', '13912345678'],
  ['09171234567', '09171234567'],
  ['+63 917 123 4567', '09171234567'],
  ['9171234567', '09171234567'],
])('takes %j as %j by both rules', (typed, kept) => {
  expect(normalisePhone(typed, 'both')).toBe(kept);
  expect(isPhone(kept, 'both')).toBe(true);
});

test.each(['12912345678', '0817123456', '1391234567'])('refuses %j by both rules', (phone) =>
  expect(isPhone(phone, 'both')).toBe(false),
);

test.each([
  ['+63 917 123 4567', '09171234567'],
  ['639171234567', '09171234567'],
  ['0917-123-4567', '09171234567'],
  ['+', '+'],
  ['+6', '+6'],
  ['+63', '0'],
])('stores a Philippine number typed as %j as %j', (typed, kept) =>
  expect(normalisePhone(typed, 'ph')).toBe(kept),
);

test('cuts any input to 11 digits, and typing the result again changes nothing', () => {
  assert(
    property(string(), (typed) => {
      const kept = normalisePhone(typed, 'spec');
      expect(kept).toMatch(/^\d{0,11}$/);
      expect(normalisePhone(kept, 'spec')).toBe(kept);
    }),
  );
});

test('formats a phone number the same whether typed or pasted', () => {
  assert(
    property(constantFrom('+63', '63', '0'), stringMatching(/^9\d{9}$/), (prefix, rest) => {
      const typed = [...`${prefix}${rest}`].reduce((kept, letter) => normalisePhone(kept + letter, 'ph'), '');
      expect(typed).toBe(normalisePhone(`${prefix}${rest}`, 'ph'));
      expect(isPhone(typed, 'ph')).toBe(true);
    }),
  );
});
