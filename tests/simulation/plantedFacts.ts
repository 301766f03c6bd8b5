import { createElement } from 'react';
import { createMachine, fromCallback } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { pendingRequestsMachine } from '../../machines/pendingRequests/pendingRequests.ts';
import { codeEntryMachine } from '../../machines/oldRepayment/codeEntryMachine.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { LazyStore } from '../../services/pendingRequests/lazyStore.ts';
import { ownParts, type Parts } from './app.ts';
import type { Reply } from './lender/lender.ts';
import { agreed, altered, meets, type Planted, reloaded, tap, wait, withScreens } from './planting.ts';

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

/** Bugs that take what only looks like a fact for one (the table of what proves what), and those that a review once planted in vain. */
export const plantedFacts = {
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
  'a card that is no longer listed is taken for none': {
    parts: () =>
      withScreens({
        oldRepayment: {
          machine: oldRepaymentMachine.provide({
            actors: {
              codeEntry: codeEntryMachine.provide({
                guards: {
                  isCardGone: () => false,
                },
              }),
            },
          }) as never,
        },
      }),
    start: 'repays the old way with a card',
    steps: [
      wait(6_000),
      tap('oldRepayment', 'repayment.committed'),
      wait(2_000),
      { by: 'lender', does: 'lists no card' },
      reloaded,
      wait(61_000),
      tap('codeEntry', 'code.requested'),
      wait(2_000),
    ],
    finds: /asks for another code, and names no card/,
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
        actors: { pendingRequests: pendingRequestsMachine.provide({ actions: { answer: () => undefined } }) },
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
    seed: 13,
    start: 'takes a loan, back asks to stay',
    steps: [...agreed, tap('loanConfirm', 'loan.requested'), wait(2_000)],
    finds: /with the term .*, which the company did not name/,
  },
} satisfies Record<string, Planted>;
