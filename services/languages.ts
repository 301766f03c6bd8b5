interface LanguageRow {
  /** Value of a document's `lang`: a tag of BCP 47. */
  tag: string;
  /** Its name in the language switch; the specification's own wording has none. */
  name?: string;
}

/**
 * The languages of all texts (docs/product/wording.md#catalogues). Each has a row here, catalogues in `views/wording/<language>/`, and texts for a
 * page that cannot be shown (views/help).
 */
export const languages = {
  spec: { tag: 'en' },
  en: { tag: 'en', name: 'English' },
  fil: { tag: 'fil', name: 'Filipino' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languages;

/** All languages; a company offers some (`VITE_LANGUAGES`). */
export const languageNames = Object.keys(languages) as Language[];

/**
 * Decides the language of a page, for the document and the app: the URL's `?lang=`, else the one `remembered` on this phone, else the configured one.
 * A language that is not `offered` is ignored.
 */
export const languageOf = (
  page: URLSearchParams,
  remembered: string | null,
  { language: configured, languages: offered }: { language: Language; languages: readonly Language[] },
): Language =>
  offered.find((language) => language === page.get('lang')) ??
  offered.find((language) => language === remembered) ??
  configured;
