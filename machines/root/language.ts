import { type Language, languageNames, languages } from '../../services/languages.ts';

export type { Language };

/** What a borrower can choose, each by the name that it calls itself (docs/product/wording.md#languages). */
export const languageChoices = languageNames.flatMap((language) => {
  const row = languages[language];
  return 'name' in row ? [{ language, ...row }] : [];
});
