import * as v from 'valibot';
import { list, maybeId } from '../values/codecs.ts';
import type { Stored, StorageRequest } from '../device/stored.ts';
import { belongsTo, ownerNow, ownerSchema } from '../device/owner.ts';

const storedSchema = v.object({
  owner: ownerSchema,
  // An invalid field must not discard the text.
  type: maybeId,
  sonType: maybeId,
  detail: v.string(),
  /** URLs of uploaded pictures, as the backend sent them: they are sent back even if they may not be shown. */
  images: list(v.pipe(v.string(), v.minLength(1))),
});
type StoredDraft = v.InferOutput<typeof storedSchema>;

export interface Draft extends Omit<StoredDraft, 'owner'> {
  orderNo: string;
}

const visitSchema = v.object({ orderNo: v.string() });
const listVisitSchema = v.object({ tab: v.number() });

/** Number of the order of the last complaint (docs/product/complaint.md#screen); '' without one. */
export function readOrderNo({ texts }: Stored): string {
  return texts?.orderNo ?? '';
}

export function orderNoToStore(orderNo: string): StorageRequest {
  return { type: 'text.stored', key: 'orderNo', text: orderNo };
}

/** The order chosen in this history entry, whatever its URL names; undefined without a choice. */
export function readChosenOrderNo({ entry }: Stored): string | undefined {
  const visit = v.safeParse(visitSchema, entry);
  return visit.success ? visit.output.orderNo : undefined;
}

/** The order that a complaint is about: chosen in this history entry, named by the URL, or of the last complaint. */
export function orderNoOn(page: URLSearchParams, stored: Stored): string {
  return readChosenOrderNo(stored) ?? (page.get('orderNo') || page.get('orderId') || readOrderNo(stored));
}

/** The tab of the complaint list chosen in this history entry; 0 without a choice. */
export function readChosenTab({ entry }: Stored): number {
  const visit = v.safeParse(listVisitSchema, entry);
  return visit.success ? visit.output.tab : 0;
}

/** The draft of the last day before `now` by the session in `search` (the page's query); undefined without one, or an unreadable one. */
export function readDraft({ texts }: Stored, search: string, now: number): Draft | undefined {
  try {
    const { owner, ...drawn } = v.parse(storedSchema, JSON.parse(texts?.complaintDraft ?? ''));
    return belongsTo(owner, new URLSearchParams(search), now)
      ? { orderNo: owner.orderId, ...drawn }
      : undefined;
  } catch {
    // Nothing is stored, or an older release stored it.
    return undefined;
  }
}

export const noDraft = {
  type: 'text.stored',
  key: 'complaintDraft',
  text: undefined,
} satisfies StorageRequest;

/** What stores a draft for the session in `search`, so that it survives a killed WebView. An empty one is removed; without a session it could be anybody's. */
export function draftToStore(
  { orderNo, type, sonType, detail, images }: Draft,
  search: string,
  now: number,
): StorageRequest[] {
  if (!detail && images.length === 0) return [noDraft];
  const owner = ownerNow(orderNo, new URLSearchParams(search), now);
  const stored: StoredDraft = { owner, type, sonType, detail, images };
  return stored.owner.session ? [{ ...noDraft, text: JSON.stringify(stored) }] : [];
}
