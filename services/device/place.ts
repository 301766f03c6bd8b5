const name = 'top';

const kept = () => (history.state ?? {}) as Record<string, unknown>;

/** Notes how far the page is scrolled, in its entry of the history, before it is left. */
export const notePlace = (): void => {
  if (scrollY === kept()[name] || (scrollY === 0 && !(name in kept()))) return;
  try {
    // Without those hearing of it who listen for changes of the address: it stays the same.
    History.prototype.replaceState.call(history, { ...kept(), [name]: Math.round(scrollY) }, '');
  } catch {
    // A browser that limits how often this is done goes on without it.
  }
};

/** How far down the entry on show was left, in pixels; 0 where it was not noted. */
export const placeKept = (): number => Number(kept()[name] ?? 0);
