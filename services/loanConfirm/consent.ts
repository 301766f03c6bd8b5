import * as v from 'valibot';
import type { Stored, StorageRequest } from '../device/stored.ts';

const visitSchema = v.object({ isAgreed: v.boolean() });

/** Whether the borrower agrees to the loan of this history entry: the box starts ticked, and stays as it was left. */
export function readConsent({ entry }: Stored): boolean {
  const visit = v.safeParse(visitSchema, entry);
  return visit.success ? visit.output.isAgreed : true;
}

export function consentToStore(isAgreed: boolean): StorageRequest {
  return { type: 'entry.changed', values: { isAgreed } };
}
