import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { imageCount, type Topic, textLimit } from '../../services/complaint/schema.ts';
import { imageSource } from '../../services/values/images.ts';
import { rowOf } from '../../services/values/distinctIds.ts';
import type { UploadRef } from './upload.ts';
import type { complaintNextMachine } from './machine.ts';

export type ComplaintNextRef = ActorRefFrom<typeof complaintNextMachine>;
type ComplaintNextSnapshot = SnapshotFrom<typeof complaintNextMachine>;

export const detailLimit = textLimit;
export const imageLimit = imageCount;

const titleOf = (topics: readonly Topic[] | undefined, type: string) =>
  rowOf(topics, 'type', type)?.title ?? '';

export const selectType = ({ context: { problems, type } }: ComplaintNextSnapshot) =>
  titleOf(problems?.problemType, type);

export const selectSubType = ({ context: { problems, sonType } }: ComplaintNextSnapshot) =>
  titleOf(problems?.problemSonType, sonType);

export const selectIsTopicMissing = (snapshot: ComplaintNextSnapshot) => snapshot.context.type === '';

export const selectAreTitlesMissing = (snapshot: ComplaintNextSnapshot) =>
  snapshot.matches({ titles: 'missing' });

export const selectIsDetailMissed = (snapshot: ComplaintNextSnapshot) =>
  snapshot.matches({ step: { writing: 'detailMissed' } });

/** URL of a picture; '' when it may not be shown (docs/product/security.md#pictures). */
export const sourceOf = (url: string) => imageSource(url);

export const selectHasRoom = (snapshot: ComplaintNextSnapshot) => snapshot.context.images.length < imageCount;

export const uploadOf = (snapshot: ComplaintNextSnapshot, id: string) =>
  // XState types only children whose ids are known.
  (snapshot.children as Record<string, UploadRef | undefined>)[id];

export const selectStep = ({ value: { step } }: ComplaintNextSnapshot) =>
  typeof step === 'string' ? step : 'writing';

export const selectIsWriting = (snapshot: ComplaintNextSnapshot) => snapshot.matches({ step: 'writing' });
