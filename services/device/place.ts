const name = 'top';

const kept = () => (history.state ?? {}) as Record<string, unknown>;

/** Stores the scroll position in the page's history entry before it is left. */
export const notePlace = (): void => {
  if (scrollY === kept()[name] || (scrollY === 0 && !(name in kept()))) return;
  try {
    // Does not notify listeners for URL changes, because the URL stays the same.
    History.prototype.replaceState.call(history, { ...kept(), [name]: Math.round(scrollY) }, '');
  } catch {
    // The browser limits how often this may be done; ignored.
  }
};

/** The stored scroll position of the current history entry, in pixels; 0 without one. */
export const placeKept = (): number => Number(kept()[name] ?? 0);
