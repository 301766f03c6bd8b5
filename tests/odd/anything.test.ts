import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { readShellMessage } from '../../bridge/message.ts';
import { routeOf } from '../../services/visit/flows.ts';
import { readDevice } from '../../services/device/stored.ts';
import {
  readDraft as readComplaint,
  readChosenOrderNo,
  readOrderNo,
} from '../../services/complaint/stored.ts';
import { openEnvelope } from '../../services/http/envelope.ts';
import { outcomeOfChange, outcomeOfReading } from '../../services/http/outcome.ts';
import { commonNames } from '../../services/http/pageQuery.ts';
import { wireRequest } from '../../services/http/request.ts';
import { readRequests } from '../../services/pendingRequests/stored.ts';
import { orderKeyOf } from '../../services/order/key.ts';
import { readDraft as readRegistration } from '../../services/promotion/draft.ts';
import { hashRoute, placeOf } from '../../services/promotion/page.ts';
import { readRepaymentInfo } from '../../services/repay/storedInfo.ts';
import { stubHistory } from '../doubles/history.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { cases } from './cases.ts';

/** Names that the parsers know, so that a case gets beyond the first check. */
const names = fc.constantFrom(
  ...(
    'code success message data v id ok event reason result payload owner orderId session since type sonType detail images amount defDetail ' +
    'kind subject fingerprint key promotion phone capcode sid time pause __proto__ constructor toString length'
  ).split(' '),
);
const leaf = fc.oneof(
  fc.constantFrom(
    '0',
    '00',
    0,
    1,
    true,
    false,
    null,
    '',
    'back',
    'resume',
    'unsupported',
    'NaN',
    -1,
    Number.MAX_VALUE,
    2 ** 53,
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 6 }).map(Object.fromEntries),
  ),
}));
const body = fc.oneof(
  value.map((one) => JSON.stringify(one) ?? ''),
  fc.tuple(value, fc.nat(60)).map(([one, end]) => (JSON.stringify(one) ?? '').slice(0, end)),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('<html>', '', '{', '[[[[', '\u0000', '{"__proto__":{"isYes":true}}'),
);
const status = fc.oneof(
  fc.constantFrom(200, 204, 302, 400, 401, 408, 409, 425, 429, 500, 502, 504),
  fc.nat(600),
);
const family = fc.constantFrom('0', '00', 'v3');

const holdsFor = <Value>(one: fc.Arbitrary<Value>, judge: (one: Value) => void) =>
  fc.assert(fc.property(one, judge), cases);

describe('an answer', () => {
  const answer = fc.record({ family, status, body });

  test('reads any response as a yes, a no with texts, or malformed', () => {
    holdsFor(answer, ({ family: said, body: text }) => {
      const envelope = openEnvelope(said, text);
      expect(
        envelope === undefined ||
          envelope.isYes ||
          (typeof envelope.code === 'string' && typeof envelope.message === 'string'),
      ).toBe(true);
    });
  });

  test('parses any response to a read, or fails with a known error', () => {
    holdsFor(answer, ({ family: said, status: code, body: text }) => {
      const outcome = outcomeOfReading(
        { family: said, data: v.object({ id: v.string() }) },
        { status: code, body: text },
      );
      expect(
        'data' in outcome
          ? code >= 200 && code < 300 && typeof outcome.data.id === 'string'
          : ['refused', 'failed'].includes(outcome.failure.kind),
      ).toBe(true);
    });
  });

  test('reads a response to an irreversible call as yes or no only when it or its status says so', () => {
    holdsFor(answer, ({ family: said, status: code, body: text }) => {
      const isGood = code >= 200 && code < 300;
      const isNo = code >= 400 && code < 500 && ![408, 409, 425].includes(code);
      const verdict = openEnvelope(said, text)?.isYes;
      const outcome = outcomeOfChange({ family: said, data: v.unknown() }, { status: code, body: text });
      const kind = 'data' in outcome ? 'done' : outcome.failure.kind;
      const expected =
        isNo || (isGood && verdict === false) ? 'refused' : isGood && verdict ? 'done' : 'outcomeUnknown';
      expect(kind).toBe(expected);
    });
  });
});

