import { expect, test } from 'vitest';
import { callTo, dialLinkIn } from '../../machines/screen/calling.ts';
import { phonesIn } from '../../services/values/contacts.ts';
import { mailsIn } from '../../services/values/mails.ts';

test.each([
  ['0917 800 0456', ['09178000456']],
  ['+63 (0)2 8888 1234', ['+63288881234']],
  ['+63 0917 123 4567', ['+639171234567']],
  ['(02) 8888-1234 loc. 101', ['0288881234']],
  ['0917 123 4567 0998 765 4321', ['09171234567', '09987654321']],
  ['0917 123 4567 / 0998 765 4321', ['09171234567', '09987654321']],
  ['+63 917 123 4567 +63 998 765 4321', ['+639171234567', '+639987654321']],
  ['0917-123-4567 - 0918-123-4567', ['09171234567', '09181234567']],
  ['javascript:alert', []],
  ['0917 123 0456', ['09171230456']],
  ['*143#', ['*143#']],
  ['Dial *143*1# on your phone', ['*143*1#']],
  ['(632) 8888-1234', ['+63288881234']],
  ['639171234567', ['+639171234567']],
  ['0063 917 123 4567', ['+639171234567']],
  ['6345-1234', ['63451234']],
  ['+63 (2) 8888-1234', ['+63288881234']],
  ['(02) 8888 1234 loc. 12', ['0288881234']],
  ['8888-1234 / 8888-5678', ['88881234', '88885678']],
  ['1-800-888-CASH', ['18008882274']],
  ['1-800-LOAN-NOW or 0917 123 4567', ['18005626669', '09171234567']],
  ['1-800-10-LOAN-NOW', ['1800105626669']],
  ['1-800-888-1234 toll free', ['18008881234']],
  ['1-800-10-888-1234 ext. 5', ['1800108881234']],
  ['0917 123 4567 (Globe).', ['09171234567']],
  ['+63 917 123 4567; +63 998 765 4321', ['+639171234567', '+639987654321']],
  ['Tel: 02-8888-1234', ['0288881234']],
  ['0917\u2011123\u20114567', ['09171234567']],
  ['(02) 8888\u20131234', ['0288881234']],
  ['+63(2)8-888-1234 to 36', ['+63288881234']],
  ['tel:+63288881234', ['+63288881234']],
  ['+63 2 8888 1234;ext=55', ['+63288881234']],
  ['Globe: 0917.123.4567; Smart: (0918) 123-4567', ['09171234567', '09181234567']],
  ['٠٩١٧١٢٣٤٥٦٧', ['09171234567']],
  ['1-800-10-888-1234', ['1800108881234']],
  ['2 lines: 8888 0100 and 8888 0200', ['88880100', '88880200']],
  ['Mon to Fri 8-5: 0917 123 4567', ['09171234567']],
  ['０９１７ ８００ ０４５６', ['09178000456']],
  ['Tel. 8888-0100 (8AM-5PM)', ['88880100']],
  ['8888 0100 8:00 a.m. to 5 pm', ['88880100']],
  ['(02) 8888 0100 24/7', ['0288880100']],
  ['8888 0100 (24 hours)', ['88880100']],
  ['8888 0100 (24h)', ['88880100']],
  ['Mon-Fri 8:00-17:00 (02) 8888 0100', ['0288880100']],
  ['(0917 123 4567)', ['09171234567']],
  ['*#06#', []],
  ['**21*09171234567#', ['09171234567']],
  ['*21*09171234567#', ['09171234567']],
  ['*143# or 0917 123 4567', ['*143#', '09171234567']],
  ['0917 123 4567 / 16000', ['09171234567', '16000']],
  ['Hotline: 16-000, mobile 0917 123 4567', ['09171234567']],
  ['16000 or (02) 8888 1234 ext. 10123', ['16000', '0288881234']],
  ['(02) 8888-1234 local 10123', ['0288881234']],
  ['8888 1234 / 1235', ['88881234']],
  ['Local: 0917 123 4567', ['09171234567']],
  ['Text 16000 or 0917 123 4567', ['16000', '09171234567']],
  ['888', ['888']],
  ['0', []],
  ['-', []],
  ['null', []],
  ['', []],
])('dials %j as %j, in the browser and by the shell', (text, numbers) => {
  expect(phonesIn(text).map(({ to }) => to)).toEqual(numbers);
  expect(dialLinkIn(text)).toBe(`tel:${numbers[0]?.replaceAll('#', '%23') ?? ''}`);
  expect(callTo(text)).toMatchObject({ request: { payload: { number: numbers[0] ?? '' } } });
});

test('shows each number as the company writes it, with its brackets and extension', () => {
  const texts = (text: string) => phonesIn(text).map((phone) => phone.text);
  expect(texts('(02) 8888 0100')).toEqual(['(02) 8888 0100']);
  expect(texts('(+63) 2 8888 0100')).toEqual(['(+63) 2 8888 0100']);
  expect(texts('(02) 8888 0100 (02) 8888 0200')).toEqual(['(02) 8888 0100', '(02) 8888 0200']);
  expect(texts('(02) 8888-1234 loc. 101 / 0917 123 4567')).toEqual([
    '(02) 8888-1234 loc. 101',
    '0917 123 4567',
  ]);
  expect(texts('0917-123-4567 - 0918-123-4567')).toEqual(['0917-123-4567', '0918-123-4567']);
  expect(texts('16000 or (02) 8888 1234 (ext. 10123)')).toEqual(['16000', '(02) 8888 1234 (ext. 10123)']);
  expect(texts('(02) 8888 1234 Local: 0917 123 4567')).toEqual(['(02) 8888 1234', '0917 123 4567']);
  expect(phonesIn('(+63) 2 8888 0100')[0]?.to).toBe('+63288880100');
});

test.each([
  ['care@lend.example', ['care@lend.example']],
  ['Care Team <care@lend.example>', ['care@lend.example']],
  ['a@lend.example, b@lend.example; c@lend.example', ['a@lend.example', 'b@lend.example', 'c@lend.example']],
  ['a@lend.example or b@lend.example', ['a@lend.example', 'b@lend.example']],
  ['a@lend.example b@lend.example.', ['a@lend.example', 'b@lend.example']],
  ['mailto:care@lend.example', ['care@lend.example']],
  ['Email: care@lend.example', ['care@lend.example']],
  ['care@lend.example, help@lend.example...', ['care@lend.example', 'help@lend.example']],
  ['care (at) lend.example', ['']],
  ['care[at]lend.example', ['']],
  ['care＠lend.example', ['care@lend.example']],
  ["o'neil+ph@lend.co.example", ["o'neil+ph@lend.co.example"]],
  ['care@lend', ['']],
  ['care@@lend.example', ['']],
  ['care team@lend.example', ['']],
  ['care@lend.example?bcc=x@y.example', ['']],
  ['Care <care@lend.example> / Help <help@lend.example>', ['care@lend.example', 'help@lend.example']],
  ['N/A', []],
  ['-', []],
  ['none; care@lend.example', ['care@lend.example']],
  ['', []],
])('mails %j to %j', (text, addresses) => {
  expect(mailsIn(text).map(({ to }) => to)).toEqual(addresses);
});

test('shows an address that cannot be mailed as text', () => {
  expect(mailsIn('care at lend.example')).toEqual([{ text: 'care at lend.example', to: '' }]);
});
