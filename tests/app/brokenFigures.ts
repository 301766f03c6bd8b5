/** Sums, and dates in figures, of the page that it runs in which do not stand on one line. It is sent to browsers as text: it must need nothing around it. */
export const brokenFigures = (): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    for (const { index, 0: figure } of node.textContent?.matchAll(/₱[\d,.]+|\d{4}-\d\d-\d\d/g) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + figure.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(figure);
    }
  }
  return found;
};
