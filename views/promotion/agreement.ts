import type { Company } from '../../machines/document/selectors.ts';
import type { LegalText } from '../documents/legalText.ts';

let loaded: LegalText | undefined;

/** Loads the text of the loan agreement, written for a company. Rejects when it does not arrive. */
export const loadAgreement = async (company: Company): Promise<void> => {
  loaded = (await import('../documents/loanAgreement.ts')).loanAgreement(company);
};

/** The text of the agreement; undefined until it has been loaded. */
export const agreementText = (): LegalText | undefined => loaded;
