import { fromCallback } from 'xstate';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { bindAccount } from '../../services/bindBank/actors.ts';
import { failureOf, type ServiceFailure } from '../../services/http/failure.ts';
import type { OpenRequest } from '../../services/pendingRequests/store.ts';
import type { LazyStore } from '../../services/pendingRequests/lazyStore.ts';
import { takeLoan } from '../../services/loanConfirm/actors.ts';
import { bookDouble } from '../doubles/pendingStore.ts';
import { ownParts, type Parts } from './app.ts';
import {
  altered,
  loanWithoutAnswer,
  meets,
  opened,
  type Planted,
  tap,
  wait,
  withScreens,
} from './planting.ts';

const withBook = (alterBook: (book: LazyStore) => LazyStore): Parts => ({ ...ownParts, alterBook });

const withClaims = (alter: (request: OpenRequest) => OpenRequest): Parts =>
  withBook((book) => ({ ...book, claim: (request) => book.claim(alter(request)) }));

const withKept = (alterKept: NonNullable<Parts['alterKept']>): Parts => ({ ...ownParts, alterKept });

const everything = Object.assign([], { includes: () => true });

const refused: ServiceFailure = { kind: 'refused', code: '500', message: '' };

/** Bugs that break a promise of docs/product/moneyOnce.md. */
export const plantedMoney = {
  'nothing is on disk when a request leaves': {
    parts: () => withBook(() => bookDouble()),
    finds: /goes out though the phone cannot remember it, and the person was not warned/,
  },
  'a killed app loses the key': {
    parts: () => ({ ...ownParts, isWrittenLate: true }),
    finds: /goes out again under another key, and the person was not warned/,
  },
  'two tabs do not share a key': {
    parts: () =>
      withBook((book) => {
        const tab = Math.random();
        return { ...book, claim: (request) => book.claim({ ...request, body: { ...request.body, tab } }) };
      }),
    finds: /goes out again under another key, and the person was not warned/,
  },
  'another login sends under the key of the first': {
    parts: () => withClaims((request) => ({ ...request, session: 'anybody' })),
    finds: /goes out under the key of another login/,
  },
  'the request of another login is not reported': {
    parts: () =>
      withBook((book) => ({
        ...book,
        find: async (inquiry) => {
          const found = await book.find(inquiry);
          return found?.reason === 'otherSession' ? undefined : found;
        },
      })),
    finds: /its page never said that another login's is pending/,
  },
  'a mark is the text that it marks': {
    parts: () => ({ ...ownParts, markOf: (text) => text }),
    finds: /A personal value stands in the database of pending requests/,
  },
  'a phone whose storage is full sends without asking first': {
    parts: () =>
      withBook((book) => ({
        ...book,
        claim: (request) => book.claim({ ...request, mayForget: true }),
      })),
    start: 'takes a loan',
    steps: [
      wait(6_000),
      { by: 'storage', mood: 'closed' },
      tap('loanConfirm', 'loan.requested'),
      wait(62_000),
    ],
    finds: /goes out though the phone cannot remember it, and the person was not warned/,
  },
  'a key is sent again after a day': {
    parts: () => withKept((intents) => intents.map((intent) => ({ ...intent, since: Date.now() }))),
    start: 'pays an instalment',
    steps: [
      wait(6_000),
      tap('repay', 'channels.opened'),
      tap('repay', 'channel.chosen', '90001'),
      meets('answer silently lost'),
      tap('repay', 'code.requested'),
      wait(62_000),
      tap('outcomeUnknown', 'dialog.closed'),
      { by: 'sleep', ms: 30 * 3_600_000 },
      opened,
      wait(6_000),
      tap('outcomeUnknown', 'retry.requested'),
      wait(6_000),
    ],
    finds: /was meant once and stands in the books 2 times/,
  },
  'what is too old is dropped in silence': {
    parts: () => withClaims((request) => ({ ...request, reason: { type: 'replace', keys: everything } })),
    finds: /goes out again under another key, and the person was not warned/,
  },
  'a redirect is followed': {
    parts: () => ({ ...ownParts, alterRequest: (init) => ({ ...init, redirect: 'follow' }) }),
    start: 'takes a loan',
    steps: [wait(6_000), meets('redirect before'), tap('loanConfirm', 'loan.requested'), wait(62_000)],
    finds: /is done, and the books do not have it/,
  },
  'another way to pay goes out without a warning': {
    parts: () => withClaims((request) => ({ ...request, reason: { type: 'anyway', keys: everything } })),
    finds: /goes out while nobody knows the end of .*, and the person was not told/,
  },
  'a screen does not say that its request is pending': {
    parts: () => withBook((book) => ({ ...book, find: async () => undefined })),
    finds: /goes out again, and its page never said that it was pending/,
  },
  'what a session kept stays for the next one': {
    parts: () => ({
      ...ownParts,
      app: ownParts.app.provide({ actors: { cleanup: fromCallback(() => undefined) as never } }),
    }),
    finds: /The phone still keeps \w+ of another login/,
  },
  'a refused retry ends what an earlier attempt may have done': {
    parts: () =>
      withBook((book) => ({
        ...book,
        conclude: ({ answer, ...conclusion }) =>
          book.conclude({ ...conclusion, answer: answer === 'noToThisAttempt' ? 'no' : answer }),
      })),
    start: 'takes a loan',
    steps: [...loanWithoutAnswer, meets('403'), tap('outcomeUnknown', 'retry.requested'), wait(6_000)],
    finds: /was meant once and stands in the books 2 times|told that it was refused/,
  },
  'a repeated attempt is not noted': {
    parts: () => withKept((intents) => intents.map((intent) => ({ ...intent, isRepeated: undefined }))),
    start: 'takes a loan',
    steps: [
      { by: 'time', ms: 5_000 },
      { by: 'tab', does: 'opens' },
      { by: 'time', ms: 5_000 },
      { by: 'weather', next: '403', to: 'a call that cannot be undone' },
      { by: 'weather', next: 'answer silently lost', to: 'a call that cannot be undone' },
      { by: 'person', machine: 'loanConfirm', event: 'loan.requested', case: '', times: 1, tabs: 2 },
      { by: 'time', ms: 5_000 },
    ],
    finds: /was meant once and stands in the books 2 times|told that it was refused/,
  },
  'what another tab ended is forgotten after a minute': {
    parts: () =>
      withKept((intents) =>
        intents.filter(({ endedBy, since }) => endedBy === undefined || Date.now() - since < 60_000),
      ),
    start: 'takes a loan',
    steps: [
      { by: 'time', ms: 5_000 },
      { by: 'tab', does: 'opens' },
      { by: 'time', ms: 5_000 },
      { by: 'tab', does: 'turns' },
      { by: 'person', machine: 'loanConfirm', event: 'loan.requested', case: '', times: 1 },
      { by: 'time', ms: 61_000 },
      { by: 'tab', does: 'turns' },
      { by: 'person', machine: 'loanConfirm', event: 'loan.requested', case: '', times: 1 },
      { by: 'time', ms: 5_000 },
    ],
    finds: /goes out once more from a page beside which it was done/,
  },
  'what is tried again goes out as something new': {
    parts: () =>
      withClaims((request) => ({
        ...request,
        body: { ...request.body, attempt: Math.random() },
        reason: { type: 'anyway', keys: everything },
      })),
    start: 'takes a loan',
    steps: [...loanWithoutAnswer, tap('outcomeUnknown', 'retry.requested'), wait(6_000)],
    finds: /is said to count once, and goes out as something new|goes out again under another key/,
  },
  'the key is used again for another body': {
    parts: () => withClaims((request) => ({ ...request, body: {} })),
    finds: /This idempotency key belongs to another request|the person was not told/,
  },
  'back leaves while a call is on its way': {
    parts: () => ({
      ...ownParts,
      app: ownParts.app.provide({ actors: { watchScreen: fromCallback(() => undefined) as never } }),
    }),
    finds: /is left while .* is on its way/,
  },
  'an unknown end is told as a failure': {
    parts: () =>
      withScreens({
        loanConfirm: {
          machine: loanConfirmMachine.provide({
            actors: {
              takeLoan: altered(takeLoan, (answer) =>
                answer.catch((error: unknown): never => {
                  throw failureOf(error).kind === 'outcomeUnknown' ? refused : error;
                }),
              ) as never,
            },
          }),
        },
      }),
    finds: /told that it was refused/,
  },
  'an unknown end is told as done': {
    parts: () =>
      withScreens({
        bindBank: {
          machine: bindBankMachine.provide({
            actors: { bindAccount: altered(bindAccount, (answer) => answer.catch(() => undefined)) as never },
          }),
        },
      }),
    start: 'binds an account',
    finds: /is done, and the books do not have it/,
  },
  'a session is written down': {
    parts: () =>
      withScreens({
        orderDetails: {
          machine: orderDetailsMachine.provide({
            actions: { setOrder: () => localStorage.setItem('seen', location.search) },
          }),
        },
      }),
    finds: /A personal value stands in the storage/,
  },
} satisfies Record<string, Planted>;
