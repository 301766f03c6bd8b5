import { fromCallback, fromPromise, type PromiseActorLogic, setup } from 'xstate';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { bindAccount } from '../../services/bindBank/actors.ts';
import { pushLoan } from '../../services/loanConfirm/actors.ts';
import { failureOf, type ServiceFailure } from '../../services/http/failure.ts';
import type { Book, ClaimRequest } from '../../services/intents/book.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { bookDouble } from '../doubles/book.ts';
import { ownParts, type Parts } from './app.ts';
import { screens } from './screens.ts';

/** What an actor does, with something else made of its promise. */
const altered = <Output, Input>(
  logic: PromiseActorLogic<Output, Input>,
  alter: (answer: Promise<Output>, input: Input) => PromiseLike<Output>,
) => {
  const { config } = logic as unknown as { config: Parameters<typeof fromPromise<Output, Input>>[0] };
  return fromPromise<Output, Input>((args) => alter(Promise.resolve(config(args)), args.input));
};

const withScreens = (changed: Partial<typeof screens>): Parts => ({
  ...ownParts,
  screens: { ...screens, ...changed } as typeof screens,
});

/** The app with another book of pending requests. */
const withBook = (alterBook: (book: Book) => Book): Parts => ({ ...ownParts, alterBook });

/** Every claim is changed before the book sees it. */
const withClaims = (alter: (request: ClaimRequest) => ClaimRequest): Parts =>
  withBook((book) => ({ ...book, claim: (request) => book.claim(alter(request)) }));

/** A list that seems to have everything. */
const everything = Object.assign([], { includes: () => true });

const refused: ServiceFailure = { kind: 'refused', code: '500', message: '' };

/** An order that was loaded once is not asked for again. */
const staleOrder = () => {
  const kept = new Map<string, Promise<Order>>();
  return fromPromise<Order, { productId: string; orderId: string }>((args) => {
    const { config } = loadOrder as unknown as { config: (of: typeof args) => Promise<Order> };
    const before = kept.get(args.input.orderId);
    if (before) return before;
    const loaded = config(args);
    void loaded.then(
      () => kept.set(args.input.orderId, loaded),
      () => undefined,
    );
    return loaded;
  });
};

/** The first response wins, even of an abandoned call. */
const lateOrder = () => {
  let before: Promise<Order> | undefined;
  return fromPromise<Order, { productId: string; orderId: string }>((args) => {
    const { config } = loadOrder as unknown as { config: (of: typeof args) => Promise<Order> };
    const own = config({ ...args, signal: new AbortController().signal });
    const first = before ? Promise.race([before, own]) : own;
    before = own;
    own.catch(() => undefined);
    return first;
  });
};

/** A dialog without a button. */
const shut = setup({}).createMachine({ id: 'shut', tags: 'modal' });

const doubled = setup({}).createMachine({
  id: 'doubled',
  type: 'parallel',
  states: { one: { tags: 'modal' }, other: { tags: 'modal' } },
});

export interface Planted {
  parts: () => Parts;
  /** Where sessions begin in which it can be met. */
  starts: readonly string[];
  /** The seed from which on it is looked for, where few sessions meet it. */
  from?: number;
  finds: RegExp;
}

/** Bugs that were put into the app on purpose, by what they are: the simulation must find each. */
export const planted = {
  'the key is lost on a reload': {
    parts: () => withBook(() => bookDouble()),
    starts: ['takes a loan', 'writes a complaint'],
    finds: /goes out again under another key, and the person was not warned/,
  },
  'the key is used again for another body': {
    parts: () => withClaims((request) => ({ ...request, body: {} })),
    starts: ['pays an instalment', 'extends a loan'],
    finds: /This idempotency key belongs to another request|the person was not told/,
  },
  'what is tried again goes out as something new': {
    parts: () =>
      withClaims((request) => ({
        ...request,
        body: { ...request.body, attempt: Math.random() },
        retryOf: undefined,
        warnedOf: everything,
      })),
    starts: ['takes a loan', 'takes a loan over V2'],
    finds: /is said to count once, and goes out as something new/,
  },
  'back leaves while a call is on its way': {
    parts: () => ({
      ...ownParts,
      app: ownParts.app.provide({ actors: { watchScreen: fromCallback(() => undefined) as never } }),
    }),
    starts: ['takes a loan', 'takes a loan over V2'],
    finds: /is left while .* is on its way/,
  },
  'an unknown end is told as a failure': {
    parts: () =>
      withScreens({
        loanConfirm: {
          machine: loanConfirmMachine.provide({
            actors: {
              pushLoan: altered(pushLoan, (answer) =>
                answer.catch((error: unknown): never => {
                  throw failureOf(error).kind === 'outcomeUnknown' ? refused : error;
                }),
              ) as never,
            },
          }),
        },
      }),
    starts: ['takes a loan', 'takes a loan over V2'],
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
    starts: ['binds an account', 'binds an account from the order'],
    finds: /is done, and the books do not have it/,
  },
  'a call has no limit in time': {
    parts: () =>
      withScreens({
        bindBank: { machine: bindBankMachine.provide({ delays: { requestLimit: 3_600_000 } }) },
      }),
    starts: ['binds an account', 'binds an account from the order'],
    finds: /is busy beyond its limit/,
  },
  'a session is written down': {
    parts: () =>
      withScreens({
        orderDetails: {
          machine: orderDetailsMachine.provide({
            actions: { keepOrder: () => localStorage.setItem('seen', location.search) },
          }),
        },
      }),
    starts: ['opens an order that is due', 'rates the app'],
    finds: /A personal value stands in the storage/,
  },
  'a dialog has no way on': {
    parts: () => withScreens({ loanConfirm: { machine: shut } }),
    starts: ['takes a loan', 'takes a loan over V2'],
    finds: /There is no way on/,
  },
  'two dialogs show': {
    parts: () => withScreens({ loanConfirm: { machine: doubled } }),
    starts: ['takes a loan', 'takes a loan over V2'],
    finds: /shows two dialogs/,
  },
  'an order is shown as it was': {
    parts: () =>
      withScreens({
        orderDetails: { machine: orderDetailsMachine.provide({ actors: { loadOrder: staleOrder() } }) },
      }),
    starts: ['opens an order that is due', 'rates the app'],
    finds: /An order is shown that the lender did not tell|it is not loaded anew/,
  },
  'nobody tells the order that the person is back': {
    parts: () => ({
      ...ownParts,
      app: ownParts.app.provide({ actions: { tellReturned: () => undefined } }),
    }),
    starts: ['opens an order that is due', 'rates the app'],
    finds: /it is not loaded anew/,
  },
  'an answer is taken that comes late': {
    parts: () =>
      withScreens({
        orderDetails: { machine: orderDetailsMachine.provide({ actors: { loadOrder: lateOrder() } }) },
      }),
    starts: ['opens an order that is due', 'rates the app'],
    finds: /An order is shown that the lender did not tell/,
  },
} satisfies Record<string, Planted>;
