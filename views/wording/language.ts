/** The languages that every text is written in; `spec` is the specification's own wording (docs/product/wording.md#catalogues). */
export const languages = ['spec', 'en', 'fil'] as const;
export type Language = (typeof languages)[number];

/** The language that the page asks for with `?lang=`; the specification's own wording unless it names another. Document and app both ask here. */
export const languageOf = (page: URLSearchParams): Language =>
  languages.find((language) => language === page.get('lang')) ?? 'spec';

/** What a document's `lang` says of it: the specification's wording is mostly English. */
export const documentLanguage = (language: Language): 'en' | 'fil' => (language === 'fil' ? 'fil' : 'en');
