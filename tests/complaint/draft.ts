import type { Page } from 'playwright';
import { type Dialect, idIn } from '../../sandbox/dialects.ts';
import { ownerNow } from '../../services/device/owner.ts';

export interface KeptDraft {
  orderNo: string;
  type: string;
  sonType: string;
  detail: string;
  images: string[];
}

/** The localStorage entry of a draft that this session wrote this many milliseconds ago. */
export const keptDraft = (
  { orderNo, ...drawn }: KeptDraft,
  session = 's-1',
  age = 0,
): Record<string, string> => {
  const owner = ownerNow(orderNo, new URLSearchParams({ sessionId: session }), Date.now());
  return {
    complaintDraft: JSON.stringify({ ...drawn, owner: { ...owner, since: Date.now() - age } }),
  };
};

/** Stored for a page without a session, by a clock far ahead: a model's clock reads any time. */
export const timelessDraft = (draft: KeptDraft): Record<string, string> => keptDraft(draft, '', -1e12);

export const day = 24 * 3_600_000;

export const begun: KeptDraft = {
  orderNo: 'o1',
  type: '1',
  sonType: '12',
  detail: 'They shouted',
  images: [],
};

/** Has a draft on the phone before a tour's input is opened. */
export const keeping =
  (drafts: Record<string, KeptDraft>) => async (page: Page, input: string, dialect: Dialect) => {
    const draft = drafts[input];
    const kept = draft ? keptDraft({ ...draft, orderNo: idIn(dialect, draft.orderNo) }) : {};
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, kept);
  };
