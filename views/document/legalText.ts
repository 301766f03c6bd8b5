import type { Company } from '../../machines/document/selectors.ts';

/** One heading and what is under it: paragraphs, and lists of short items. */
interface LegalSection {
  /** Its fragment in the address. */
  id: string;
  title: string;
  text: readonly (string | readonly string[])[];
}

/** A legal document. It is in English whatever the wording: that is the text that binds. */
export interface LegalText {
  title: string;
  /** Date of this version, YYYY-MM-DD. */
  version: string;
  intro: string;
  sections: readonly LegalSection[];
}

export type LegalTextOf = (company: Company) => LegalText;
