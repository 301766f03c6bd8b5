import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { outcomeOfChange, outcomeOfReading } from '../../services/http/outcome.ts';

const reading = { family: '00', data: v.object({ url: v.string() }) } as const;
const yes = { code: '00', data: { url: '/x' } };
const no = { code: '7', message: 'Not today' };
const unknown = { failure: { kind: 'outcomeUnknown' } };
const malformed = { failure: { kind: 'failed', reason: 'malformed' } };
const refused = (code: string, message = '') => ({ failure: { kind: 'refused', code, message } });

/** Every kind of answer, with what it means for a call that cannot be undone and for one that reads. */
const table: [name: string, status: number, body: unknown, change: object, read: object][] = [
  ['yes', 200, yes, { data: { url: '/x' } }, { data: { url: '/x' } }],
  ['yes with 201', 201, yes, { data: { url: '/x' } }, { data: { url: '/x' } }],
  ['no', 200, no, refused('7', 'Not today'), refused('7', 'Not today')],
  ['yes without what is needed', 200, { code: '00', data: null }, unknown, malformed],
  ['another envelope', 200, { success: true, data: { url: '/x' } }, unknown, malformed],
  ['HTML', 200, '<html>', unknown, malformed],
  ['nothing', 200, '', unknown, malformed],
  ['a redirect', 302, '', unknown, malformed],
  ['400 without words', 400, '<html>', refused('400'), malformed],
  ['403 with words', 403, no, refused('7', 'Not today'), refused('7', 'Not today')],
  ['404', 404, '', refused('404'), malformed],
  ['408', 408, '', unknown, malformed],
  ['409 with words', 409, no, unknown, refused('7', 'Not today')],
  ['422 with words', 422, no, refused('7', 'Not today'), refused('7', 'Not today')],
  ['425', 425, '', unknown, malformed],
  ['429', 429, '', refused('429'), malformed],
  ['429 with words', 429, no, refused('429', 'Not today'), refused('7', 'Not today')],
  ['400 that says yes', 400, yes, refused('400'), malformed],
  ['500 that says no', 500, no, unknown, refused('7', 'Not today')],
  ['500 that says yes', 500, yes, unknown, malformed],
  ['502', 502, '<html>', unknown, malformed],
  ['503', 503, '', unknown, malformed],
  ['504', 504, '', unknown, { failure: { kind: 'failed', reason: 'timeout' } }],
];

describe.each(table)('%s', (_, status, body, change, read) => {
  const answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  test('of a call that cannot be undone', () => expect(outcomeOfChange(reading, answer)).toEqual(change));
  test('of a call that reads', () => expect(outcomeOfReading(reading, answer)).toEqual(read));
});

test('a yes without data that nobody needs is a yes', () => {
  const { data } = { data: v.unknown() };
  for (const body of ['{"code":"00"}', '{"code":"00","data":null}', '{"code":"00","data":"?"}'])
    expect(outcomeOfChange({ family: '00', data }, { status: 200, body })).toHaveProperty('data');
});
