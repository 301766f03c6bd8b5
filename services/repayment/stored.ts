import * as v from 'valibot';
import { type RepaymentInfo, repaymentInfoSchema } from './schema.ts';

const key = 'repaymentInfo';

/** What was last to be repaid, for the code page 2 (decisions §2, Storage keys); undefined when nothing that can be read is kept. */
export const readRepaymentInfo = (): RepaymentInfo | undefined => {
  try {
    const stored = v.safeParse(repaymentInfoSchema, JSON.parse(localStorage.getItem(key) ?? ''));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what is to be repaid for the code page 2. */
export const keepRepaymentInfo = (info: RepaymentInfo): void => {
  try {
    localStorage.setItem(key, JSON.stringify(info));
  } catch {
    // A WebView without storage still has the payment-way store, until its page is reloaded.
  }
};
