import * as v from 'valibot';
import { list, maybeId } from '../values/codecs.ts';
import { entry, keepInEntry } from '../device/entry.ts';
import { readStored, removeStored, store } from '../device/storage.ts';
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
export const readOrderNo = (): string => readStored('localStorage', 'orderNo') ?? '';

export const keepOrderNo = (orderNo: string): void => {
  store('localStorage', 'orderNo', orderNo);
};

/** The order chosen in this history entry, whatever its URL names; undefined without a choice. */
export const readChosenOrderNo = (): string | undefined => {
  const visit = v.safeParse(visitSchema, entry());
  return visit.success ? visit.output.orderNo : undefined;
};

export const keepChosenOrderNo = (orderNo: string): void => keepInEntry({ orderNo });

/** The tab of the complaint list chosen in this history entry; 0 without a choice. */
export const readChosenTab = (): number => {
  const visit = v.safeParse(listVisitSchema, entry());
  return visit.success ? visit.output.tab : 0;
};

export const keepChosenTab = (tab: number): void => keepInEntry({ tab });

export const forgetDraft = (): void => removeStored('localStorage', 'complaintDraft');

const storedDraft = (): StoredDraft | undefined => {
  try {
    return v.parse(storedSchema, JSON.parse(readStored('localStorage', 'complaintDraft') ?? ''));
  } catch {
    // Nothing is stored, or an older release stored it.
  }
  forgetDraft();
  return undefined;
};

/** The draft of the last day before `now` by the session in `search` (the page's query); undefined without one. An unreadable one is removed. */
export const readDraft = (search: string, now: number): Draft | undefined => {
  const stored = storedDraft();
  if (!stored || !belongsTo(stored.owner, new URLSearchParams(search), now)) return undefined;
  const { owner, ...drawn } = stored;
  return { orderNo: owner.orderId, ...drawn };
};

/** Stores a draft for the session in `search`; it survives a killed WebView. Without a session it could be anybody's, and is not stored. */
export const keepDraft = ({ orderNo, ...drawn }: Draft, search: string, now: number): void => {
  const stored: StoredDraft = { owner: ownerNow(orderNo, new URLSearchParams(search), now), ...drawn };
  if (stored.owner.session) store('localStorage', 'complaintDraft', JSON.stringify(stored));
};
