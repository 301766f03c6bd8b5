import { ownSearch } from '../../services/visit/ownPath.ts';
import { rememberedLanguage, rememberLanguage } from '../../services/device/language.ts';
import { languageNamed, languageOf, languages } from '../../services/visit/languages.ts';
import { configured } from './environment.ts';

/** Returns the page's query, and the configuration in its language, which becomes the document's. */
export function openPage() {
  const query = new URLSearchParams(ownSearch());
  const language = languageOf(query, rememberedLanguage, configured);
  document.documentElement.lang = languages[language].tag;
  // A language chosen with the switch, or by the shell, also applies to the next page.
  if (languageNamed(query.get('lang'), configured.languages)) rememberLanguage(language);
  return { query, language, environment: { ...configured, language } };
}
