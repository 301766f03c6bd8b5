import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { loadProblems, saveComplaint } from '../../services/complaints/actors.ts';
import { type Complaint, type Problems, textLimit } from '../../services/complaints/schema.ts';
import { forgetDraft, keepDraft, readDraft, readOrderNo } from '../../services/complaints/stored.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { newIdempotencyKey } from '../../services/http/idempotency.ts';
import type { AppRef, AppRequest, ScreenInput } from '../app/events.ts';
import { failureMessage, isOutcomeUnknown, isRefused } from '../parts/failure.ts';
import type { Message } from '../parts/message.ts';
import { uploadMachine, type UploadMessage } from '../parts/upload.ts';
import { replyDay } from './replyDay.ts';

/** Most pictures of a complaint (spec §9). */
export const imageCount = 9;

interface ComplaintNextContext {
  app: AppRef;
  orderNo: string;
  type: string;
  sonType: string;
  /** Titles of the types; undefined until they are here. */
  problems: Problems | undefined;
  detail: string;
  /** Sending was tried without a text. */
  isDetailMissed: boolean;
  /** `id` is also that of the actor that uploads it; a picture of a draft has none. `url` is empty until it is uploaded. */
  images: { id: string; url: string }[];
  /** Idempotency key of the complaint that the borrower means; undefined until it is sent. */
  saveKey: string | undefined;
  /** What the lender said to it; the number may be empty. */
  receipt: { problemId: string; replyDay: string } | undefined;
}

type ComplaintNextEvent =
  | { type: 'titles.requested' }
  | { type: 'topic.requested' }
  | { type: 'field.changed'; value: string }
  | { type: 'image.added'; file: Blob }
  | { type: 'image.removed'; id: string }
  | UploadMessage
  | { type: 'complaint.sent' }
  | { type: 'history.chosen' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' };

/** The lowest place that no picture has. */
const freeId = ({ images }: ComplaintNextContext) => {
  let place = 1;
  while (images.some(({ id }) => id === `image-${place}`)) place += 1;
  return `image-${place}`;
};

/** What goes beyond the limit is ignored (spec §5). */
const withinLimit = (text: string) => text.slice(0, textLimit);

const complaintOf = (context: ComplaintNextContext): Complaint => ({
  problemType: context.type,
  problemSonType: context.sonType,
  problemDetail: context.detail.trim(),
  problemImage: context.images.map(({ url }) => url).join(','),
  orderNo: context.orderNo,
});

const complaintNext = setup({
  types: {} as {
    context: ComplaintNextContext;
    input: ScreenInput;
    events: ComplaintNextEvent;
    tags: 'busy' | 'modal';
  },
  actors: { loadProblems, saveComplaint, upload: uploadMachine },
  guards: {
    isRefused,
    isOutcomeUnknown,
    isDetailMissing: ({ context }) => context.detail.trim() === '',
    isImagePending: ({ context }) => context.images.some(({ url }) => url === ''),
    hasRoom: ({ context }) => context.images.length < imageCount,
    isEdited: ({ context, event }) =>
      event.type === 'field.changed' && withinLimit(event.value) !== context.detail,
    isThere: ({ context, event }) =>
      event.type === 'image.removed' && context.images.some(({ id }) => id === event.id),
  },
  actions: {
    keepProblems: assign({ problems: (_, { problems }: { problems: Problems }) => problems }),
    keepDetail: assign({
      detail: ({ context, event }) =>
        event.type === 'field.changed' ? withinLimit(event.value) : context.detail,
      isDetailMissed: false,
    }),
    markMissing: assign({ isDetailMissed: true }),
    startUpload: spawnChild('upload', {
      id: ({ context }) => freeId(context),
      input: ({ context, event, self }) => ({
        app: context.app,
        parent: self,
        id: freeId(context),
        file: event.type === 'image.added' ? event.file : new Blob(),
      }),
    }),
    addImage: assign({ images: ({ context }) => [...context.images, { id: freeId(context), url: '' }] }),
    stopUpload: stopChild(({ event }) => (event.type === 'image.removed' ? event.id : '')),
    dropImage: assign({
      images: ({ context, event }) =>
        event.type === 'image.removed' ? context.images.filter(({ id }) => id !== event.id) : context.images,
    }),
    keepUrl: assign({
      images: ({ context, event }) =>
        event.type === 'image.uploaded'
          ? context.images.map((image) => (image.id === event.id ? { ...image, url: event.url } : image))
          : context.images,
    }),
    /** The words and pictures stay with their order, whatever is complained about now; the key only for the very same complaint. */
    restoreDraft: assign(({ context }) => {
      const draft = readDraft();
      if (draft?.orderNo !== context.orderNo) return {};
      const isSameTopic = draft.type === context.type && draft.sonType === context.sonType;
      return {
        detail: draft.detail,
        images: draft.images.map((url, index) => ({ id: `image-${index + 1}`, url })),
        saveKey: isSameTopic ? draft.saveKey : undefined,
      };
    }),
    /** Nothing of a complaint gets lost, and nothing is kept of an empty one. */
    storeDraft: ({ context: { orderNo, type, sonType, detail, images, saveKey } }) => {
      const urls = images.map(({ url }) => url).filter((url) => url !== '');
      if (!detail && urls.length === 0) return forgetDraft();
      return keepDraft({ orderNo, type, sonType, detail, images: urls, ...(saveKey && { saveKey }) });
    },
    dropDraft: forgetDraft,
    /** The same complaint keeps its key, so that a retry cannot send it twice. */
    startIntent: assign({ saveKey: ({ context }) => context.saveKey ?? newIdempotencyKey() }),
    endIntent: assign({ saveKey: undefined }),
    keepReceipt: assign({
      receipt: (_, { problemId }: { problemId: string }) => ({ problemId, replyDay: replyDay(Date.now()) }),
    }),
    toast: sendTo(
      ({ context }) => context.app,
      (_, { message }: { message: Message }): AppRequest => ({ type: 'toast.requested', message }),
    ),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
    openHistory: sendTo(
      ({ context }) => context.app,
      (): AppRequest => ({ type: 'navigation.requested', to: 'complaintList' }),
    ),
    openEntry: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => ({
        type: 'navigation.requested',
        to: 'complaint',
        query: { orderNo: context.orderNo },
        replace: true,
      }),
    ),
  },
  delays: {
    requestLimit: httpTimeout,
    /** How long 'Successfully Sent' shows (spec §9). */
    successTime: 1_500,
  },
});

