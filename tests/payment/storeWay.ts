import type { Page } from 'playwright';
import { lastingCode, type madeCode, picturedCode, storedInfo } from '../models/fixtures/repayment.ts';

const stored = (info: Parameters<typeof storedInfo>[0], code?: typeof madeCode) => (page: Page) =>
  page.addInitScript(
    (data) => localStorage.setItem('repaymentInfo', data),
    JSON.stringify({ ...storedInfo(info), code }),
  );

const storedFor: Record<string, (page: Page) => Promise<unknown>> = {
  stored: stored({}),
  codeless: stored({ defDetail: undefined }),
  withReference: stored({}),
  'of another session': stored({}),
  'of another order': stored({}),
  'with a code made': stored({}, lastingCode),
  'made here': stored({}, lastingCode),
  'pictured here': stored({}, { ...picturedCode, expiresAt: lastingCode.expiresAt }),
};

/** Stores the payment way that a tour's input finds on the phone. */
export const storeWay = async (page: Page, input: string) => storedFor[input]?.(page);
