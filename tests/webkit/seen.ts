export interface Seen {
  title: string;
  /** Without spaces, which differ between engines, and without transient content. */
  words: string;
  missingPictures: string[];
  tooWide: string[];
}

/** Null while something is loading. Sent to browsers as text, so it must not use anything outside. */
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
