import type { ComponentType } from 'react';
import type { Company } from '../../machines/document/selectors.ts';

/** The loan agreement, once it has been loaded. */
export const agreement: { Article?: ComponentType } = {};

/** Loads the loan agreement of a company. Rejects when it does not arrive. */
export const loadAgreement = async (company: Company): Promise<void> => {
  agreement.Article = (await import('./Article.tsx')).articleFor(company);
};
