interface LanguageRow {
  /** Value of a document's `lang`: a tag of BCP 47. */
  tag: string;
  /** Its name in the language switch; the specification's own wording has none. */
  name?: string;
}

/** Each language has a row here, catalogues in `views/wording/<language>/`, and texts in views/help (docs/product/wording.md#catalogues). */
export const languages = {
  spec: { tag: 'en' },
  en: { tag: 'en', name: 'English' },
  fil: { tag: 'fil', name: 'Filipino' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as Language[];

/** The one of `offered` that a tag names, in any letter case and of any region ('EN', 'fil-PH'). */
export const languageNamed = (tag: string | null, offered: readonly Language[]): Language | undefined =>
  offered.find((language) => language === tag?.toLowerCase().split('-')[0]);

/**
 * The language of a page: the URL's `?lang=`, else the `remembered` one, else the configured one. One that is not `offered` is ignored. `remembered` is
 * called only without one in the URL.
 */
export const languageOf = (
  page: URLSearchParams,
  remembered: () => string | null,
  { language: configured, languages: offered }: { language: Language; languages: readonly Language[] },
): Language => languageNamed(page.get('lang'), offered) ?? languageNamed(remembered(), offered) ?? configured;
