/** Milliseconds within which going back shows, where there is something to go back to. */
const backLimit = 700;

/** What a browser tells when it goes to another entry or another page. */
const signs = ['popstate', 'beforeunload', 'pagehide'];

/** Goes back by so many entries; false when nothing lies there. How long the history is does not tell where in it the page stands. */
export const goBack = (window: Window, entries = 1): Promise<boolean> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const end = (hasGone: boolean) => {
      heard.abort();
      resolve(hasGone);
    };
    const timer = setTimeout(() => end(false), backLimit);
    heard.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const sign of signs) window.addEventListener(sign, () => end(true), { signal: heard.signal });
    window.history.go(-entries);
  });
