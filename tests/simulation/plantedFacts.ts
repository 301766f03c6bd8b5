import { createElement } from 'react';
import { createMachine, fromCallback } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { pendingMachine } from '../../machines/pendingRequests/pending.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import type { Receipt } from '../../services/loanConfirm/receipt.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { LazyStore } from '../../services/pendingRequests/lazyStore.ts';
import { ownParts, type Parts } from './app.ts';
import type { Reply } from './lender/lender.ts';
import { isReadable } from './network.ts';
import {
  agreed,
  altered,
  loanWithoutAnswer,
  meets,
  opened,
  type Planted,
  tap,
  wait,
  withScreens,
} from './planting.ts';

const withReplies = (alterReply: (reply: Reply) => Reply): Parts => ({ ...ownParts, alterReply });
const withBook = (alterBook: (book: LazyStore) => LazyStore): Parts => ({ ...ownParts, alterBook });

/** A machine that starts with another context than it says itself. */
const startingWith = <Machine extends { config: object; implementations: object }>(
  { config, implementations }: Machine,
  alter: (context: Record<string, unknown>) => Record<string, unknown>,
) => {
  const { context } = config as { context: (args: unknown) => Record<string, unknown> };
  return createMachine(
    { ...config, context: (args: unknown) => alter(context(args)) } as never,
    implementations as never,
  );
};

const refuses = (reply: Reply, code: string): Reply => ({
  ...reply,
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ success: false, code, message: 'No', data: null }),
});

const hour = 3_600_000;

/** Forgets, on all pages, what a session once dismissed. */
const forgetful = () => {
  const dismissed = new Set<string>();
  return withBook((book) => ({
    ...book,
    note: (session, noted) => {
      if (noted.type === 'warning.left' && noted.reason === 'expired')
        for (const key of noted.keys) dismissed.add(key);
      return book.note(session, noted);
    },
    find: async (inquiry) => {
      const found = await book.find(inquiry);
      return found?.keys.some((key) => dismissed.has(key)) ? undefined : found;
    },
  }));
};

const anybodysReceipt = () => {
  let last: Receipt | undefined;
  const machine = startingWith(orderDetailsMachine, (context) => {
    last = (context['receipt'] as Receipt | undefined) ?? last;
    return { ...context, receipt: last };
  });
  return withScreens({ orderDetails: { machine } });
};

/** The clock follows whoever answers. */
const strangersClock = () => {
  let ahead = 0;
  return withReplies((reply) => {
    if (!isReadable(reply)) ahead = reply.date === undefined ? ahead : reply.date - Date.now();
    return isReadable(reply) ? { ...reply, date: (reply.date ?? Date.now()) + ahead } : reply;
  });
};

/** A 401 on a retry counts for the first attempt as well. */
const ending = () => {
  let status = 0;
  return {
    ...withReplies((reply) => {
      ({ status } = reply);
      return reply;
    }),
    alterBook: (book: LazyStore): LazyStore => ({
      ...book,
      conclude: ({ answer, ...conclusion }) =>
        book.conclude({
          ...conclusion,
          answer: status === 401 && answer === 'noToThisAttempt' ? 'no' : answer,
        }),
    }),
  };
};

