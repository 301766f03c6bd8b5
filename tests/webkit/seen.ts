/** The visible content of a page, in any engine. */
export interface Seen {
  title: string;
  /** Its texts in reading order, without spaces, which differ between engines; transient content is left out. */
  words: string;
  /** URLs of pictures that did not load. */
  missingPictures: string[];
  tooWide: string[];
}

/** Reads the page that it runs in; null while something is loading. It is sent to browsers as text, so it must not use anything outside. */
export const look = (): Seen | null => {
  const isOnTheWay = document.querySelector(
    '.skeleton, .first, [data-state*=loading], [data-state*=resolving]',
  );
  if (!document.querySelector('h1') || isOnTheWay) return null;
  const wordsOf = (element: HTMLElement) => element.innerText.replaceAll(/\s/g, '');
  const passing = [...document.querySelectorAll<HTMLElement>('.toast')].map(wordsOf);
  return {
    title: document.title,
    words: passing.reduce((words, toast) => words.replace(toast, ''), wordsOf(document.body)),
    missingPictures: [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
    tooWide: [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`),
  };
};