const titlesRegion = complaintNext.createStateConfig({
  initial: 'loading',
  description: 'The words for the chosen type and sub-type.',
  states: {
    loading: {
      invoke: {
        id: 'loadProblems',
        src: 'loadProblems',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: {
          target: 'listed',
          actions: { type: 'keepProblems', params: ({ event }) => ({ problems: event.output }) },
        },
        onError: { target: 'missing', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'missing', actions: 'toastFailure' } },
    },
    listed: {},
    missing: {
      description: 'The complaint can be written and sent all the same.',
      on: { 'titles.requested': { target: 'loading' } },
    },
  },
});

const stepRegion = complaintNext.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      on: {
        'topic.requested': { actions: 'openEntry' },
        'field.changed': { guard: 'isEdited', actions: ['keepDetail', 'endIntent', 'storeDraft'] },
        'image.added': [
          { guard: 'hasRoom', actions: ['startUpload', 'addImage', 'endIntent', 'storeDraft'] },
          { actions: { type: 'toast', params: { message: { key: 'complaint.tooManyImages' } } } },
        ],
        'image.removed': {
          guard: 'isThere',
          actions: ['stopUpload', 'dropImage', 'endIntent', 'storeDraft'],
        },
        'image.uploaded': { actions: ['keepUrl', 'storeDraft'] },
        'complaint.sent': [
          { guard: 'isDetailMissing', actions: 'markMissing' },
          {
            guard: 'isImagePending',
            actions: { type: 'toast', params: { message: { key: 'complaint.imagesPending' } } },
          },
          { target: 'sending', actions: ['startIntent', 'storeDraft'] },
        ],
      },
    },
    sending: {
      description: 'The complaint is on its way; even back waits for the answer.',
      tags: ['busy', 'modal'],
      invoke: {
        id: 'saveComplaint',
        src: 'saveComplaint',
        input: ({ context }) => ({
          complaint: complaintOf(context),
          idempotencyKey: context.saveKey ?? '',
        }),
        onDone: {
          target: 'sent',
          actions: [{ type: 'keepReceipt', params: ({ event }) => event.output }, 'dropDraft'],
        },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'outcomeUnknown' },
          { guard: 'isRefused', target: 'writing', actions: ['endIntent', 'storeDraft', 'toastFailure'] },
          { target: 'writing', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'outcomeUnknown' } },
    },
    outcomeUnknown: {
      description: 'Nobody knows whether the complaint arrived; sending it again counts once.',
      tags: 'modal',
      on: {
        'complaint.sent': { target: 'sending' },
        'history.chosen': { actions: 'openHistory' },
        'dialog.closed': { target: 'writing' },
        'back.pressed': { target: 'writing' },
      },
    },
    sent: {
      description: 'The lender has it: its number and the day of the answer show for a moment.',
      tags: 'modal',
      after: { successTime: { target: 'left', actions: 'openEntry' } },
    },
    left: { type: 'final', description: 'The complaint entry is being opened.' },
  },
});

/** Complaint next page: the text, the pictures, and sending them (spec §2, §5, §8, §9). */
export const complaintNextMachine = complaintNext.createMachine({
  id: 'complaintNext',
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      orderNo: page.get('orderNo') ?? readOrderNo(),
      type: page.get('type') ?? '',
      sonType: page.get('sonType') ?? '',
      problems: undefined,
      detail: '',
      isDetailMissed: false,
      images: [],
      saveKey: undefined,
      receipt: undefined,
    };
  },
  entry: 'restoreDraft',
  type: 'parallel',
  states: { titles: titlesRegion, step: stepRegion },
});
