import * as v from 'valibot';
import { image } from '../codecs.ts';

const orderKey = 'orderNo';
const draftKey = 'complaintDraft';

const draftSchema = v.object({
  orderNo: v.string(),
  type: v.string(),
  sonType: v.string(),
  detail: v.string(),
  /** Addresses of the pictures that are uploaded already. */
  images: v.array(v.pipe(image, v.minLength(1))),
  /** Idempotency key of a sending whose end nobody knows, so that sending it again after a restart counts once. */
  saveKey: v.optional(v.string()),
});

/** A complaint that was begun and not sent. It names no person (decisions §2, Storage keys). */
export type Draft = v.InferOutput<typeof draftSchema>;

const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A WebView without storage, or a full one, still holds it until the page goes.
  }
};

const visitSchema = v.object({ orderNo: v.string() });

/** Number of the order that was last complained about (spec §2, Complaint entry); '' when none is kept. */
export const readOrderNo = (): string => read(orderKey) ?? '';

/** Keeps the number of the order that the complaint is about. */
export const keepOrderNo = (orderNo: string): void => keep(orderKey, orderNo);

/** The order that was chosen on this very entry of the history, whatever its address says; undefined when none was. */
export const readChosenOrderNo = (): string | undefined => {
  const visit = v.safeParse(visitSchema, globalThis.history?.state);
  return visit.success ? visit.output.orderNo : undefined;
};

/** Keeps the choice for a reload and for coming back; a new address would load the whole screen anew. */
export const keepChosenOrderNo = (orderNo: string): void => {
  try {
    history.replaceState({ ...history.state, orderNo }, '');
  } catch {
    // Safari allows so many changes a minute; the choice still holds on the screen.
  }
};

/** The complaint that was begun and not sent; undefined when there is none. */
export const readDraft = (): Draft | undefined => {
  try {
    const stored = v.safeParse(draftSchema, JSON.parse(read(draftKey) ?? ''));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what was written so far: it survives leaving, a reload and a WebView that the system killed. */
export const keepDraft = (draft: Draft): void => keep(draftKey, JSON.stringify(draft));

/** Forgets it, once the complaint is sent or nothing is left of it. */
export const forgetDraft = (): void => {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Nothing was kept.
  }
};
