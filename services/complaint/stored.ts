import * as v from 'valibot';
import { list, maybeId } from '../codecs.ts';
import { readStored, removeStored, store } from '../device/storage.ts';
import { belongsTo, ownerNow, ownerSchema } from '../owner.ts';

const storedSchema = v.object({
  owner: ownerSchema,
  // Something odd beside the words must not take them along.
  type: maybeId,
  sonType: maybeId,
  detail: v.string(),
  /** Addresses of the pictures that are uploaded already, as the backend gave them: it gets them back, whether they may be shown or not. */
  images: list(v.pipe(v.string(), v.minLength(1))),
});
type StoredDraft = v.InferOutput<typeof storedSchema>;

/** A complaint that was begun: what the page draws of it, and nothing else. */
export interface Draft extends Omit<StoredDraft, 'owner'> {
  orderNo: string;
}

const visitSchema = v.object({ orderNo: v.string() });

/** Number of the order that was last complained about (docs/product/complaint.md#screen); '' when none is kept. */
export const readOrderNo = (): string => readStored('localStorage', 'orderNo') ?? '';

export const keepOrderNo = (orderNo: string): void => {
  store('localStorage', 'orderNo', orderNo);
};

/** The order that was chosen on this very entry of the history, whatever its address says; undefined when none was. */
export const readChosenOrderNo = (): string | undefined => {
  const visit = v.safeParse(visitSchema, globalThis.history?.state);
  return visit.success ? visit.output.orderNo : undefined;
};

/** Keeps the choice for a reload and for coming back; a new address would reload the whole screen. */
export const keepChosenOrderNo = (orderNo: string): void => {
  try {
    history.replaceState({ ...history.state, orderNo }, '');
  } catch {
    // Safari allows so many changes a minute; the choice still holds on the screen.
  }
};

/** Forgets the draft, once the complaint is sent, is too old or nothing is left of it. */
export const forgetDraft = (): void => removeStored('localStorage', 'complaintDraft');

const storedDraft = (): StoredDraft | undefined => {
  try {
    return v.parse(storedSchema, JSON.parse(readStored('localStorage', 'complaintDraft') ?? ''));
  } catch {
    // Nothing is kept, or an older release kept it.
  }
  forgetDraft();
  return undefined;
};

/**
 * The complaint that was begun within the day before `now` by the session that `search` (the query of the page) names; undefined when there
 * is none. What cannot be read is forgotten.
 */
export const readDraft = (search: string, now: number): Draft | undefined => {
  const stored = storedDraft();
  if (!stored || !belongsTo(stored.owner, new URLSearchParams(search), now)) return undefined;
  const { owner, ...drawn } = stored;
  return { orderNo: owner.orderId, ...drawn };
};

/**
 * Keeps what the session that `search` names wrote so far: it survives leaving, a reload and a WebView that the system killed. What no
 * session wrote could be anybody's, and is not kept.
 */
export const keepDraft = ({ orderNo, ...drawn }: Draft, search: string, now: number): void => {
  const stored: StoredDraft = { owner: ownerNow(orderNo, new URLSearchParams(search), now), ...drawn };
  if (stored.owner.session) store('localStorage', 'complaintDraft', JSON.stringify(stored));
};
