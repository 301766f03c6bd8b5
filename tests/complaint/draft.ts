import { ownerNow } from '../../services/owner.ts';

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

export const day = 24 * 3_600_000;
