/** The languages that every text is written in; `spec` is the specification's own wording (docs/product/wording.md#catalogues). */
export const languages = ['spec', 'en', 'fil'] as const;
export type Language = (typeof languages)[number];

/**
 * The one place that decides the language of a page; document and app both ask here. It is the one that the address asks for with `?lang=`,
 * else the one that this phone `remembered`, else the configured one. What is none of the languages, whoever wrote it, asks for nothing.
 */
export const languageOf = (
  page: URLSearchParams,
  remembered: string | null,
  configured: Language,
): Language =>
  languages.find((language) => language === page.get('lang')) ??
  languages.find((language) => language === remembered) ??
  configured;

/** What a document's `lang` says of it: the specification's wording is mostly English. */
export const documentLanguage = (language: Language): 'en' | 'fil' => (language === 'fil' ? 'fil' : 'en');
