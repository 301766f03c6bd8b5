import { assign, setup } from 'xstate';
import { nowOf } from '../../services/visit/clock.ts';
import { loadProblems } from '../../services/complaint/actors.ts';
import { receiptIn } from '../../services/complaint/receipt.ts';
import type { Problems } from '../../services/complaint/schema.ts';
import {
  type Draft,
  keepChosenOrderNo,
  keepOrderNo,
  readChosenOrderNo,
  readDraft,
  readOrderNo,
} from '../../services/complaint/stored.ts';
import { withoutMark } from '../../services/values/twins.ts';
import type { AppRef, AppRequest, ScreenInput, ScreenMessage } from '../screen/events.ts';
import { asks } from '../screen/asks.ts';
import { loadKit } from '../screen/kit.ts';
import { loads } from '../screen/loads.ts';
import { firstOrderNo, isCollection, orderOf } from './collection.ts';

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
  | ScreenMessage
  | { type: 'retry.requested' }
  | { type: 'history.chosen' }
  | { type: 'draft.resumed' }
  | { type: 'receipt.opened' }
  | { type: 'help.chosen' }
  | { type: 'orders.toggled' }
  | { type: 'order.chosen'; orderNo: string }
  | { type: 'type.chosen'; problemType: string }
  | { type: 'subType.chosen'; problemSonType: string };

const typeIn = (context: ComplaintContext, event: ComplaintEvent) =>
  event.type === 'type.chosen'
    ? event.problemType
    : event.type === 'draft.resumed'
      ? context.draft?.type
      : '';

const orderIn = ({ problems, orderNo, draft }: ComplaintContext, event: ComplaintEvent) =>
  orderOf({ problems, orderNo: event.type === 'draft.resumed' ? (draft?.orderNo ?? '') : orderNo });

const openNext = ({ orderNo }: { orderNo: string }, type: string, sonType = ''): AppRequest => ({
  type: 'navigation.requested',
  to: 'complainPageNext',
  query: { type, ...(sonType && { sonType }), orderNo },
});

/** Complaint entry: choosing the order and the topic (docs/product/complaint.md). */
export const complaintMachine = setup({
  types: {} as {
    context: ComplaintContext;
    input: ScreenInput;
    events: ComplaintEvent;
    tags: 'busy';
  },
  actors: { loadProblems },
  guards: {
    /** A collection complaint about an order that does not allow it. */
    isCollectionRefused: ({ context, event }) =>
      isCollection(typeIn(context, event)) && orderIn(context, event)?.isShow !== true,
    hasSubTypes: ({ context, event }) =>
      isCollection(typeIn(context, event)) && !!context.problems?.problemSonType.length,
  },
  actions: {
    keepProblems: assign(({ context }, { problems }: { problems: Problems }) => ({
      problems,
      orderNo: firstOrderNo(problems, context.orderNo),
    })),
    chooseOrder: assign({
      orderNo: ({ context, event }) => (event.type === 'order.chosen' ? event.orderNo : context.orderNo),
    }),
    keepType: assign({
      problemType: ({ context, event }) =>
        event.type === 'type.chosen' ? event.problemType : context.problemType,
    }),
    /** A draft is offered only to the session that wrote it, if the backend has its order. */
    restoreDraft: assign({
      draft: ({ context: { search, problems }, system }) => {
        const draft = readDraft(search, nowOf(system));
        return orderOf({ problems, orderNo: draft?.orderNo ?? '' }) && draft;
      },
    }),
    rememberChoice: ({ context }) => keepChosenOrderNo(context.orderNo),
    storeOrderNo: ({ context }) => keepOrderNo(context.orderNo),
    toastRefusal: asks({ type: 'toast.requested', message: { key: 'complaint.collectionRefused' } }),
    openHistory: asks({ type: 'navigation.requested', to: 'complaintList' }),
    openSent: asks(({ context: { search } }) => ({
      type: 'navigation.requested',
      to: 'complainDetails',
      query: { problemId: receiptIn(search)?.problemId ?? '' },
    })),
    openHelp: asks(({ context: { orderNo } }) => ({
      type: 'navigation.requested',
      to: 'customerService',
      ...(orderNo && { query: { orderId: withoutMark(orderNo) } }),
    })),
    openDraft: asks(({ context: { draft } }) =>
      openNext(draft ?? { orderNo: '' }, draft?.type ?? '', draft?.sonType),
    ),
    openType: asks(({ context, event }) => openNext(context, typeIn(context, event) ?? '')),
    openSubType: asks(({ context, event }) =>
      openNext(context, context.problemType, event.type === 'subType.chosen' ? event.problemSonType : ''),
    ),
  },
})
  .extend(loadKit<ComplaintContext, ComplaintEvent>())
  .createMachine({
    id: 'complaint',
    context: ({ input }) => {
      const page = new URLSearchParams(input.search);
      return {
        app: input.app,
        search: input.search,
        orderNo: readChosenOrderNo() ?? page.get('orderNo') ?? (page.get('orderId') || readOrderNo()),
        problems: undefined,
        problemType: '',
        draft: undefined,
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
        input: ({ context }: { context: ComplaintContext }) => ({ orderNo: context.orderNo }),
        ways: {},
        done: {
          target: 'shown',
          actions: [
            {
              type: 'keepProblems',
              params: ({ event }: { event: { output: Problems } }) => ({ problems: event.output }),
            },
            'storeOrderNo',
            'restoreDraft',
          ],
        },
      }),
      shown: {
        type: 'parallel',
        on: {
          'draft.resumed': [
            { guard: 'isCollectionRefused', actions: 'toastRefusal' },
            { actions: 'openDraft' },
          ],
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
                    actions: ['chooseOrder', 'storeOrderNo', 'rememberChoice'],
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
                    { guard: 'isCollectionRefused', actions: 'toastRefusal' },
                    { guard: 'hasSubTypes', target: 'subTypes', actions: 'keepType' },
                    { actions: 'openType' },
                  ],
                },
              },
              subTypes: {
                description: 'Collection was picked: its sub-types show under it.',
                on: {
                  'type.chosen': [{ guard: 'hasSubTypes', target: 'types' }, { actions: 'openType' }],
                  'subType.chosen': { actions: 'openSubType' },
                  'order.chosen': { target: 'types' },
                },
              },
            },
          },
        },
      },
    },
  });