/** Bugs that take what only looks like a fact for one (the table of what proves what), and those that a review once planted in vain. */
export const plantedFacts = {
  'a refusal whose code says that the server failed is a clear no': {
    parts: () =>
      withReplies((reply) => (/"code":"?50[03]/.test(reply.body) ? refuses(reply, '9999') : reply)),
    start: 'takes a loan',
    steps: [wait(6_000), meets('server failure after'), tap('loanConfirm', 'loan.requested'), wait(62_000)],
    finds: /told that it was refused|was meant once and stands in the books 2 times/,
  },
  'status 408 is a clear no': {
    parts: () => withReplies((reply) => (reply.status === 408 ? { ...reply, status: 404 } : reply)),
    finds: /told that it was refused|was meant once and stands in the books 2 times/,
  },
  "the company's clock is ignored": {
    parts: () => withReplies((reply) => ({ ...reply, date: Date.now() })),
    start: 'pays an instalment',
    finds: /days left|has expired|stands in the books 2 times|does not show the code/,
  },
  'a receipt is shown to any order and session': {
    parts: anybodysReceipt,
    start: 'opens an order that offers a loan',
    steps: [
      wait(6_000),
      tap('orderDetails', 'withdrawal.chosen'),
      wait(6_000),
      tap('loanConfirm', 'loan.requested'),
      wait(6_000),
      { by: 'shell', does: 'logs in another here' },
      wait(6_000),
    ],
    finds: /shows the receipt of a loan that this login did not take here|which the company did not name/,
  },
  "a link's sum that the company contradicts is not marked": {
    parts: () =>
      withScreens({
        oldRepayment: {
          machine: startingWith(oldRepaymentMachine, (context) => ({
            ...context,
            query: { ...(context['query'] as object), amount: '' },
          })) as never,
        },
      }),
    finds: /does not say that the link's sum is not the company's/,
  },
  'a request that was dismissed as too old is never reported again': {
    parts: forgetful,
    start: 'takes a loan',
    steps: [
      wait(6_000),
      meets('request silently lost'),
      tap('loanConfirm', 'loan.requested'),
      wait(61_000),
      tap('outcomeUnknown', 'dialog.closed'),
      { by: 'clock', ms: -2 * hour },
      { by: 'shell', does: 'pause' },
      { by: 'shell', does: 'resume' },
      tap('outcomeUnknown', 'dialog.closed'),
      { by: 'clock', ms: 2 * hour },
      opened,
      wait(20_000),
      tap('loanConfirm', 'loan.requested'),
      wait(6_000),
    ],
    finds: /its page never said that it was pending/,
  },
  'a 401 on a retry ends the first attempt': {
    parts: ending,
    start: 'takes a loan',
    steps: [...loanWithoutAnswer, meets('401'), tap('outcomeUnknown', 'retry.requested'), wait(6_000)],
    finds: /was meant once and stands in the books 2 times|told that it was refused/,
  },
  'a yes without the address that it needs is a refusal': {
    parts: () =>
      withReplies((reply) =>
        reply.body === '{"message":"","data":null,"success":true}' ? refuses(reply, '9999') : reply,
      ),
    start: 'takes a loan',
    steps: [wait(6_000), meets('bare yes after'), tap('loanConfirm', 'loan.requested'), wait(62_000)],
    finds: /told that it was refused/,
  },
  "an address begins with the page's raw path": {
    parts: () =>
      withScreens({
        customerService: {
          View: () => createElement('a', { href: `//evil.example${location.pathname}${location.search}` }),
        },
      }),
    finds: /has a link to .* with the session/,
  },
  'what was answered counts as seen': {
    parts: () =>
      withBook((book) => ({
        ...book,
        conclude: async (conclusion) => {
          const isClear = await book.conclude(conclusion);
          await book.note('', { type: 'results.seen', keys: [conclusion.intent.key] });
          return isClear;
        },
      })),
    finds: /nobody has seen that the same was done/,
  },
  'what the next step needs is not stored': {
    parts: () =>
      withBook((book) => ({
        ...book,
        conclude: (conclusion) => book.conclude({ ...conclusion, result: undefined } as never),
      })),
    finds: /does not go on with the code that was sent/,
  },
  'a device that says it is offline is believed': {
    parts: () => ({
      ...ownParts,
      alterRequest: (init) => {
        if (!navigator.onLine) throw new TypeError('Offline');
        return init;
      },
    }),
    finds: /says that there is no connection, and there is one/,
  },
  'the clock follows any response': {
    parts: strangersClock,
    finds: /days left|has expired|stands in the books 2 times|does not show the code/,
  },
  'nobody reports midnight': {
    parts: () => ({
      ...ownParts,
      app: ownParts.app.provide({ actors: { calendar: fromCallback(() => undefined) as never } }),
    }),
    start: 'opens an order that is due',
    steps: [wait(6_000), { by: 'midnight' }],
    finds: /days left/,
  },
  "a person's 'try again' is dropped": {
    parts: () => ({
      ...ownParts,
      app: ownParts.app.provide({
        actors: { pending: pendingMachine.provide({ actions: { answer: () => undefined } }) },
      }),
    }),
    start: 'takes a loan',
    steps: [
      wait(6_000),
      meets('request silently lost'),
      tap('loanConfirm', 'loan.requested'),
      wait(62_000),
      tap('outcomeUnknown', 'retry.requested'),
      wait(6_000),
    ],
    finds: /The person tries again, and nothing goes out|There is no way on/,
  },
  'a sum is shown that the company did not name': {
    parts: () =>
      withScreens({
        orderDetails: {
          machine: orderDetailsMachine.provide({
            actors: {
              loadOrder: altered(loadOrder, async (loading) => {
                const order = await loading;
                return order.repayAmount ? { ...order, repayAmount: order.repayAmount + 100 } : order;
              }),
            },
          }),
        },
      }),
    finds: /which the company did not name|asks for \d+ centavos/,
  },
  'a number is read in any notation': {
    parts: () =>
      withReplies((reply) => ({
        ...reply,
        body: reply.body.replace(/"periods":"(\w+)"/, (_, term) => `"periods":${Number(term)}`),
      })),
    finds: /with the term .*, which the company did not name/,
  },
  'a loan that is owed is called paid': {
    parts: () =>
      withScreens({
        orderDetails: {
          machine: orderDetailsMachine.provide({
            actors: {
              loadOrder: altered(loadOrder, async (loading) => ({ ...(await loading), orderStatus: '200' })),
            },
          }),
        },
      }),
    finds: /says that the loan is paid|did not tell/,
  },
  'what was done is forgotten after a day, seen or not': {
    parts: () => ({
      ...ownParts,
      alterKept: (intents) =>
        intents.filter(({ endedBy, since }) => endedBy === undefined || Date.now() - since < 24 * hour),
    }),
    start: 'takes a loan in variant 2',
    steps: [
      ...agreed,
      { by: 'killed', at: 'before the result is drawn', how: 'link' },
      tap('loanConfirm', 'loan.requested'),
      wait(2_000),
      { by: 'sleep', ms: 72 * hour },
      opened,
      ...agreed,
      tap('loanConfirm', 'loan.requested'),
      wait(6_000),
    ],
    finds: /nobody has seen that the same was done/,
  },
} satisfies Record<string, Planted>;
