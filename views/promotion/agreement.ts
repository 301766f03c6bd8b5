import type { ComponentType } from 'react';
import type { Company } from '../../machines/document/selectors.ts';
import { formatDate } from '../format/date.ts';
import { loadMoreWording } from '../wording/wording.ts';

export const agreement: { Article?: ComponentType } = {};

/** Rejects when it does not arrive. */
export const loadAgreement = async (company: Company): Promise<void> => {
  const [{ articleFor }] = await Promise.all([import('./Article.tsx'), loadMoreWording(['document'])]);
  agreement.Article = articleFor(company, formatDate);
};
