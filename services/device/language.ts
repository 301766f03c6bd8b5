const key = 'lang';

/** What this phone remembers of the language that was asked for last, unread; null when nothing, or when storage is closed to the page. */
export const rememberedLanguage = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Remembers the language for the pages that do not name one. */
export const rememberLanguage = (language: string): void => {
  try {
    localStorage.setItem(key, language);
  } catch {
    // A WebView without storage has the configured language, and the one that its address names.
  }
};
