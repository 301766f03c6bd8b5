import type { ComponentType } from 'react';
import type { Company } from '../../machines/document/selectors.ts';
import { formatDate } from '../format/date.ts';
import { loadMoreWording } from '../wording/wording.ts';

/** Empty until its text is loaded. */
export interface Agreement {
  Article?: ComponentType;
}

/** Rejects when it does not arrive. */
export const loadAgreement = async (agreement: Agreement, company: Company): Promise<void> => {
  const [{ articleFor }] = await Promise.all([import('./Article.tsx'), loadMoreWording(['document'])]);
  agreement.Article = articleFor(company, formatDate);
};
