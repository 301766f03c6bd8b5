import { type Language, languageNames, languages } from '../../services/visit/languages.ts';

export type { Language };

interface LanguageChoice {
  language: Language;
  name: string;
  tag: string;
}

/** The languages that a borrower can choose beside the page's own, by their own names (docs/product/wording.md#languages). */
export function otherLanguages(page: {
  language: Language;
  languages: readonly Language[];
}): LanguageChoice[] {
  return languageNames.flatMap((language) => {
    const row = languages[language];
    const isOther = language !== page.language && page.languages.includes(language);
    return isOther && 'name' in row ? [{ language, ...row }] : [];
  });
}
