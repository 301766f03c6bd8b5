// Its chart, drawn: docs/charts/complaintNext.md
import { produce } from 'immer';
import { assign, emit, not, setup, stopChild } from 'xstate';
import { loadProblems, complain } from '../../services/complaint/actors.ts';
import { imageCount, type Problems, type Saved } from '../../services/complaint/schema.ts';
import { draftToStore, noDraft } from '../../services/complaint/stored.ts';
import type { Done } from '../../services/pendingRequests/request.ts';
import { isBlank } from '../../services/values/text.ts';
import { rowOf } from '../../services/values/distinctIds.ts';
import { expiryTimeOf, nowOf } from '../../services/visit/clock.ts';
import {
  nothingToSend,
  type SubmissionEvent,
  submissionsOf,
  submitKit,
} from '../pendingRequests/submissions.ts';
import type { ScreenInput } from '../screen/events.ts';
import { isCollection, orderOf } from '../../services/complaint/collection.ts';
import { type Shown } from '../pendingRequests/results.ts';
import { type Args, sendsEachToApp, sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import type { StorageRequest } from '../../services/device/stored.ts';
import { shownFailure, whenBack } from '../screen/loads.ts';
import { uploadMachine } from './upload.ts';
import {
  complaintOf,
  contextOf,
  type ComplaintNextContext,
  type ComplaintNextEvent,
  freeId,
  isImagePending,
  urlsOf,
  withinLimit,
} from './context.ts';
import { receiptQuery } from '../../services/complaint/receipt.ts';
import { replyDayOf } from '../../services/complaint/replyDay.ts';

interface Typed {
  value: string;
}
const receivedIn = ({ event }: { event: { done?: Done | undefined } }) => {
  const { problemId = '', replyBy = '' } = event.done?.result ?? {};
  return { problemId, replyBy, ...(event.done && { at: event.done.since }) };
};

interface OfImage {
  id: string;
}

const complaintNext = setup({
  types: {} as {
    context: ComplaintNextContext;
    input: ScreenInput<SubmissionEvent>;
    events: ComplaintNextEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    emitted: { type: 'fault.found'; field: 'detail' };
  },
  actors: {
    loadProblems,
    complain,
    upload: uploadMachine,
  },
  guards: {
    /** A collection complaint about an order that does not allow it, as far as the backend has reported. */
    isCollectionRefused: ({ context }) => isCollection(context.type) && orderOf(context)?.isShow === false,
    isDetailMissing: ({ context }) => isBlank(context.detail),
    isImagePending: ({ context }) => isImagePending(context),
    isTopicMissing: ({ context }) => context.type === '',
    hasRoom: ({ context }) => context.images.length < imageCount,
    isEdited: ({ context }, { value }: Typed) => withinLimit(value) !== context.detail,
    isReceived: (_, { done }: Shown) => done?.result?.['problemId'] !== undefined,
    isThere: ({ context }, { id }: OfImage) => context.images.some((image) => image.id === id),
  },
  actions: {
    /** A type that the company does not have counts as none: it has to be chosen. Only collection has sub-types. */
    setProblems: assign(({ context: { type, sonType } }, problems: Problems) => ({
      problems,
      type: rowOf(problems.problemType, 'type', type)?.type ?? '',
      sonType: (isCollection(type) && rowOf(problems.problemSonType, 'type', sonType)?.type) || '',
    })),
    setDetail: assign((_, { value }: Typed) => ({ detail: withinLimit(value) })),
    pointAtDetail: emit({ type: 'fault.found', field: 'detail' }),
    startUpload: assign(({ context, self, spawn }, { file }: { file: Blob }) => {
      const id = freeId(context);
      spawn('upload', { id, input: { app: context.app, parent: self, id, file } });
      return { images: [...context.images, { id, url: '' }] };
    }),
    stopUpload: stopChild((_, { id }: OfImage) => id),
    dropImage: assign(({ context: { images } }, { id }: OfImage) => ({
      images: images.filter((image) => image.id !== id),
    })),
    setUrl: assign(({ context }, { id, url }: { id: string; url: string }) => ({
      images: produce(context.images, (images) => {
        const image = images.find((one) => one.id === id);
        if (image) image.url = url;
      }),
    })),
    storeDraft: sendsEachToApp<StorageRequest>()(({ context, system }: Args<ComplaintNextContext>) =>
      draftToStore({ ...context, images: urlsOf(context) }, context.search, nowOf(system)),
    ),
    dropDraft: sendToApp(() => noDraft),
    saveReceipt: assign({
      receipt: ({ system }, { problemId, replyBy, at = nowOf(system) }: Saved & { at?: number }) => ({
        problemId,
        replyBy: replyDayOf(replyBy, at),
      }),
    }),
    openHistory: sendToApp(() => ({ type: 'navigation.requested', to: 'complaintList', replace: true })),
    openEntry: sendToApp(({ context: { orderNo, receipt, search } }) => ({
      type: 'navigation.requested',
      to: 'complaint',
      query: { orderNo, ...(receipt && receiptQuery(receipt, search)) },
      replace: true,
    })),
  },
  delays: {
    /** How long 'Successfully Sent' is shown (docs/product/complaint.md#limits). */
    successTime: 1_500,
  },
}).extend(submitKit);
const { submits, awaitsChoice } = submissionsOf(complaintNext);

const titlesRegion = complaintNext.createStateConfig({
  initial: 'loading',
  description: 'The words for the chosen type and sub-type.',
  states: {
    loading: {
      invoke: {
        id: 'loadProblems',
        src: 'loadProblems',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: { target: 'listed', actions: withOutput('setProblems') },
        onError: shownFailure('missing'),
      },
      after: { requestLimit: { target: 'missing' } },
    },
    listed: {},
    missing: {
      description: 'The complaint can be written and sent anyway.',
      on: { 'titles.requested': { target: 'loading' }, ...whenBack('loading') },
    },
  },
});

/** The complaint was sent before: its receipt is shown if the phone stored it, otherwise the borrower's complaints. */
const settled = [
  {
    guard: withEvent('isReceived'),
    target: '#step.sent',
    actions: [{ type: 'saveReceipt', params: receivedIn }, 'dropDraft'],
  },
  { target: '#step.arrived', actions: ['dropDraft', 'openHistory'] },
] as const;

const stepRegion = complaintNext.createStateConfig({
  id: 'step',
  initial: 'writing',
  description: 'What the borrower is at; a picture may arrive meanwhile.',
  on: {
    'image.uploaded': { actions: [withEvent('setUrl'), 'storeDraft'] },
    'submission.retried': { guard: not('isImagePending'), target: '.complaining' },
    'outcome.settled': settled,
  },
  states: {
    writing: {
      initial: 'unchecked',
      states: {
        unchecked: {},
        detailMissed: { description: 'It was sent without a text, and nothing was typed since.' },
      },
      on: {
        'topic.requested': [
          { guard: 'isDetailMissing', actions: 'openEntry' },
          { actions: ['storeDraft', 'openEntry'] },
        ],
        'field.changed': {
          guard: withEvent('isEdited'),
          target: '.unchecked',
          actions: [withEvent('setDetail'), 'storeDraft'],
        },
        'image.added': [
          { guard: 'hasRoom', actions: [withEvent('startUpload'), 'storeDraft'] },
          { actions: { type: 'toast', params: { message: { key: 'complaint.tooManyImages' } } } },
        ],
        'image.removed': {
          guard: withEvent('isThere'),
          actions: [withEvent('stopUpload'), withEvent('dropImage'), 'storeDraft'],
        },
        'complaint.sent': [
          {
            guard: 'isCollectionRefused',
            actions: { type: 'toast', params: { message: { key: 'complaint.collectionRefused' } } },
          },
          { guard: 'isDetailMissing', target: '.detailMissed', actions: 'pointAtDetail' },
          {
            guard: 'isImagePending',
            actions: { type: 'toast', params: { message: { key: 'complaint.imagesPending' } } },
          },
          { guard: 'isTopicMissing', actions: ['storeDraft', 'openEntry'] },
          { target: 'complaining', actions: 'storeDraft' },
        ],
      },
    },
    complaining: submits({
      src: 'complain',
      input: ({ context }) => complaintOf(context),
      done: [{ target: 'sent', actions: [withOutput('saveReceipt'), 'dropDraft'] }],
      refused: [{ guard: 'isRefused', target: 'writing', actions: 'toastFailure' }],
    }),
    outcomeUnknown: awaitsChoice({ retried: 'complaining', left: 'writing', settled }),
    sent: {
      description:
        'The backend has it: its number and the day of the answer show for a moment, then the entry opens.',
      tags: 'modal',
      on: {
        'dialog.closed': { actions: 'openEntry' },
        'back.pressed': { actions: 'openEntry' },
        'screen.returned': { actions: 'openEntry' },
        ...nothingToSend,
        'outcome.settled': { actions: 'openEntry' },
      },
      after: { successTime: { actions: 'openEntry' } },
    },
    arrived: {
      description: "The backend has it, as the borrower's complaints show, which are being opened.",
      tags: 'modal',
      on: {
        'history.chosen': { actions: 'openHistory' },
        'back.pressed': { actions: 'openHistory' },
        'screen.returned': { actions: 'openHistory' },
        ...nothingToSend,
        'outcome.settled': { actions: 'openHistory' },
      },
    },
  },
});

/** Complaint next page: writing, adding pictures, and sending (docs/product/complaint.md). */
export const complaintNextMachine = complaintNext.createMachine({
  id: 'complaintNext',
  context: ({ input, self }) => contextOf(input, expiryTimeOf(self.system)),
  type: 'parallel',
  states: { titles: titlesRegion, step: stepRegion },
});
