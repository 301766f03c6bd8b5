import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { imageCount, type Topic, textLimit } from '../../services/complaint/schema.ts';
import { imageSource } from '../../services/images.ts';
import { rowOf } from '../../services/twins.ts';
import type { UploadRef } from './upload.ts';
import type { complaintNextMachine } from './machine.ts';

export type ComplaintNextRef = ActorRefFrom<typeof complaintNextMachine>;
type ComplaintNextSnapshot = SnapshotFrom<typeof complaintNextMachine>;

/** Maximum length of the text. */
export const detailLimit = textLimit;
/** Maximum number of pictures. */
export const imageLimit = imageCount;

const titleOf = (topics: readonly Topic[] | undefined, type: string) =>
  rowOf(topics, 'type', type)?.title ?? '';

export const selectType = ({ context: { problems, type } }: ComplaintNextSnapshot) =>
  titleOf(problems?.problemType, type);

export const selectSubType = ({ context: { problems, sonType } }: ComplaintNextSnapshot) =>
  titleOf(problems?.problemSonType, sonType);

/** Whether the page was opened without a type, so that one has to be chosen first. */
export const selectIsTopicMissing = (snapshot: ComplaintNextSnapshot) => snapshot.context.type === '';

/** Whether the titles could not be loaded. */
export const selectAreTitlesMissing = (snapshot: ComplaintNextSnapshot) =>
  snapshot.matches({ titles: 'missing' });

/** The text so far. */
export const selectDetail = (snapshot: ComplaintNextSnapshot) => snapshot.context.detail;

/** Whether the user tried to send it without a text. */
export const selectIsDetailMissed = (snapshot: ComplaintNextSnapshot) => snapshot.context.isDetailMissed;

/** The pictures, in the order in which they go out. */
export const selectImages = (snapshot: ComplaintNextSnapshot) => snapshot.context.images;

/** URL of a picture; '' when it may not be shown (docs/product/security.md#pictures). */
export const sourceOf = (url: string) => imageSource(url);

/** Whether another picture may be added. */
export const selectHasRoom = (snapshot: ComplaintNextSnapshot) => snapshot.context.images.length < imageCount;

export const uploadOf = (snapshot: ComplaintNextSnapshot, id: string) =>
  (snapshot.children as Record<string, UploadRef | undefined>)[id];

/** The current step: writing, or one of the states after Send. */
export const selectStep = (snapshot: ComplaintNextSnapshot) => snapshot.value.step;

export const selectIsWriting = (snapshot: ComplaintNextSnapshot) => snapshot.matches({ step: 'writing' });

export const selectReceipt = (snapshot: ComplaintNextSnapshot) => snapshot.context.receipt;
