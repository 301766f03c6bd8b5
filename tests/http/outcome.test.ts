import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { address } from '../../services/values/codecs.ts';
import type { Family } from '../../services/http/envelope.ts';
import { outcomeOfChange, outcomeOfReading, tooManyIn } from '../../services/http/outcome.ts';

const data = v.object({ url: address });
const unclearCodes = ['E77', '-9'];

type Words = [change: string, read: string];
type Row = [name: string, family: Family, status: number, body: unknown, ...Words];

const url = { url: '/x' };
const yes = { success: true, data: url };
const no = { success: false, code: '7', message: 'Not today' };
const failing = (code: unknown) => ({ success: false, code, message: 'Timeout' });

const table: Row[] = [
  ['true', 'v3', 200, yes, 'yes', 'yes'],
  ["'true'", 'v3', 200, { ...yes, success: 'true' }, 'yes', 'yes'],
  ['1', 'v3', 200, { ...yes, success: 1 }, 'yes', 'yes'],
  ["'1'", 'v3', 200, { ...yes, success: '1' }, 'yes', 'yes'],
  ['yes with 201', 'v3', 201, yes, 'yes', 'yes'],
  ['yes with 299', 'v3', 299, yes, 'yes', 'yes'],
  ['300 that says yes', 'v3', 300, yes, 'unknown', 'malformed'],
  ["yes with 'null' as address", 'v3', 200, { ...yes, data: { url: 'null' } }, 'unknown', 'malformed'],
  ["yes with '(null)' as address", 'v3', 200, { ...yes, data: { url: '(null)' } }, 'unknown', 'malformed'],
  ['yes with an invisible address', 'v3', 200, { ...yes, data: { url: '\u200b' } }, 'unknown', 'malformed'],
  ['yes beside a code', 'v3', 200, { ...yes, code: '200' }, 'yes', 'yes'],
  ['false', 'v3', 200, no, 'no 7', 'no 7'],
  ["'false'", 'v3', 200, { ...no, success: 'false' }, 'no 7', 'no 7'],
  ['0', 'v3', 200, { ...no, success: 0 }, 'no 7', 'no 7'],
  ["'0'", 'v3', 200, { ...no, success: '0' }, 'no 7', 'no 7'],
  ['no without a code', 'v3', 200, { success: false, message: 'Not today' }, 'no ', 'no '],
  ['no with data', 'v3', 200, { ...no, data: url }, 'no 7', 'no 7'],
  ['Y', 'v3', 200, { ...yes, success: 'Y' }, 'unknown', 'malformed'],
  ['N', 'v3', 200, { ...no, success: 'N' }, 'unknown', 'malformed'],
  ['TRUE', 'v3', 200, { ...yes, success: 'TRUE' }, 'unknown', 'malformed'],
  ['2', 'v3', 200, { ...yes, success: 2 }, 'unknown', 'malformed'],
  ['-1', 'v3', 200, { ...no, success: -1 }, 'unknown', 'malformed'],
  ['null', 'v3', 200, { ...yes, success: null }, 'unknown', 'malformed'],
  ['an empty flag', 'v3', 200, { ...no, success: '' }, 'unknown', 'malformed'],
  ['an object as flag', 'v3', 200, { ...yes, success: {} }, 'unknown', 'malformed'],
  ['no flag', 'v3', 200, { code: '7', message: 'Not today' }, 'unknown', 'malformed'],
  ['the envelope of another family', 'v3', 200, { code: '00', data: url }, 'unknown', 'malformed'],
  ["'00'", '00', 200, { code: '00', data: url }, 'yes', 'yes'],
  ["' 00 '", '00', 200, { code: ' 00 ', data: url }, 'yes', 'yes'],
  ["'00' with invisible characters", '00', 200, { code: '\ufeff00\u200b', data: url }, 'yes', 'yes'],
  ['an invisible code', '00', 200, { code: '\u200b', data: url }, 'unknown', 'malformed'],
  ["'7'", '00', 200, { code: '7', message: 'Not today' }, 'no 7', 'no 7'],
  ['7', '00', 200, { code: 7, message: 'Not today' }, 'no 7', 'no 7'],
  ["'0' where '00' is yes", '00', 200, { code: '0', message: 'Not today' }, 'no 0', 'no 0'],
  ['null as code', '00', 200, { code: null, data: url }, 'unknown', 'malformed'],
  ['an empty code', '00', 200, { code: '', data: url }, 'unknown', 'malformed'],
  ['a blank code', '00', 200, { code: '  ', data: url }, 'unknown', 'malformed'],
  ['true as code', '00', 200, { code: true, data: url }, 'unknown', 'malformed'],
  ['no code', '00', 200, yes, 'unknown', 'malformed'],
  ['0 as code', '0', 200, { code: 0, data: url }, 'yes', 'yes'],
  ["'0' as code", '0', 200, { code: '0', data: url }, 'yes', 'yes'],
  ['-1 as code', '0', 200, { code: -1, message: 'Not today' }, 'no -1', 'no -1'],
  ['code 500', 'v3', 200, failing('500'), 'unknown', 'no 500'],
  ['code 500 as a number', 'v3', 200, failing(500), 'unknown', 'no 500'],
  ['code 503', 'v3', 200, failing('503'), 'unknown', 'no 503'],
  ['code 599', 'v3', 200, failing('599'), 'unknown', 'no 599'],
  ['code 600', 'v3', 200, failing('600'), 'no 600', 'no 600'],
  ['code 499', 'v3', 200, failing('499'), 'no 499', 'no 499'],
  ['code 5000', 'v3', 200, failing('5000'), 'no 5000', 'no 5000'],
  ['code 504 of another family', '00', 200, { code: '504', message: '' }, 'unknown', 'no 504'],
  ['code 500 of the third family', '0', 200, { code: 500, message: '' }, 'unknown', 'no 500'],
  ['a configured code', 'v3', 200, failing('E77'), 'unknown', 'no E77'],
  ['a configured code as a number', '00', 200, { code: -9, message: '' }, 'unknown', 'no -9'],
  ['a code that begins like a configured one', 'v3', 200, failing('E778'), 'no E778', 'no E778'],
  ['code 500 with 400', 'v3', 400, failing('500'), 'unknown', 'no 500'],
  ['yes without data', 'v3', 200, { success: true }, 'unknown', 'malformed'],
  ['yes with null', 'v3', 200, { success: true, data: null }, 'unknown', 'malformed'],
  ['yes with a blank address', 'v3', 200, { success: true, data: { url: ' ' } }, 'unknown', 'malformed'],
  ['HTML', 'v3', 200, '<html>', 'unknown', 'malformed'],
  ['nothing', 'v3', 200, '', 'unknown', 'malformed'],
  ['204', 'v3', 204, '', 'unknown', 'malformed'],
  ['half a body', 'v3', 200, '{"success":true,"da', 'unknown', 'malformed'],
  ['a list', 'v3', 200, [yes], 'unknown', 'malformed'],
  ['a text', 'v3', 200, '"true"', 'unknown', 'malformed'],
  ['null as body', 'v3', 200, 'null', 'unknown', 'malformed'],
  ['an opaque redirect', 'v3', 0, '', 'unknown', 'malformed'],
  ['301', 'v3', 301, '', 'unknown', 'malformed'],
  ['302 that says yes', 'v3', 302, yes, 'unknown', 'malformed'],
  ['303 that says no', 'v3', 303, no, 'unknown', 'no 7'],
  ['304', 'v3', 304, '', 'unknown', 'malformed'],
  ['307', 'v3', 307, '', 'unknown', 'malformed'],
  ['308', 'v3', 308, '', 'unknown', 'malformed'],
  ['400 without words', 'v3', 400, '<html>', 'no 400', 'malformed'],
  ['400 that says yes', 'v3', 400, yes, 'no 400', 'malformed'],
  ['400 that says neither', 'v3', 400, { success: 'Y' }, 'no 400', 'malformed'],
  ['401', 'v3', 401, '', 'no 401', 'malformed'],
  ['403 with words', 'v3', 403, no, 'no 7', 'no 7'],
  ['404', 'v3', 404, '', 'no 404', 'malformed'],
  ['408', 'v3', 408, '', 'unknown', 'malformed'],
  ['408 with words', 'v3', 408, no, 'unknown', 'no 7'],
  ['409', 'v3', 409, '', 'unknown', 'malformed'],
  ['409 with words', 'v3', 409, no, 'unknown', 'no 7'],
  ['410', 'v3', 410, '', 'no 410', 'malformed'],
  ['422 with words', 'v3', 422, no, 'no 7', 'no 7'],
  ['425', 'v3', 425, '', 'unknown', 'malformed'],
  ['429', 'v3', 429, '', 'no 429', 'malformed'],
  ['429 with words', 'v3', 429, no, 'no 429', 'no 7'],
  ['429 with code 500', 'v3', 429, failing('500'), 'no 429', 'no 500'],
  ['499', 'v3', 499, '', 'no 499', 'malformed'],
  ['500 that says no', 'v3', 500, no, 'unknown', 'no 7'],
  ['500 that says yes', 'v3', 500, yes, 'unknown', 'malformed'],
  ['502', 'v3', 502, '<html>', 'unknown', 'malformed'],
  ['503', 'v3', 503, '', 'unknown', 'malformed'],
  ['504', 'v3', 504, '', 'unknown', 'timeout'],
  ['599', 'v3', 599, '', 'unknown', 'malformed'],
];

