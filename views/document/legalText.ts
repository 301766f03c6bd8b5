import type { Company } from '../../machines/document/selectors.ts';

interface LegalSection {
  id: string;
  title: string;
  text: readonly (string | readonly string[])[];
}

/** A legal document. It is always in English, the binding language. */
export interface LegalText {
  title: string;
  /** Date of this version, YYYY-MM-DD. */
  version: string;
  intro: string;
  sections: readonly LegalSection[];
}

export type LegalTextOf = (company: Company) => LegalText;
