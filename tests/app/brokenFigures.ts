/** Text sizes that users set; lines break in different places at each. */
export const textSizes = ['100%', '130%', '150%', '200%'] as const;

export const setText = (size: string): void => {
  document.documentElement.style.fontSize = size;
};

/** Runs in the page, so it must not use anything outside. */
export const brokenFigures = (): string[] => {
  const figures = /[₱₹][\d,.]+|\d{4}-\d\d-\d\d|\b[A-Z][a-z]{2}\s\d{1,2},\s\d{4}/g;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    for (const { index, 0: figure } of node.textContent?.matchAll(figures) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + figure.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(figure);
    }
  }
  return found;
};

/** Short words that are broken in two. Runs in the page, so it must not use anything outside. */
export const brokenWords = (): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { index, 0: word } of node.textContent?.matchAll(
      /(?<![\p{L}.@-])\p{L}{2,6}(?![\p{L}@-]|\.\p{L})/gu,
    ) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
    }
  }
  return found;
};
