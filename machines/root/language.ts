import { type Language, languageNames, languages } from '../../services/visit/languages.ts';

export type { Language };

/** The languages that a borrower can choose, by their own names (docs/product/wording.md#languages). */
export const languageChoices = languageNames.flatMap((language) => {
  const row = languages[language];
  return 'name' in row ? [{ language, ...row }] : [];
});
