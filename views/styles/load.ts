import address from './more.css?url';

/** Resolves when the link has brought its file. */
const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error('Failed to fetch a stylesheet')), { once: true });
  });

const bring = async (): Promise<void> => {
  const link = document.createElement('link');
  link.as = 'style';
  // Fetched ahead first: a stylesheet of the page that does not come is the page's end, this one is the screen's to say.
  link.rel = 'preload';
  link.href = address;
  // Behind the page's own stylesheet, whose rules it adds to.
  document.body.append(link);
  try {
    await loaded(link);
    link.rel = 'stylesheet';
    await loaded(link);
  } catch (error) {
    link.remove();
    coming = undefined;
    throw error;
  }
};

let coming: Promise<void> | undefined;

/** Brings, once, the styles that the first screen does without (more.css); resolves when they hold, rejects when they do not come. */
export const loadStyles = (): Promise<void> => (coming ??= bring());

/** A page whose own stylesheet has them too says so: nothing is to be brought. */
export const stylesAreHere = (): void => {
  coming = Promise.resolve();
};
