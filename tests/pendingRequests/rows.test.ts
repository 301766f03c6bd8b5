import { describe, expect, test } from 'vitest';
import {
  openRequestIn,
  findIn,
  type Reason,
  rows,
  seeIn,
  type Wanted,
} from '../../services/pendingRequests/openRequest.ts';
import type { PendingRequest } from '../../services/pendingRequests/stored.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-24T04:00:00Z');
const wanted: Wanted = {
  kind: 'push',
  subject: 'product:p1',
  sessions: ['mark'],
  bodies: ['body'],
  newKey: 'new',
  now: { earliest: now, latest: now, isKnown: true },
  page: 'page',
  openedAt: 5,
  reason: { type: 'tap' },
};
const entry = (more: Partial<PendingRequest>) =>
  pendingRequest('push', 'product:p1', { session: 'mark', body: 'other', since: now - hour, ...more });
const same = (more: Partial<PendingRequest> = {}) => entry({ body: 'body', ...more });
const done = (more: Partial<PendingRequest> = {}) =>
  entry({ endedBy: 'another page', isDone: true, ...more });
/** By this page, on which the borrower has gone back from the code. */
const codeSent = (more: Partial<PendingRequest> = {}) =>
  done({ kind: 'commit', endedBy: 'page', isSeen: true, result: { recordId: 'r1', cardId: 'k1' }, ...more });
/** On this page, which has shown it. */
const taken = (more: Partial<PendingRequest>) => done({ endedBy: 'page', isSeen: true, result: {}, ...more });
const choice = (type: Exclude<Reason['type'], 'tap'>, ...keys: string[]): Reason => ({ type, keys });

const warned = (reason: string) => ({ kind: 'blocked', warning: { reason, keys: ['pending-key'] } });
const isUnread = true;

