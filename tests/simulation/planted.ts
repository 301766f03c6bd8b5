import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { codeEntryMachine } from '../../machines/oldRepayment/codeEntryMachine.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { arrivalMachine } from '../../machines/payment/arrival.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { timeLeftMachine } from '../../machines/payment/timeLeft.ts';
import { pendingRequestsMachine } from '../../machines/pendingRequests/pendingRequests.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { readDevice } from '../../services/device/stored.ts';
import { readStoredReceipt } from '../../services/loanConfirm/receipt.ts';
import { type StatusCode, statusCodes } from '../../services/order/status.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import type { Found } from '../../services/pendingRequests/openRequest.ts';
import type { LazyStore } from '../../services/pendingRequests/lazyStore.ts';
import type { OpenRequest } from '../../services/pendingRequests/store.ts';
import type { MadeCode } from '../../services/repay/stored.ts';
import { storeDouble } from '../doubles/pendingStore.ts';
import { type Parts, ownParts } from './app.ts';
import type { Reply } from './lender/lender.ts';
import { type Planted, altered, withScreens } from './planting.ts';
import { createElement } from 'react';
import {
  type AnyStateMachine,
  assign,
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
  setup,
} from 'xstate';

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

const withStore = (alterStore: (pendingStore: LazyStore) => LazyStore): Parts => ({
  ...ownParts,
  alterStore,
});

const withOpening = (alter: (request: OpenRequest) => OpenRequest): Parts =>
  withStore((pendingStore) => ({ ...pendingStore, open: (request) => pendingStore.open(alter(request)) }));

const withoutFound = (isHidden: (found: Found) => boolean): Parts =>
  withStore((pendingStore) => ({
    ...pendingStore,
    find: async (query) => {
      const found = await pendingStore.find(query);
      return found && isHidden(found) ? undefined : found;
    },
  }));

type Conclusion = Parameters<LazyStore['conclude']>[0];

const withConclusions = (alter: (conclusion: Conclusion) => Conclusion): Parts =>
  withStore((pendingStore) => ({
    ...pendingStore,
    conclude: (conclusion, signal) => pendingStore.conclude(alter(conclusion), signal),
  }));

const withKept = (alterKept: NonNullable<Parts['alterKept']>): Parts => ({ ...ownParts, alterKept });

const everything = Object.assign([], { includes: () => true });

const withCodePages = (actors: object): Parts => {
  const screen = { machine: repaymentCodeMachine.provide({ actors } as never) };
  return withScreens({ repaymentCode: screen, repaymentOfCode2: screen });
};

const withOrder = (implementations: Parameters<typeof orderDetailsMachine.provide>[0]): Parts =>
  withScreens({ orderDetails: { machine: orderDetailsMachine.provide(implementations) } });

const withApp = (implementations: Parameters<typeof ownParts.app.provide>[0]): Parts => ({
  ...ownParts,
  app: ownParts.app.provide(implementations),
});

const nobody = fromCallback(() => undefined) as never;

const withPaymentWay = (paymentWay: typeof paymentWayMachine): Parts => {
  const stores = { paymentWay };
  return withScreens({
    repay: { stores },
    repaymentCode: { stores },
    customerService: { stores },
    repaymentOfCode2: { stores },
    instructions: { stores },
  });
};

const anybodys = () => {
  let last: MadeCode | undefined;
  return repayMachine.provide({
    actions: {
      reportCode: ({ context }) => {
        last = context.code;
      },
    },
    actors: {
      keptCode: fromTransition(
        (code) => code,
        ({ input }) => last ?? input.code,
      ),
    },
  });
};

/** No response has a date that the app can read, so that the phone's clock counts. */
const withoutTime = (): Parts => ({ ...ownParts, alterReply: (reply) => ({ ...reply, date: 0 }) });

const withReplies = (alterReply: (reply: Reply) => Reply): Parts => ({ ...ownParts, alterReply });

const withBody = (alter: (body: string) => string): Parts =>
  withReplies((reply) => ({ ...reply, body: alter(reply.body) }));

/** An order whose status is not in the table counts as one with this status. */
const withStrangeStatus = (orderStatus: StatusCode): Parts =>
  withOrder({
    actions: {
      setOrder: assign({
        order: (_, order) => (statusCodes.includes(order.orderStatus) ? order : { ...order, orderStatus }),
      }),
    },
  });

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

