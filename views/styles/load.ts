/** The page's second stylesheet, after the page's own one, whose rules it extends. */
function addLink(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  // A missing stylesheet of the document ends the page (help.ts); this one is handled by the screen.
  link.rel = 'stylesheet later';
  link.href = href;
  document.body.append(link);
  return link;
}

/**
 * Loads the remaining styles, once: the whole stylesheet (all.css), if the document has only its screen's (tools/build/firstStyles.ts). Resolves when they
 * apply, rejects when they do not load.
 */
export function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const href = document.documentElement.dataset['styles'];
    if (!href) return resolve();
    const link = document.querySelector<HTMLLinkElement>('link[rel~=later]') ?? addLink(href);
    if (link.sheet) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('Failed to fetch a stylesheet'));
    });
  });
}
