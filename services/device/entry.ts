/** Stores choices in the current history entry, for a reload and for coming back; in the URL they would reload the whole screen. */
export const keepInEntry = (choices: Record<string, string | number | boolean>): void => {
  try {
    history.replaceState({ ...history.state, ...choices }, '');
  } catch {
    // Safari limits the number of changes per minute; the choice still applies on the screen.
  }
};

/** What the current history entry stores, unparsed. */
export const entry = (): unknown => globalThis.history?.state;