const wordsOf = (outcome: ReturnType<typeof outcomeOfChange<typeof data>>): string => {
  if ('data' in outcome) return 'yes';
  const { failure } = outcome;
  if (failure.kind === 'refused') return `no ${failure.code}`;
  return failure.kind === 'failed' ? failure.reason : 'unknown';
};

describe.each(table)('%s (%s, %i)', (_, family, status, body, change, read) => {
  const answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  test('classifies the outcome of an irreversible call', () =>
    expect(wordsOf(outcomeOfChange({ family, data }, answer, unclearCodes))).toBe(change));
  test('classifies the outcome of a read', () =>
    expect(wordsOf(outcomeOfReading({ family, data }, answer))).toBe(read));
});

test('covers at least 60 kinds of response', () => expect(table.length).toBeGreaterThanOrEqual(60));

test('keeps the message of a refusal, if any', () => {
  const message = (body: string, status = 200) =>
    outcomeOfChange({ family: 'v3', data }, { status, body }, unclearCodes);
  expect(message(JSON.stringify(no))).toEqual({
    failure: { kind: 'refused', code: '7', message: 'Not today' },
  });
  expect(message('<html>', 404)).toEqual({ failure: { kind: 'refused', code: '404', message: '' } });
});

test('counts success without data as a yes when no next step needs any', () => {
  const reading = { family: '00', data: v.unknown() } as const;
  for (const body of ['{"code":"00"}', '{"code":"00","data":null}', '{"code":"00","data":"?"}'])
    expect(outcomeOfChange(reading, { status: 200, body })).toHaveProperty('data');
});

const date = 'Sun, 29 Nov 2026 09:00:00 GMT';
test.each([
  [429, { 'retry-after': '90' }, { minutes: 2 }],
  [429, { 'retry-after': '60' }, { minutes: 1 }],
  [429, { 'retry-after': 'Sun, 29 Nov 2026 09:02:01 GMT', date }, { minutes: 3 }],
  [429, { 'retry-after': 'Sun, 29 Nov 2026 09:02:01 GMT' }, { minutes: undefined }],
  [429, { 'retry-after': 'Sun, 29 Nov 2026 08:00:00 GMT', date }, { minutes: undefined }],
  [429, { 'retry-after': 'soon' }, { minutes: undefined }],
  [429, { 'retry-after': '0' }, { minutes: undefined }],
  [429, {}, { minutes: undefined }],
  [503, { 'retry-after': '90' }, {}],
])('HTTP %i with %j asks to wait %j', (status, headers, wait) => {
  expect(tooManyIn({ status, headers: new Headers(headers) })).toStrictEqual(wait);
});
