/** What the current history entry stores for a reload and for coming back, unparsed. In the URL it would reload the whole screen. */
export const entry = (): Readonly<Record<string, unknown>> => globalThis.history?.state ?? {};

/** Stores values in the current history entry, or in a new one with the same URL on top of it; undefined removes a value. */
export function saveInEntry(
  values: Readonly<Record<string, unknown>>,
  change: 'replaceState' | 'pushState' = 'replaceState',
): void {
  const kept = entry();
  if (Object.entries(values).every(([name, value]) => kept[name] === value)) return;
  try {
    // Through the prototype, listeners for URL changes are not notified: the URL stays the same.
    History.prototype[change].call(history, { ...kept, ...values }, '');
  } catch {
    // Browsers limit how often this is done per minute; the values still apply on the page.
  }
}
