/** Text sizes that users set; lines break in different places at each. */
export const textSizes = ['100%', '130%', '150%', '200%'] as const;

export const setText = (size: string): void => {
  document.documentElement.style.fontSize = size;
};

/** Sums, dates, and numbers in groups that are broken in two although a line has room for them. Runs in the page, so it must not use anything outside. */
export const brokenFigures = (): string[] => {
  const figures =
    /[₱₹][\d,.]+|\d{4}-\d\d-\d\d|\b[A-Z][a-z]{2,8}\s\d{1,2},\s\d{4}|\d{1,2}:\d\d [AP]M|[+(]?\d[\d•() -]{6,}\d/g;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { index, 0: figure } of node.textContent?.matchAll(figures) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + figure.length);
      const boxes = [...range.getClientRects()];
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      let block: Element | null = node.parentElement;
      while (block && /inline/.test(getComputedStyle(block).display)) block = block.parentElement;
      const isLonger = boxes.reduce((sum, { width }) => sum + width, 0) > (block?.clientWidth ?? 0);
      if (lines.size > 1 && !isLonger) found.push(figure);
    }
  }
  return found;
};

/** Words of up to `letters` letters that are broken in two. Runs in the page, so it must not use anything outside. */
export const brokenWords = (letters: number): string[] => {
  const found: string[] = [];
  const words = new RegExp(`(?<![\\p{L}.@-])\\p{L}{2,${letters}}(?![\\p{L}@-]|\\.\\p{L})`, 'gu');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { index, 0: word } of node.textContent?.matchAll(words) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
    }
  }
  return found;
};

/** Words that end beyond the window. Runs in the page, so it must not use anything outside. */
export const cutWords = (): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().right > innerWidth) found.push(`${node.textContent} is cut`);
  }
  return found;
};

/** Fixed elements that cover more than a third of the window, dialogs aside. Runs in the page, so it must not use anything outside. */
export const largeStrips = (): string[] =>
  [...document.querySelectorAll('body :not(dialog, dialog *)')]
    .filter((element) => {
      const { position, bottom } = getComputedStyle(element);
      // It sticks to a place far below the window: it scrolls with the page.
      if (!/fixed|sticky/.test(position) || Number.parseFloat(bottom) < -innerHeight) return false;
      return element.checkVisibility() && element.getBoundingClientRect().height > innerHeight / 3;
    })
    .map((element) => `${element.className}: ${Math.round(element.getBoundingClientRect().height)} px`);