const cases: Record<string, [readonly PendingRequest[], Partial<Wanted>, object][]> = {
  'it is pending, and its page could not report that before the tap': [
    [[same()], { isUnread }, warned('unknown')],
    [[same({ since: now - 30 * hour })], { isUnread }, warned('expired')],
    [[entry({ session: 'another' })], { isUnread }, warned('otherSession')],
    [[same()], { isUnread, reason: choice('retry', 'pending-key') }, { kind: 'opened' }],
    [[entry({})], { isUnread }, warned('otherWay')],
    [[entry({ kind: 'complain' })], { isUnread, kind: 'complain' }, { kind: 'opened' }],
  ],
  'a retry, but the request has ended': [
    [
      [done({ isSeen: true })],
      { reason: choice('retry', 'pending-key') },
      { kind: 'blocked', warning: { reason: 'ended', keys: [] } },
    ],
  ],
  'another loan or payment is pending': [
    [
      [entry({})],
      {},
      {
        kind: 'blocked',
        warning: { reason: 'otherWay', first: { since: now - hour }, keys: ['pending-key'] },
      },
    ],
    [
      [entry({ place: 2 }), same({ key: 'mine' })],
      {},
      { kind: 'blocked', warning: { keys: ['pending-key'] } },
    ],
    // Trying one again says nothing about another that began later.
    [
      [same({ key: 'mine', place: 1 }), entry({ place: 2 })],
      { reason: choice('retry', 'mine', 'pending-key') },
      { kind: 'blocked', warning: { keys: ['pending-key'] } },
    ],
  ],
  'one was done, and nobody has seen it': [
    [[done()], {}, { kind: 'blocked', warning: { reason: 'alreadyDone', first: { since: now - hour } } }],
    [
      [done({ kind: 'complain' })],
      { kind: 'complain' },
      { kind: 'blocked', warning: { reason: 'alreadyDone' } },
    ],
    [
      [done({ kind: 'rateApp' })],
      { kind: 'rateApp' },
      { kind: 'blocked', warning: { reason: 'alreadyDone' } },
    ],
    [
      [done({ kind: 'bind' })],
      { kind: 'bindFromOrder' },
      { kind: 'blocked', warning: { reason: 'alreadyDone' } },
    ],
    [
      [done({ kind: 'register' })],
      { kind: 'register' },
      { kind: 'blocked', warning: { reason: 'alreadyDone' } },
    ],
    // What was accepted stays accepted when another reason stops the same request.
    [
      [done(), entry({ key: 'k2' })],
      { reason: choice('anyway', 'k2') },
      { kind: 'blocked', warning: { keys: ['k2', 'pending-key'] } },
    ],
  ],
  'the code of another repayment is still to be entered': [
    [
      [codeSent()],
      { kind: 'commit' },
      { kind: 'blocked', warning: { first: { result: { recordId: 'r1' } } } },
    ],
    [[codeSent()], { kind: 'payByWallet' }, { kind: 'blocked' }],
    [[codeSent({ kind: 'resendCode' })], { kind: 'makeCode' }, { kind: 'blocked' }],
    [[codeSent()], { kind: 'confirm' }, { kind: 'opened' }],
    [[codeSent()], { kind: 'resendCode' }, { kind: 'opened' }],
    [[codeSent({ dismissedBy: ['mark'] })], { kind: 'commit' }, { kind: 'opened' }],
    [[codeSent()], { kind: 'commit', reason: choice('anyway', 'pending-key') }, { kind: 'opened' }],
    [
      [codeSent(), codeSent({ kind: 'resendCode', dismissedBy: ['mark'] })],
      { kind: 'commit' },
      { kind: 'opened' },
    ],
    [[codeSent(), done({ kind: 'confirm', isSeen: true })], { kind: 'makeCode' }, { kind: 'opened' }],
  ],
  'another tab ended a loan or payment since this page opened': [
    [[done({ isSeen: true, place: 6 })], {}, { kind: 'blocked', warning: { reason: 'alreadyDone' } }],
  ],
  'a code was made, and its page is lost': [
    [
      [done({ kind: 'makeCode', isSeen: true })],
      { kind: 'makeCode', lastKnown: '' },
      { kind: 'blocked', warning: { reason: 'alreadyDone' } },
    ],
  ],
  'a loan was taken or repaid within a day': [
    ...(
      [
        ['push', 'push'],
        ['depush', 'push'],
        ['commit', 'commit'],
        ['confirm', 'commit'],
        ['resendCode', 'commit'],
        ['payByWallet', 'payByWallet'],
        ['payByWallet', 'commit'],
      ] as const
    ).map(([before, kind]): [readonly PendingRequest[], Partial<Wanted>, object] => [
      [taken({ kind: before })],
      { kind },
      { kind: 'blocked', warning: { reason: 'alreadyDone', kind: before } },
    ]),
    [[taken({})], { reason: choice('anyway', 'pending-key') }, { kind: 'opened' }],
    [[taken({ since: now - 25 * hour })], {}, { kind: 'opened' }],
    [[taken({ session: 'another' })], {}, { kind: 'opened' }],
    [[taken({ kind: 'makeCode' })], { kind: 'commit' }, { kind: 'opened' }],
    [[taken({ kind: 'commit' })], { kind: 'confirm' }, { kind: 'opened' }],
  ],
  'the same is pending, too old, and to be replaced': [
    [
      [same({ since: now - 30 * hour })],
      { reason: choice('replace', 'pending-key') },
      { kind: 'opened', request: { key: 'new' } },
    ],
  ],
  'the same is pending and too old': [
    [
      [same({ since: now - 30 * hour })],
      {},
      { kind: 'blocked', warning: { reason: 'expired', keys: ['pending-key'] } },
    ],
    [
      [same({ since: now - 30 * hour })],
      { reason: choice('anyway', 'pending-key') },
      { kind: 'blocked', warning: { reason: 'expired', keys: ['pending-key'] } },
    ],
  ],
  'the same is pending': [
    [[same()], {}, { kind: 'opened', request: { key: 'pending-key', isRepeated: true } }],
    [
      [same()],
      { reason: choice('retry', 'pending-key') },
      { kind: 'opened', request: { key: 'pending-key' } },
    ],
  ],
  'nothing is in its way': [
    [[], {}, { kind: 'opened', request: { key: 'new' } }],
    [[done({ kind: 'bind', isSeen: true })], { kind: 'bind' }, { kind: 'opened', request: { key: 'new' } }],
    [
      [done({ kind: 'bind', endedBy: 'page' })],
      { kind: 'bind' },
      { kind: 'opened', request: { key: 'new' } },
    ],
    [[done({ session: 'another' })], {}, { kind: 'opened', request: { key: 'new' } }],
    [[done({ subject: 'product:p2' })], {}, { kind: 'opened', request: { key: 'new' } }],
    [[done()], { reason: choice('anyway', 'pending-key') }, { kind: 'opened', request: { key: 'new' } }],
    [[entry({ kind: 'complain' })], { kind: 'complain' }, { kind: 'opened', request: { key: 'new' } }],
  ],
};

