import type { Section } from './loanTerms.ts';

let loaded: readonly Section[] = [];

/** Loads the text of the loan agreement. Rejects when it does not arrive. */
export const loadAgreement = async (): Promise<void> => {
  loaded = (await import('./loanTerms.ts')).terms;
};

/** The text of the agreement; empty until it has been loaded. */
export const agreementText = (): readonly Section[] => loaded;