test('reads any shell message as an event, an answer with an id, or nothing', () => {
  const near = fc.record({
    v: fc.constantFrom<unknown>(1, 1, 1, '1', 2),
    event: fc.oneof(fc.constantFrom('back', 'pause', 'resume', 'session.closed', 'back.handled'), value),
    id: fc.oneof(fc.uuid(), value),
    ok: fc.oneof(fc.boolean(), value),
    reason: fc.oneof(fc.constantFrom('unsupported', 'cancelled', 'rejected'), value),
  });
  holdsFor(fc.oneof({ weight: 3, arbitrary: near }, body, value), (data) => {
    const message = readShellMessage(data);
    fc.pre(message !== undefined);
    expect(
      'event' in message
        ? ['back', 'pause', 'resume', 'session.closed'].includes(message.event)
        : typeof message.id === 'string' && typeof message.ok === 'boolean',
    ).toBe(true);
  });
});

test('reads stored data in its own format or not at all', () => {
  holdsFor(fc.record({ text: body, state: value }), ({ text, state }) => {
    const storage = memoryStorage();
    for (const key of ['openIntents', 'complaintDraft', 'repaymentInfo', 'orderNo'])
      storage.setItem(key, text);
    vi.stubGlobal('localStorage', storage);
    stubHistory(state);
    for (const { key, since } of readRequests() ?? [])
      expect([typeof key, typeof since]).toEqual(['string', 'number']);
    const draft = readComplaint(readDevice(), 'sessionId=s1', Date.now());
    expect(draft === undefined || typeof draft.detail === 'string').toBe(true);
    expect(draft === undefined || Array.isArray(draft.images)).toBe(true);
    const info = readRepaymentInfo();
    expect(info === undefined || Number.isSafeInteger(info.amount)).toBe(true);
    expect(readOrderNo(readDevice())).toBe(text);
    expect(['string', 'undefined']).toContain(typeof readChosenOrderNo(readDevice()));
    const registration = readRegistration(readDevice());
    expect(registration === undefined || typeof registration.phone === 'string').toBe(true);
  });
});

test('reads any query as text that cannot redirect a call or a page', () => {
  const query = fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...commonNames, 'productId', 'product_id', 'orderId', 'id', 'down_id'),
        fc.string(),
      ),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 8 },
  );
  const raw = fc.oneof(
    fc.string({ unit: 'binary' }),
    query.map((pairs) => new URLSearchParams(pairs).toString()),
  );
  holdsFor(
    fc.record({
      search: raw,
      hash: fc.oneof(
        raw,
        raw.map((text) => `#/downloadTemplate?${text}`),
      ),
    }),
    (given) => {
      const page = new URLSearchParams(given.search);
      const key = orderKeyOf(page);
      expect(Object.values(key).map((one) => typeof one)).toEqual(['string', 'string']);
      const address = { client: 'one', method: 'GET', path: '/v3/x' } as const;
      const call = new URL(wireRequest('/gateway', page, address, { ...key }).url, 'https://own.example');
      expect([call.origin, call.pathname, call.hash]).toEqual(['https://own.example', '/gateway/v3/x', '']);
      expect(call.searchParams.get('productId')).toBe(
        new URLSearchParams([['a', key.productId]]).get('a')?.toWellFormed(),
      );
      const place = placeOf({ search: given.search && `?${given.search}`, hash: given.hash });
      expect(['landing', 'download', 'agreement']).toContain(place.route);
      const next = new URL(hashRoute('downloadTemplate', place.page), 'https://own.example/promotion/');
      expect([next.origin, next.pathname]).toEqual(['https://own.example', '/promotion/']);
      expect(routeOf(`/${given.search}`) === undefined || /^[A-Za-z0-9]*\/?$/.test(given.search)).toBe(true);
    },
  );
});
