import type { Purpose } from './intent.ts';

/** What a look at the lender's side says of an intent whose end was unknown. */
export interface CheckResult {
  /** It was done; it was not done so far; or what is there says neither. */
  verdict: 'done' | 'notDone' | 'unclear';
  /** What the lender says of it now, in its own words; empty when it says nothing. */
  news: string;
}

/** What there is to look for it with. */
export interface CheckQuestion {
  /** What it was for, where one look can be about several. */
  purpose?: Purpose;
  productId?: string;
  orderId?: string;
  problemId?: string;
  /** The text of a complaint. */
  detail?: string;
}
