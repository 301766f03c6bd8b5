import * as v from 'valibot';
import { entry, keepInEntry } from '../device/entry.ts';

const visitSchema = v.object({ isAgreed: v.boolean() });

/** Whether the borrower agrees to the loan of this history entry: the box starts ticked, and stays as it was left. */
export const readConsent = (): boolean => {
  const visit = v.safeParse(visitSchema, entry());
  return visit.success ? visit.output.isAgreed : true;
};

export const keepConsent = (isAgreed: boolean): void => keepInEntry({ isAgreed });
