// Its chart, drawn: docs/charts/complaint.md
import { assign, setup } from 'xstate';
import { expiryTimeOf } from '../../services/visit/clock.ts';
import { loadProblems } from '../../services/complaint/actors.ts';
import { receiptIn } from '../../services/complaint/receipt.ts';
import type { Problems } from '../../services/complaint/schema.ts';
import { type Draft, orderNoToStore, orderNoOn, readDraft } from '../../services/complaint/stored.ts';
import { withoutSuffix } from '../../services/values/distinctIds.ts';
import type { AppRef, LoadMessage, ScreenInput, ScreenRequest } from '../screen/events.ts';
import { sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import { loadKit } from '../screen/kits.ts';
import { piecesOf } from '../screen/pieces.ts';
import { firstOrderNo, isCollection, orderOf } from '../../services/complaint/collection.ts';
import { nextQuery } from './nextQuery.ts';

interface ComplaintContext {
  app: AppRef;
  /** The page's query, with the session. */
  search: string;
  orderNo: string;
  problems: Problems | undefined;
  problemType: string;
  draft: Draft | undefined;
  refusal: string;
}

type ComplaintEvent =
  | LoadMessage
  | { type: 'history.chosen' }
  | { type: 'draft.resumed' }
  | { type: 'receipt.opened' }
  | { type: 'orders.toggled' }
  | { type: 'order.chosen'; orderNo: string }
  | { type: 'type.chosen'; problemType: string }
  | { type: 'subType.chosen'; problemSonType: string };

const openNext = ({ orderNo }: { orderNo: string }, type: string, sonType?: string): ScreenRequest => ({
  type: 'navigation.requested',
  to: 'complainPageNext',
  query: nextQuery(orderNo, type, sonType),
});

interface TypeChosen {
  problemType: string;
}

/** A collection complaint about an order that does not allow it. */
const isCollectionRefused = (problems: Problems | undefined, type: string, orderNo: string): boolean =>
  isCollection(type) && orderOf({ problems, orderNo })?.isShow !== true;

const complaint = setup({
  types: {} as {
    context: ComplaintContext;
    input: ScreenInput;
    events: ComplaintEvent;
    tags: 'busy';
  },
  actors: { loadProblems },
  guards: {
    isDraftRefused: ({ context: { problems, draft } }) =>
      draft !== undefined && isCollectionRefused(problems, draft.type, draft.orderNo),
    isTypeRefused: ({ context: { problems, orderNo } }, { problemType }: TypeChosen) =>
      isCollectionRefused(problems, problemType, orderNo),
    hasSubTypes: ({ context }, { problemType }: TypeChosen) =>
      isCollection(problemType) && !!context.problems?.problemSonType.length,
  },
  actions: {
    setProblems: assign(({ context }, problems: Problems) => ({
      problems,
      orderNo: firstOrderNo(problems, context.orderNo),
      // A draft is offered only if the backend has its order.
      draft: orderOf({ problems, orderNo: context.draft?.orderNo ?? '' }) && context.draft,
    })),
    chooseOrder: assign((_, { orderNo }: { orderNo: string }) => ({ orderNo })),
    setType: assign((_, { problemType }: TypeChosen) => ({ problemType })),
    storeChoice: sendToApp(({ context: { orderNo } }) => ({ type: 'entry.changed', values: { orderNo } })),
    storeOrderNo: sendToApp(({ context }) => orderNoToStore(context.orderNo)),
    toastRefusal: sendToApp(() => ({
      type: 'toast.requested',
      message: { key: 'complaint.collectionRefused' },
    })),
    openHistory: sendToApp(() => ({ type: 'navigation.requested', to: 'complaintList' })),
    openSent: sendToApp(({ context: { search } }) => ({
      type: 'navigation.requested',
      to: 'complainDetails',
      query: { problemId: receiptIn(search)?.problemId ?? '' },
    })),
    openHelp: sendToApp(({ context: { orderNo } }) => ({
      type: 'navigation.requested',
      to: 'customerService',
      ...(orderNo && { query: { orderId: withoutSuffix(orderNo) } }),
    })),
    openDraft: sendToApp(({ context: { draft } }) =>
      openNext(draft ?? { orderNo: '' }, draft?.type ?? '', draft?.sonType),
    ),
    openType: sendToApp(({ context }, { problemType }: TypeChosen) => openNext(context, problemType)),
    openSubType: sendToApp(({ context }, { problemSonType }: { problemSonType: string }) =>
      openNext(context, context.problemType, problemSonType),
    ),
  },
}).extend(loadKit);
const { loads } = piecesOf(complaint);

/** Complaint entry: choosing the order and the topic (docs/product/complaint.md). */
export const complaintMachine = complaint.createMachine({
  id: 'complaint',
  context: ({ input, self }) => {
    const { app, search, stored = {} } = input;
    const page = new URLSearchParams(search);
    return {
      app,
      search,
      orderNo: orderNoOn(page, stored),
      problems: undefined,
      problemType: '',
      draft: readDraft(stored, search, expiryTimeOf(self.system)),
      refusal: '',
    };
  },
  initial: 'loading',
  on: {
    'history.chosen': { actions: 'openHistory' },
    'receipt.opened': { actions: 'openSent' },
    'help.chosen': { actions: 'openHelp' },
  },
  states: {
    ...loads({
      src: 'loadProblems',
      input: ({ context }) => ({ orderNo: context.orderNo }),
      afterRefusal: {},
      done: [{ target: 'shown', actions: [withOutput('setProblems'), 'storeOrderNo'] }],
    }),
    shown: {
      type: 'parallel',
      on: {
        'draft.resumed': [{ guard: 'isDraftRefused', actions: 'toastRefusal' }, { actions: 'openDraft' }],
      },
      states: {
        orders: {
          initial: 'one',
          description: 'Whether the card of the one order shows, or all orders to choose from.',
          states: {
            one: { on: { 'orders.toggled': { target: 'all' } } },
            all: {
              on: {
                'orders.toggled': { target: 'one' },
                'order.chosen': {
                  target: 'one',
                  actions: [withEvent('chooseOrder'), 'storeOrderNo', 'storeChoice'],
                },
              },
            },
          },
        },
        question: {
          initial: 'types',
          states: {
            types: {
              on: {
                'type.chosen': [
                  { guard: withEvent('isTypeRefused'), actions: 'toastRefusal' },
                  {
                    guard: withEvent('hasSubTypes'),
                    target: 'subTypes',
                    actions: withEvent('setType'),
                  },
                  { actions: withEvent('openType') },
                ],
              },
            },
            subTypes: {
              description: 'Collection was picked: its sub-types show under it.',
              on: {
                'type.chosen': [
                  { guard: withEvent('hasSubTypes'), target: 'types' },
                  { actions: withEvent('openType') },
                ],
                'subType.chosen': { actions: withEvent('openSubType') },
                'order.chosen': { target: 'types' },
              },
            },
          },
        },
      },
    },
  },
});
