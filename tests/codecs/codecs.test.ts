import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as codecs from '../../services/values/codecs.ts';
import { parseJson } from '../../services/http/json.ts';
import { wireRequest } from '../../services/http/request.ts';

const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : 'refused';
};
/** The digits of an integer of sixteen digits or more, also with an exponent; otherwise its number. */
const digitsOf = (source: string): unknown => {
  if (!/\d{16}/.test(source.replace('.', ''))) return Number(source);
  const [whole = '', exponent = '0'] = source.split(/e\+?/);
  const [head = '', tail = ''] = whole.split('.');
  return String(BigInt(head + tail) * 10n ** BigInt(Number(exponent) - tail.length));
};
const odd: [string, string][] = [
  ['123', '123'],
  [' 0007 ', ' 0007 '],
  ['8833\u200b0011', '8833\u200b0011'],
  ['', ''],
];

describe('JSON', () => {
  test.each([
    ['{"id":1780000000000000123}', { id: '1780000000000000123' }],
    ['[88330011229912345678,-88330011229912345678]', ['88330011229912345678', '-88330011229912345678']],
    ['{"a":9007199254740991,"b":9007199254740992}', { a: 9_007_199_254_740_991, b: '9007199254740992' }],
    ['{"a":9007199254740993}', { a: '9007199254740993' }],
    [
      '{"a":"1780000000000000123","1780000000000000123":1}',
      { a: '1780000000000000123', '1780000000000000123': 1 },
    ],
    [
      String.raw`{"a":"\"1780000000000000123","b":1780000000000000123}`,
      { a: '"1780000000000000123', b: '1780000000000000123' },
    ],
    [String.raw`["\\",1780000000000000123]`, ['\\', '1780000000000000123']],
    [
      '[0.1234567890123456,1.5e300,1234567890123456.5]',
      [0.1234567890123456, 1.5e300, 1_234_567_890_123_456.5],
    ],
    ['1780000000000000123', '1780000000000000123'],
    ['{"id":1780000000000000123.0}', { id: '1780000000000000123' }],
    ['{"id":1.780000000000000123E+18}', { id: '1780000000000000123' }],
    ['{"id":1.780000000000000123e20}', { id: '178000000000000012300' }],
    ['{"id":9.007199254740993E+15}', { id: '9007199254740993' }],
    ['{"id":900719.9254740993e10}', { id: '9007199254740993' }],
    ['{"id":-178000000000000012.3e1}', { id: '-1780000000000000123' }],
  ])('parses %s without losing a digit', (body, value) => {
    expect(parseJson(body)).toEqual(value);
  });

  test.each([
    '{"a":01780000000000000123}',
    '{"a":1780000000000000123',
    '{a:1780000000000000123}',
    '[1780000000000000123,]',
  ])('throws for %s, which is no JSON', (body) => {
    expect(() => parseJson(body)).toThrow(SyntaxError);
  });

  test('reads JSON like the engine, except for integers that a number cannot hold', () => {
    const number = fc.oneof(
      fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => JSON.stringify(one)),
    );
    const { text } = fc.letrec<{ text: string }>((tie) => ({
      text: fc.oneof(
        { depthSize: 'small' },
        number,
        fc
          .string({ unit: fc.constantFrom('"', '\\', '1780000000000000123', 'é', ',', ':') })
          .map((one) => JSON.stringify(one)),
        fc.array(tie('text')).map((items) => `[ ${items.join(' , ')}]`),
        fc
          .array(fc.tuple(fc.string(), tie('text')))
          .map((pairs) => `{${pairs.map(([name, one]) => `${JSON.stringify(name)}:${one}`).join()}}`),
      ),
    }));
    const exact = (_: string, value: unknown, { source }: { source: string }) =>
      typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
        ? digitsOf(source)
        : value;
    fc.assert(
      fc.property(text, (body) => {
        expect(parseJson(body)).toEqual(JSON.parse(body, exact as (key: string, value: unknown) => unknown));
      }),
    );
  });
});

test('sends an id in a form digit for digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (number) => {
      const answer = parseJson(`{"repayRecordId":${number}}`);
      const { repayRecordId } = v.parse(v.object({ repayRecordId: codecs.id }), answer);
      const call = { client: 'two', method: 'POST', path: '/x' } as const;
      const { body } = wireRequest('', new URLSearchParams(), call, { repayRecordId });
      expect(new URLSearchParams(String(body)).get('repayRecordId')).toBe(String(number));
    }),
  );
});

test.each(odd)('keeps the id %j unchanged', (value, kept) => {
  expect(read(codecs.id, value)).toBe(kept);
  expect(read(codecs.maybeId, value)).toBe(kept);
});

test.each(['', '  ', '\u200b', 'null', 'undefined', '(null)', null, {}])(
  'refuses %j as an id or an address that is needed',
  (value) => {
    expect(read(codecs.givenId, value)).toBe('refused');
    expect(read(codecs.address, value)).toBe('refused');
  },
);

test.each([
  ['Bank card', '4821 0000 1111 2222', '•••• 2222'],
  ['Debit card no.', 4_821_000_011_112_222, '•••• 2222'],
  ['Card', 'BDO 4821-0000-1111-2222', 'BDO •••• 2222'],
  ['Order number', '4821000011112222', '4821000011112222'],
  ['Card fee', '₱1,000.00', '₱1,000.00'],
])('reads in the row %j the value %j as %j', (text, value, shown) => {
  expect(read(codecs.rows, [{ text, value }])).toEqual([{ text, value: shown }]);
});

