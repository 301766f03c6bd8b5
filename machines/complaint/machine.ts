import { assign, sendTo, setup } from 'xstate';
import { loadProblems } from '../../services/complaints/actors.ts';
import type { Problems } from '../../services/complaints/schema.ts';
import {
  type Draft,
  keepChosenOrderNo,
  keepOrderNo,
  readChosenOrderNo,
  readDraft,
  readOrderNo,
} from '../../services/complaints/stored.ts';
import { httpTimeout } from '../../services/http/client.ts';
import type { AppRef, AppRequest, ScreenInput } from '../app/events.ts';
import { failureMessage } from '../parts/failure.ts';
import { collectionType, orderOf } from './collection.ts';

interface ComplaintContext {
  app: AppRef;
  /** The page's query. */
  search: string;
  /** Number of the order that the complaint is about; '' while there is none. */
  orderNo: string;
  problems: Problems | undefined;
  /** A complaint that was begun and not sent. */
  draft: Draft | undefined;
}

type ComplaintEvent =
  | { type: 'retry.requested' }
  | { type: 'shell.resumed' }
  | { type: 'history.chosen' }
  | { type: 'draft.resumed' }
  | { type: 'orders.toggled' }
  | { type: 'order.chosen'; orderNo: string }
  | { type: 'type.chosen'; problemType: string }
  | { type: 'subType.chosen'; problemSonType: string };

/** What the borrower means to complain about: a type that is tapped, or the draft's. */
const typeIn = (context: ComplaintContext, event: ComplaintEvent) =>
  event.type === 'type.chosen'
    ? event.problemType
    : event.type === 'draft.resumed'
      ? context.draft?.type
      : '';

/** The order that this is about: the one on show, or the draft's own. */
const orderIn = ({ problems, orderNo, draft }: ComplaintContext, event: ComplaintEvent) =>
  orderOf({ problems, orderNo: event.type === 'draft.resumed' ? (draft?.orderNo ?? '') : orderNo });

const openNext = ({ orderNo }: { orderNo: string }, type: string, sonType = ''): AppRequest => ({
  type: 'navigation.requested',
  to: 'complainPageNext',
  query: { type, ...(sonType && { sonType }), orderNo },
});

/** Complaint entry: which order, and what about (spec §2, §4). */
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
      typeIn(context, event) === collectionType && orderIn(context, event)?.isShow !== true,
    hasSubTypes: ({ context, event }) =>
      typeIn(context, event) === collectionType && !!context.problems?.problemSonType.length,
  },
  actions: {
    /** The order that was asked for; else the one that the lender names, or the first one. */
    keepProblems: assign(({ context }, { problems }: { problems: Problems }) => ({
      problems,
      orderNo:
        orderOf({ ...context, problems })?.orderNo ??
        problems.orderDetail?.orderNo ??
        problems.orderList[0]?.orderNo ??
        context.orderNo,
    })),
    chooseOrder: assign({
      orderNo: ({ context, event }) => (event.type === 'order.chosen' ? event.orderNo : context.orderNo),
    }),
    /** A draft is offered to who has its order: two people may share a phone. */
    restoreDraft: assign({
      draft: ({ context: { problems } }) => {
        const draft = readDraft();
        return orderOf({ problems, orderNo: draft?.orderNo ?? '' }) && draft;
      },
    }),
    rememberChoice: ({ context }) => keepChosenOrderNo(context.orderNo),
    storeOrderNo: ({ context }) => keepOrderNo(context.orderNo),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
    toastRefusal: sendTo(
      ({ context }) => context.app,
      (): AppRequest => ({ type: 'toast.requested', message: { key: 'complaint.collectionRefused' } }),
    ),
    openHistory: sendTo(
      ({ context }) => context.app,
      (): AppRequest => ({ type: 'navigation.requested', to: 'complaintList' }),
    ),
    openDraft: sendTo(
      ({ context }) => context.app,
      ({ context: { draft } }) => openNext(draft ?? { orderNo: '' }, draft?.type ?? '', draft?.sonType),
    ),
    openType: sendTo(
      ({ context }) => context.app,
      ({ context, event }) => openNext(context, typeIn(context, event) ?? ''),
    ),
    openSubType: sendTo(
      ({ context }) => context.app,
      ({ context, event }) =>
        openNext(context, collectionType, event.type === 'subType.chosen' ? event.problemSonType : ''),
    ),
  },
  delays: { requestLimit: httpTimeout },
}).createMachine({
  id: 'complaint',
  context: ({ input }) => ({
    app: input.app,
    search: input.search,
    orderNo: readChosenOrderNo() ?? new URLSearchParams(input.search).get('orderNo') ?? readOrderNo(),
    problems: undefined,
    draft: undefined,
  }),
  initial: 'loading',
  on: { 'history.chosen': { actions: 'openHistory' } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadProblems',
        src: 'loadProblems',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepProblems', params: ({ event }) => ({ problems: event.output }) },
            'storeOrderNo',
            'restoreDraft',
          ],
        },
        onError: { target: 'failed', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'What can be complained about could not be loaded.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
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
                'order.chosen': { target: 'one', actions: ['chooseOrder', 'storeOrderNo', 'rememberChoice'] },
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
                  { guard: 'hasSubTypes', target: 'subTypes' },
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
