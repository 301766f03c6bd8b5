/** The address of the whole stylesheet (all.css), where the document has only what its first screen needs. */
const address = (): string | undefined => document.documentElement.dataset['styles'];

const bring = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const href = address();
    if (!href) return resolve();
    const link = document.createElement('link');
    // A stylesheet of the document that does not come is the page's end (help.ts); this one is the screen's to say.
    link.rel = 'stylesheet later';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      coming = undefined;
      reject(new Error('Failed to fetch a stylesheet'));
    });
    // Behind the page's own stylesheet, whose rules it adds to.
    document.body.append(link);
  });

let coming: Promise<void> | undefined;

/** Loads, once, the styles that the document does not have; resolves when they apply, rejects when they do not load. */
export const loadStyles = (): Promise<void> => (coming ??= bring());
