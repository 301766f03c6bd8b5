import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkComplaint } from '../../services/complaint/check.ts';

const since = Date.parse('2026-11-24T01:00:00Z');
const question = { detail: 'They called\nmy mother', orderId: 'o1', since };

const verdict = (entry: object, asked: object = {}) => {
  const { call } = checkComplaint({ ...question, ...asked }, since + 60_000);
  const listed = {
    id: 'CP1',
    time: '2026-11-24 09:00:30',
    content: question.detail,
    orderNo: 'o1',
    ...entry,
  };
  return v.parse(call.data, { tabs: [{ title: 'In progress', list: [listed] }] }).verdict;
};

test.each([
  ['the very text', {}],
  ['columns that are padded', { content: `${question.detail}   `, orderNo: 'o1      ' }],
  ['no order', { orderNo: '' }],
])('finds a complaint by an entry with %s', (_, entry) => {
  expect(verdict(entry)).toBe('done');
});

test('finds a complaint by an entry whose order is padded differently from the URL', () => {
  expect(verdict({}, { orderId: 'o1   ' })).toBe('done');
});

test.each([
  ['another text', { content: 'They called my father' }, 'notDone'],
  ['another order', { orderNo: 'o2' }, 'notDone'],
  ['the text of an earlier day', { time: '2026-11-20 09:00:30' }, 'unclear'],
  ['a time in the future', { time: '2027-11-20 09:00:30' }, 'unclear'],
])('does not find a complaint by an entry with %s', (_, entry, expected) => {
  expect(verdict(entry)).toBe(expected);
});

test.each([
  ['no list', {}],
  ['a list that is null', { tabs: null }],
  ['a tab without a list', { tabs: [{ title: 'Answered' }] }],
  ['a row without an id', { tabs: [{ title: 'Answered', list: [{ content: 'They called my mother' }] }] }],
  ['the data of another call', { payUrl: '/customerService', url: '/customerService' }],
])('does not rule a complaint out by a response with %s', (_, data) => {
  const { call } = checkComplaint(question, since + 60_000);
  expect(v.parse(call.data, data).verdict).toBe('unclear');
});

test.each([
  ['no tab', { tabs: [] }],
  [
    'empty tabs',
    {
      tabs: [
        { title: 'Answered', list: [] },
        { title: 'Open', list: null },
      ],
    },
  ],
])('rules a complaint out by a response with %s', (_, data) => {
  const { call } = checkComplaint(question, since + 60_000);
  expect(v.parse(call.data, data).verdict).toBe('notDone');
});