test.each([
  ['883300112299   ', '883300112299'],
  ['\ufeff8833\u200b0011\u2060', '88330011'],
  [' \t174\n', '174'],
  [174, '174'],
  ['\u202a09171234567\u202c', '09171234567'],
  ['8833\u2028\u20290011\u2800', '88330011'],
  ['88\u00ad33\ufe0f\u{e0020}0011', '88330011'],
])('a code %j is %s', (value, code) => {
  expect(read(codecs.code, value)).toBe(code);
  expect(read(codecs.maybeCode, value)).toBe(code);
});

test.each([
  ['  Maria  ', 'Maria'],
  ['\u200b\u2060 \ufeff', ''],
  ['\u2800\u3164', ''],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  [null, ''],
  [{}, ''],
  [3.5, '3.5'],
])('words %j are %j', (value, words) => {
  expect(read(codecs.words, value)).toBe(words);
});

test.each([
  [125_000, 125_000],
  ['125000', 125_000],
  [' 125000 ', 125_000],
  [0, 0],
  ['1250.00', 'refused'],
  [1250.5, 'refused'],
  ['1,250', 'refused'],
  ['', 'refused'],
  [-1, 'refused'],
  ['9007199254740993', 'refused'],
  [Number.NaN, 'refused'],
  [true, 'refused'],
  ['1e5', 'refused'],
])('parses %j centavos as %j', (value, money) => {
  expect(read(codecs.centavos, value)).toBe(money);
});

test.each([
  [true, true],
  ['true ', true],
  ['TRUE', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  ['0', false],
  ['yes', false],
  ['12', false],
  [undefined, false],
])('the flag %j is %s', (value, flag) => {
  expect(read(codecs.flag, value)).toBe(flag);
});

test.each([
  ['https://a.example/w_100,h_100/a.png', ['https://a.example/w_100,h_100/a.png']],
  [
    'https://a.example/w_1,h_1/a.png, https://a.example/b.png',
    ['https://a.example/w_1,h_1/a.png', 'https://a.example/b.png'],
  ],
  ['/a.png,/b,c.png,', ['/a.png', '/b,c.png']],
  ['/a.png,, ,/b.png,,', ['/a.png', '/b.png']],
  ['data:image/jpeg;base64,/9j/4AAQ,/b.png', ['/b.png']],
  [['https://a.example/1,2.png'], ['https://a.example/1,2.png']],
  [{ 1: '/a.png', 3: '/b.png' }, ['/a.png', '/b.png']],
  [{}, []],
  [{ odd: '/a.png' }, []],
  ['', []],
  [null, []],
])('pictures %j are %j', (value, images) => {
  expect(read(codecs.images, value)).toEqual(images);
});

describe('what backends write for a value that they do not have', () => {
  test.each([
    null,
    undefined,
    0,
    '0',
    '0000-00-00',
    '0001-01-01T00:00:00Z',
    '1970-01-01',
    '1970-01-01T00:00:00.000Z',
    '1970-01-01 08:00:00',
    '9999-12-31 23:59:59',
    '19000101',
    [1970, 1, 1],
    '0000/00/00',
    '00000000000000',
    -1,
    '-62135596800000',
    false,
    'N/A',
    'n/a ',
    '-',
    '--',
  ])('reads %j as no time', (value) => {
    expect(read(codecs.time, value)).toBe('');
  });

  test.each(['0.5', '0:30', 'soon', '0002-01-01', '1970-01-02', '10', 'Na'])(
    'keeps the text %j as it came',
    (value) => {
      expect(read(codecs.time, value)).toBe(value);
    },
  );
});

test.each([
  ['7,760.00', Number.NaN],
  [-1, Number.NaN],
  [7760.5, Number.NaN],
  [true, Number.NaN],
  ['776000', 776_000],
  ['', undefined],
  [' ', undefined],
  ['null', undefined],
  [null, undefined],
])('reads %j as %d centavos from which others follow', (value, money) => {
  expect(read(codecs.citedCentavos, value)).toBe(money);
});

describe('values of another kind, in place of a text for people', () => {
  const nothing = [true, false, 'true', 'FALSE', 0, '0', '0.00', '-', 'N/A', 'null', {}, []];
  test.each(nothing)('reads %j as no name, no message and no number', (value) => {
    const { words, messageText, shownCode, shownId } = codecs;
    expect([words, messageText, shownCode, shownId].map((codec) => read(codec, value))).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(read(codecs.visibleText, value)).toBe('refused');
    expect(read(codecs.texts, [value, 'Fast'])).toEqual(['Fast']);
  });

  test.each([' Days ', 'day(s)', '**** 4242', 42, 'Banco&amp;'])(
    'keeps %j as an id that is shown',
    (value) => {
      expect(read(codecs.shownId, value)).toBe(String(value));
    },
  );

  test.each([true, false, 'true', 'False', 'null', {}])('reads %j as no value of a row', (value) => {
    expect(read(codecs.figure, value)).toBe('');
    expect(read(codecs.rows, [{ text: 'Late days', value }])).toEqual([]);
  });

  test.each([0, '0', '0%', '-', 'False alarm'])('keeps %j as the value of a row', (value) => {
    expect(read(codecs.rows, [{ text: 'Late days', value }])).toEqual([
      { text: 'Late days', value: String(value) },
    ]);
  });

  test.each([true, 'true', false])('reads %j as no date, and as no id', (value) => {
    expect(read(codecs.time, value)).toBe('');
    expect(read(codecs.givenId, value)).toBe('refused');
  });

  test.each(['', ' ', 'null', 'undefined', '(null)'])('reads %j as a list that is not sent', (value) => {
    expect(read(codecs.wholeList(codecs.words), value)).toBeUndefined();
  });
});
