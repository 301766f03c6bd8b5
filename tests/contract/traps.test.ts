import { expect, test } from 'vitest';
import { trapsIn } from '../../contract/backend/traps.ts';

const none = { ids: [], times: [], codes: [], twins: [], pesos: [], printed: [] };

test.each([
  ['{"id":9007199254740991}', {}],
  ['{"id":1780000000000000123}', { ids: ['id'] }],
  ['{"id":1.780000000000000123E+18}', { ids: ['id'] }],
  ['{"rate":1.5}', {}],
  ['{"data":{"repayDate":"2026-11-30"}}', {}],
  ['{"data":{"repayDate":"November 30, 2026"}}', {}],
  ['{"data":{"repayDate":1798646399000}}', {}],
  ['{"data":{"repayDate":1798646399}}', { times: ['data.repayDate'] }],
  ['{"data":{"repayDate":"2026-02-30"}}', { times: ['data.repayDate'] }],
  ['{"data":{"plan":[{"time":1798646399000000}]}}', { times: ['data.plan.0.time'] }],
  ['{"data":{"appliedAt":"1970-01-01"}}', { times: ['data.appliedAt'] }],
  ['{"data":{"repayDate":"2026-02-30T16:00:00Z"}}', { times: ['data.repayDate'] }],
  ['{"data":{"paidAt":"0001-01-01T00:00:00Z"}}', { times: ['data.paidAt'] }],
  ['{"data":{"repayDate":"2026-02-28T16:00:00.000+0000"}}', {}],
  ['{"data":{"repayDate":0}}', { times: ['data.repayDate'] }],
  ['{"data":{"repayDate":-62135596800000}}', { times: ['data.repayDate'] }],
  ['{"data":{"repayDate":false}}', { times: ['data.repayDate'] }],
  ['{"data":{"repayDate":"1.798646399E12"}}', { times: ['data.repayDate'] }],
  ['{"data":{"repayDate":"２０２６-１１-３０"}}', { times: ['data.repayDate'] }],
  ['{"data":{"repayDate":"2026-11-30T16:00:00\u221208:00"}}', { times: ['data.repayDate'] }],
  ['{"data":{"repayDate":[2026,11,24]}}', { times: ['data.repayDate'] }],
  ['{"data":{"repayDate":"next Friday"}}', {}],
  ['{"data":{"payCode":"8833  "}}', { codes: ['data.payCode'] }],
  ['{"data":{"payCode":"88\\u200b33"}}', { codes: ['data.payCode'] }],
  ['{"data":{"payCode":"88\\u202833"}}', { codes: ['data.payCode'] }],
  ['{"data":{"telephone":"09171234567   "}}', { codes: ['data.telephone'] }],
  ['{"data":{"payCode":"8833"}}', {}],
  ['{"repayList":[{"channel_number":"1"},{"channel_number":1}]}', { twins: ['repayList'] }],
  ['{"repayList":[{"channel_number":"1"},{"channel_number":"2"}]}', {}],
  ['{"repayAmount":8924,"detail":[{"text":"To pay","value":"₱8,924.00"}]}', { pesos: ['repayAmount'] }],
  ['{"repayAmount":8924,"detail":[{"text":"To pay","value":"PHP 8,924"}]}', { pesos: ['repayAmount'] }],
  ['{"repayAmount":8924,"detail":[{"text":"To pay","value":"8,924.00"}]}', { pesos: ['repayAmount'] }],
  ['{"repayAmount":8924,"detail":[{"text":"To pay","value":"8,924 PHP"}]}', { pesos: ['repayAmount'] }],
  ['{"payUrl":"null","rows":[{"title":" undefined "}]}', { printed: ['payUrl', 'rows.0.title'] }],
  ['{"overpaid":50,"detail":[{"text":"Too much","value":"P50"}]}', { pesos: ['overpaid'] }],
  ['{"repayAmount":50,"detail":[{"text":"Days","value":"50"}]}', {}],
  ['{"orderList":[{"orderNo":"A"},{"orderNo":"A"}]}', { twins: ['orderList'] }],
  ['{"tabs":[{"list":[{"id":7},{"id":"7"}]}]}', { twins: ['tabs.0.list'] }],
  ['{"repayAmount":892400,"detail":[{"text":"To pay","value":"₱8,924.00"}]}', {}],
])('reports the pitfalls of %s', (body, traps) => {
  expect(trapsIn(body)).toEqual({ ...none, ...traps });
});
