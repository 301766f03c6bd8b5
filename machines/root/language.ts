import { type Language, languageNames, languages } from '../../services/languages.ts';

export type { Language };

export const languageChoices = languageNames.flatMap((language) => {
  const row = languages[language];
  return 'name' in row ? [{ language, ...row }] : [];
});
