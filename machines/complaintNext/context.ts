import type { ComplaintReceipt } from '../../services/complaint/receipt.ts';
import { type Complaint, type Problems, textLimit } from '../../services/complaint/schema.ts';
import { cutTo } from '../../services/values/text.ts';
import { withoutSuffix } from '../../services/values/distinctIds.ts';
import { orderNoOn, readDraft } from '../../services/complaint/stored.ts';
import type { AppRef, DialogMessage, ScreenInput, ScreenMessage } from '../screen/events.ts';
import type { SubmissionEvent, SubmissionMessage } from '../pendingRequests/submissions.ts';
import type { UploadMessage } from './upload.ts';

export interface ComplaintNextContext {
  app: AppRef<SubmissionEvent>;
  search: string;
  orderNo: string;
  type: string;
  sonType: string;
  problems: Problems | undefined;
  detail: string;
  /** `id` is also that of its upload actor; a picture of a draft has none. `url` is empty until it is uploaded. */
  images: { id: string; url: string }[];
  /** The number may be empty. */
  receipt: ComplaintReceipt | undefined;
}

export type ComplaintNextEvent =
  | ScreenMessage
  | SubmissionMessage
  | { type: 'titles.requested' }
  | { type: 'topic.requested' }
  | { type: 'field.changed'; value: string }
  | { type: 'image.added'; file: Blob }
  | { type: 'image.removed'; id: string }
  | UploadMessage
  | { type: 'complaint.sent' }
  | { type: 'history.chosen' }
  | DialogMessage;

export const freeId = ({ images }: ComplaintNextContext): string => {
  let place = 1;
  while (images.some(({ id }) => id === `image-${place}`)) place += 1;
  return `image-${place}`;
};

/** Cuts the text to the limit (docs/product/complaint.md#checks). */
export const withinLimit = (text: string): string => cutTo(text, textLimit);

export const urlsOf = ({ images }: ComplaintNextContext): string[] =>
  images.map(({ url }) => url).filter((url) => url !== '');

export const isImagePending = ({ images }: ComplaintNextContext): boolean =>
  images.some(({ url }) => url === '');

export const complaintOf = (context: ComplaintNextContext): Complaint => ({
  problemType: context.type,
  problemSonType: context.sonType,
  problemDetail: context.detail.trim(),
  problemImage: urlsOf(context).join(','),
  orderNo: withoutSuffix(context.orderNo),
});

/** Text and pictures of a draft stay with their order. Prefilled data concern another subject, unless they are of the draft's type. */
export function contextOf(
  { app, search, stored = {} }: ScreenInput<SubmissionEvent>,
  now: number,
): ComplaintNextContext {
  const page = new URLSearchParams(search);
  const orderNo = orderNoOn(page, stored);
  const type = page.get('type') ?? '';
  const detail = withinLimit(page.get('detail') ?? '');
  const draft = readDraft(stored, search, now);
  const isRestored = draft?.orderNo === orderNo && (!detail || draft.type === type);
  return {
    app,
    search,
    orderNo,
    type,
    sonType: page.get('sonType') ?? '',
    problems: undefined,
    detail: isRestored ? draft.detail : detail,
    images: isRestored ? draft.images.map((url, index) => ({ id: `image-${index + 1}`, url })) : [],
    receipt: undefined,
  };
}