const opened = (stored: readonly PendingRequest[], more: Partial<Wanted>) => {
  const requests = structuredClone([...stored]);
  return { answer: openRequestIn(requests, { ...wanted, ...more }), requests };
};

describe('may this be sent?', () => {
  test('has a case for every row', () => expect(Object.keys(cases)).toEqual(rows.map(({ name }) => name)));

  describe.each(Object.entries(cases))('%s', (_, tries) => {
    test.each(tries)('%j, %j', (stored, more, answer) =>
      expect(opened(stored, more).answer).toMatchObject(answer),
    );
  });

  test('counts what the user knowingly sends again as seen', () =>
    expect(opened([done()], { reason: choice('anyway', 'pending-key') }).requests).toMatchObject([
      { key: 'pending-key', isSeen: true },
      { key: 'new' },
    ]));
});

test.each([
  ['is known', { isKnown: true }, undefined],
  ['was never known', { isKnown: false }, now],
  ['is lost, because the phone slept', { isKnown: true, isLost: true }, now],
  ['may be later, because the phone slept', { isKnown: true, latest: now + 1 }, now + 1],
] as const)('notes the latest time of a request if the time %s', (_, time, latest) => {
  const { requests } = opened([], { now: { earliest: now, latest: now, ...time } });
  expect(requests[0]?.latest).toBe(latest);
});

describe('what was done', () => {
  const look = (stored: readonly PendingRequest[], page = 'page') =>
    findIn(stored, {
      ...wanted,
      page,
      concerns: [{ subject: 'product:p1', purposes: ['takeLoan'] }],
      retries: [],
      shown: [],
    });

  test('is reported with its time until it is seen', () => {
    expect(look([done()])).toMatchObject({
      reason: 'done',
      first: { since: now - hour },
      keys: ['pending-key'],
    });
    const seen = [done()];
    seeIn(seen, ['pending-key']);
    expect(look(seen)).toBe(undefined);
  });

  const lookForPayment = (stored: readonly PendingRequest[]) =>
    findIn(stored, {
      ...wanted,
      concerns: [{ subject: 'product:p1', purposes: ['pay'] }],
      retries: [],
      continues: { cardId: 'k1' },
      shown: [],
    });

  test('goes on in the code step, on the same page too', () =>
    expect(lookForPayment([codeSent()])).toMatchObject({
      reason: 'unfinished',
      first: { result: { recordId: 'r1' } },
    }));

  test("is no reason to withhold another login's payment", () =>
    expect(
      lookForPayment([codeSent(), entry({ key: 'k2', kind: 'commit', session: 'another' })]),
    ).toMatchObject({ reason: 'otherSession', keys: ['k2'] }));

  test('counts as own when an older release stored no mark of its session', () =>
    expect(look([entry({ session: '' })])).toMatchObject({ reason: 'unknown' }));

  test('is reported by the next page only', () => expect(look([done({ endedBy: 'page' })])).toBe(undefined));

  test('is reported after what is pending', () =>
    expect(look([done(), entry({ key: 'k2', place: 0 })])).toMatchObject({
      reason: 'unknown',
      keys: ['k2'],
    }));
});
