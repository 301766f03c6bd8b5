interface LanguageRow {
  /** What a document in it says of itself (`lang`): a tag of BCP 47. */
  tag: string;
  /** Its name in the language switch; the specification's own wording has none. */
  name?: string;
}

/**
 * The languages that every text is written in (docs/product/wording.md#catalogues): a row here, its catalogues in `views/wording/<language>/`, and its
 * words for a page that cannot be shown (views/help).
 */
export const languages = {
  spec: { tag: 'en' },
  en: { tag: 'en', name: 'English' },
  fil: { tag: 'fil', name: 'Filipino' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languages;

/** All of them; a company offers some (`VITE_LANGUAGES`). */
export const languageNames = Object.keys(languages) as Language[];

/**
 * The one place that decides the language of a page; document and app both ask here. It is the one that the address asks for with `?lang=`,
 * else the one that this phone `remembered`, else the configured one. A language that is not `offered` is ignored.
 */
export const languageOf = (
  page: URLSearchParams,
  remembered: string | null,
  { language: configured, languages: offered }: { language: Language; languages: readonly Language[] },
): Language =>
  offered.find((language) => language === page.get('lang')) ??
  offered.find((language) => language === remembered) ??
  configured;
