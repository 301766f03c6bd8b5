import address from './more.css?url';

const bring = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    // A stylesheet of the document that does not come is the page's end (help.ts); this one is the screen's to say.
    link.rel = 'stylesheet later';
    link.href = address;
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

/** Loads, once, the styles that the first screen does not need (more.css); resolves when they apply, rejects when they do not load. */
export const loadStyles = (): Promise<void> => (coming ??= bring());

/** A page whose own stylesheet has them too says so: nothing is to be brought. */
export const stylesAreHere = (): void => {
  coming = Promise.resolve();
};
