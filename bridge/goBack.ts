/** If no `popstate` arrives within this many milliseconds, there was no entry to go back to. */
const backLimit = 700;

/** Events of a browser when it goes to another history entry or another page. */
const signs = ['popstate', 'beforeunload', 'pagehide'];

/** Goes back; calls `onMissed` when there is no entry. The length of the history does not tell the position in it. */
export function goBack(window: Window, onMissed: () => void, entries = 1): void {
  const timer = setTimeout(onMissed, backLimit);
  for (const sign of signs) window.addEventListener(sign, () => clearTimeout(timer), { once: true });
  window.history.go(-entries);
}
