import { type AnyStateMachine, createMachine, fromCallback } from 'xstate';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { failureOf, type ServiceFailure } from '../../services/http/failure.ts';
import type { OpenRequest } from '../../services/pendingRequests/store.ts';
import type { LazyStore } from '../../services/pendingRequests/lazyStore.ts';
import { takeLoan } from '../../services/loanConfirm/actors.ts';
import { bookDouble } from '../doubles/pendingStore.ts';
import { ownParts, type Parts } from './app.ts';
import { altered, meets, opened, type Planted, tap, wait, withScreens } from './planting.ts';

/** A machine whose state of this name takes an event, whatever is on in it. */
const withTransition = (machine: AnyStateMachine, name: string, event: string, target: string) => {
  const alter = (node: object): object =>
    Object.fromEntries(
      Object.entries(node).map(([key, inner]: [string, unknown]) => {
        if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return [key, inner];
        const inside = alter(inner) as { on?: object };
        return [key, key === name ? { ...inside, on: { ...inside.on, [event]: target } } : inside];
      }),
    );
  return createMachine(alter(machine.config), machine.implementations as never);
};

const withBook = (alterBook: (book: LazyStore) => LazyStore): Parts => ({ ...ownParts, alterBook });

const withClaims = (alter: (request: OpenRequest) => OpenRequest): Parts =>
  withBook((book) => ({ ...book, claim: (request) => book.claim(alter(request)) }));

const withKept = (alterKept: NonNullable<Parts['alterKept']>): Parts => ({ ...ownParts, alterKept });

const everything = Object.assign([], { includes: () => true });

const refused: ServiceFailure = { kind: 'refused', code: '500', message: '' };

const asksForACodeInVain = [
  wait(6_000),
  tap('repay', 'channels.opened'),
  tap('repay', 'channel.chosen', '90001'),
  meets('answer silently lost'),
  tap('repay', 'code.requested'),
  wait(62_000),
];

/** Bugs that break a promise of docs/product/moneyOnce.md. */
export const plantedMoney = {
  'nothing is on disk when a request leaves': {
    parts: () => withBook(() => bookDouble()),
    finds: /goes out though the phone cannot remember it, and the person was not warned/,
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
  'a key is sent again after a day': {
    parts: () => withKept((intents) => intents.map((intent) => ({ ...intent, since: Date.now() }))),
    start: 'pays an instalment',
    steps: [
      ...asksForACodeInVain,
      tap('outcomeUnknown', 'dialog.closed'),
      { by: 'sleep', ms: 30 * 3_600_000 },
      opened,
      wait(6_000),
      tap('outcomeUnknown', 'retry.requested'),
      wait(6_000),
    ],
    finds: /was meant once and stands in the books 2 times/,
  },
  'a sleep without a response counts as no time': {
    parts: () =>
      withClaims(({ now: { earliest }, ...request }) => ({
        ...request,
        now: { earliest, latest: earliest, isKnown: true },
      })),
    start: 'pays an instalment',
    steps: [
      ...asksForACodeInVain,
      { by: 'sleep', ms: 30 * 3_600_000 },
      tap('outcomeUnknown', 'retry.requested'),
      wait(6_000),
    ],
    finds: /was meant once and stands in the books 2 times/,
  },
  'a database that is locked for 2 s is not waited for': {
    parts: () =>
      withBook((book) => ({
        ...book,
        claim: async (request) => {
          const late = new Promise<void>((resolve) => setTimeout(resolve, 300));
          return Promise.race([book.claim(request), late.then(() => bookDouble().claim(request))]);
        },
      })),
    start: 'takes a loan',
    steps: [
      wait(6_000),
      { by: 'storage', mood: 'locked' },
      tap('loanConfirm', 'loan.requested'),
      wait(1_000),
    ],
    finds: /goes out though the phone cannot remember it, and the person was not warned/,
  },
  'a loan is taken while its terms are reloaded': {
    parts: () =>
      withScreens({
        loanConfirm: {
          machine: withTransition(loanConfirmMachine, 'reviewing', 'loan.requested', '#step.takingLoan'),
        },
      }),
    finds: /goes out while its terms are being reloaded/,
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
