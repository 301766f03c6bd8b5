/** Milliseconds within which going back shows, where there is something to go back to. */
const backLimit = 700;

/** What a browser tells when it goes to another entry or another page. */
const signs = ['popstate', 'beforeunload', 'pagehide'];

/** Goes back; `onMissed` hears when nothing lies there. How long the history is does not tell where in it the page stands. */
export const goBack = (window: Window, onMissed: () => void, entries = 1): void => {
  const timer = setTimeout(onMissed, backLimit);
  for (const sign of signs) window.addEventListener(sign, () => clearTimeout(timer), { once: true });
  window.history.go(-entries);
};
