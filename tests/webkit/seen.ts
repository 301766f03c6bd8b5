/** What a person sees of a page, whatever engine draws it. */
export interface Seen {
  title: string;
  /** Its words in the order in which they are read, without the spaces, which engines put differently; what passes by itself is left out. */
  words: string;
  /** Addresses of pictures that did not come. */
  missingPictures: string[];
  tooWide: string[];
}

/** Reads the page that it runs in; null as long as something is on its way. It is sent to browsers as text: it must need nothing around it. */
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