/** A view would read states that the planted machines do not have. */
const hidden = () => null;

const shut = setup({}).createMachine({ id: 'shut', tags: 'modal' });

const doubled = setup({}).createMachine({
  id: 'doubled',
  type: 'parallel',
  states: { one: { tags: 'modal' }, other: { tags: 'modal' } },
});

/** Bugs that a simulated session must find: they break a promise of docs/product/moneyOnce.md or docs/product/repay.md#one-live-code, or take what only looks like a fact for one (docs/product/facts.md). */
export const planted = {
  'nothing is on disk when a request leaves': {
    parts: () => withStore(() => storeDouble()),
    finds: /goes out though the phone cannot remember it, and the person was not warned/,
  },
  'another login sends under the key of the first': {
    parts: () => withOpening((request) => ({ ...request, session: 'anybody' })),
    finds: /goes out under the key of another login/,
  },
  'the request of another login is not reported': {
    parts: () => withoutFound(({ reason }) => reason === 'otherSession'),
    finds: /its page never said that another login's is pending/,
  },
  'a mark is the text that it marks': {
    parts: () => ({ ...ownParts, markOf: (text) => text }),
    finds: /A personal value stands in the database of pending requests/,
  },
  'a key is sent again after a day': {
    parts: () =>
      withKept((requests) =>
        requests.map((request) => ({ ...request, since: Date.now(), latest: Date.now() })),
      ),
    finds: /was meant once and stands in the books 2 times/,
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
    parts: () => withOpening((request) => ({ ...request, reason: { type: 'replace', keys: everything } })),
    finds: /goes out again under another key, and the person was not warned/,
  },
  'a redirect is followed': {
    parts: () => ({ ...ownParts, alterRequest: (init) => ({ ...init, redirect: 'follow' }) }),
    finds: /is done, and the books do not have it/,
  },
  'another way to pay goes out without a warning': {
    parts: () => withOpening((request) => ({ ...request, reason: { type: 'anyway', keys: everything } })),
    finds: /goes out while nobody knows the end of .*, and the person was not told/,
  },
  'a screen does not say that its request is pending': {
    parts: () => withoutFound(() => true),
    finds: /goes out again, and its page never said that it was pending/,
  },
  'what a session kept stays for the next one': {
    parts: () => withApp({ actors: { cleanup: nobody } }),
    finds: /The phone still keeps \w+ of another login/,
  },
  'what another tab ended is forgotten after a minute': {
    parts: () =>
      withKept((requests) =>
        requests.filter(({ endedBy, since }) => endedBy === undefined || Date.now() - since < 60_000),
      ),
    finds: /goes out once more from a page beside which it was done/,
  },
  'back leaves while a call is on its way': {
    parts: () => withApp({ actors: { watchScreen: nobody } }),
    finds: /is left while .* is on its way/,
  },
  'a session is written down': {
    parts: () =>
      withOrder({
        actions: { setOrder: () => localStorage.setItem('seen', location.search) },
      }),
    finds: /A personal value stands in the storage/,
  },
  'a code that was lost with a killed app is not warned of': {
    parts: () => withOpening((request) => ({ ...request, lastKnown: undefined })),
    finds: /Two codes of one debt can be paid by, and the person was not warned/,
  },
  'a code that the page warned of is taken for a lost one': {
    parts: () => withOpening((request) => ({ ...request, lastKnown: '' })),
    finds: /warned once more of a code/,
  },
  'a code is not kept for a reload': {
    parts: () => withPaymentWay(paymentWayMachine.provide({ actions: { keep: () => undefined } })),
    finds: /does not show the code that can still be paid by/,
  },
  "the company's clock is ignored, and the phone's was set forward": {
    parts: withoutTime,
    finds: /does not show the code that can still be paid by/,
  },
  'a code stays on its page when it has expired': {
    parts: () =>
      withCodePages({
        timeLeft: timeLeftMachine.provide({
          guards: { isOver: () => false },
          delays: { nextMinute: 60_000 },
        }),
      }),
    finds: /repaymentCode offers a code that has expired/,
  },
  'a payment that arrived is not seen': {
    parts: () =>
      withCodePages({
        arrival: arrivalMachine.provide({
          guards: { hasArrived: () => false, hasArrivedPartly: () => false },
        }),
      }),
    finds: /offers a code though the order says that it is paid/,
  },
  'a payment is said to have arrived that did not': {
    parts: () =>
      withCodePages({
        arrival: arrivalMachine.provide({
          guards: { hasArrived: () => true },
          actions: { setNews: assign({ arrival: { is: 'arrived', received: undefined, rest: undefined } }) },
        }),
      }),
    finds: /says that a payment arrived, and the books do not have it/,
  },
  'the code of another order or login is shown': {
    parts: () => withScreens({ repay: { machine: anybodys() } }),
    finds: /repay shows the code of another (login|order)/,
  },
  'what was paid too much is not said': {
    parts: () =>
      withOrder({
        actors: {
          loadOrder: altered(loadOrder, async (order) => ({ ...(await order), overpaid: undefined })),
        },
      }),
    finds: /An order does not say how much was paid too much/,
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
      withStore((pendingStore) => ({
        ...pendingStore,
        conclude: async (conclusion) => {
          const isClear = await pendingStore.conclude(conclusion);
          await pendingStore.note('', { type: 'results.seen', keys: [conclusion.request.key] });
          return isClear;
        },
      })),
    finds: /nobody has seen that the same was done/,
  },
  'what the next step needs is not stored': {
    parts: () => withConclusions((conclusion) => ({ ...conclusion, result: undefined }) as never),
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
    finds: /asks for another code, and names no card/,
  },
  'nobody reports midnight': {
    parts: () => withApp({ actors: { calendar: nobody } }),
    finds: /days left/,
  },
  "a person's 'try again' is dropped": {
    parts: () =>
      withApp({
        actors: { pendingRequests: pendingRequestsMachine.provide({ actions: { answer: () => undefined } }) },
      }),
    finds: /The person tries again, and nothing goes out|There is no way on/,
  },
  'status 408 is a clear no': {
    parts: () => withReplies((reply) => (reply.status === 408 ? { ...reply, status: 400 } : reply)),
    finds: /told that it was refused/,
  },
  'a receipt is shown to any order': {
    parts: () =>
      withScreens({
        orderDetails: {
          machine: startingWith(orderDetailsMachine, (context) => ({
            ...context,
            receipt: readStoredReceipt(readDevice())?.receipt,
          })) as never,
        },
      }),
    finds: /the receipt of a loan that this login did not take here/,
  },
  'a status that nobody knows counts as settled': {
    parts: () => withStrangeStatus('200'),
    finds: /concludes something from a status that nobody knows/,
  },
  'a sum is shown that the company did not name': {
    parts: () =>
      withOrder({
        actors: {
          loadOrder: altered(loadOrder, async (loading) => {
            const order = await loading;
            return order.repayAmount ? { ...order, repayAmount: order.repayAmount + 100 } : order;
          }),
        },
      }),
    finds: /which the company did not name|asks for \d+ centavos/,
  },
  'a number is read in any notation': {
    parts: () =>
      withBody((body) => body.replace(/"periods":"(\w+)"/, (_, term) => `"periods":${Number(term)}`)),
    finds: /with the term .*, which the company did not name/,
  },
  'a call has no limit in time': {
    parts: () =>
      withScreens({
        bindBank: { machine: bindBankMachine.provide({ delays: { requestLimit: 3_600_000 } }) },
      }),
    finds: /is busy beyond its limit/,
  },
  'a dialog has no way on': {
    parts: () => withScreens({ loanConfirm: { machine: shut, View: hidden } }),
    finds: /There is no way on/,
  },
  'two dialogs show': {
    parts: () => withScreens({ loanConfirm: { machine: doubled, View: hidden } }),
    finds: /shows two dialogs/,
  },
  'an order is shown as it was': {
    parts: () => withOrder({ actors: { loadOrder: staleOrder() } }),
    finds: /An order is shown that the lender did not tell|it is not loaded anew/,
  },
  'nobody tells the order that the person is back': {
    parts: () => withApp({ actions: { notifyReturned: () => undefined } }),
    finds: /it is not loaded anew/,
  },
} satisfies Record<string, Planted>;
