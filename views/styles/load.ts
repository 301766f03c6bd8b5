/** The URL of the whole stylesheet (all.css), if the document has only its screen's (tools/build/firstStyles.ts). */
const address = (): string | undefined => document.documentElement.dataset['styles'];

const bring = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const href = address();
    if (!href) return resolve();
    const link = document.createElement('link');
    // A missing stylesheet of the document ends the page (help.ts); this one is handled by the screen.
    link.rel = 'stylesheet later';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      coming = undefined;
      reject(new Error('Failed to fetch a stylesheet'));
    });
    // After the page's own stylesheet, whose rules it extends.
    document.body.append(link);
  });

let coming: Promise<void> | undefined;

/** Loads the remaining styles, once; resolves when they apply, rejects when they do not load. */
export const loadStyles = (): Promise<void> => (coming ??= bring());
