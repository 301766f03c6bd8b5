/**
 * Where toasts and the loading indicator are drawn. While a modal dialog is open everything outside of it is inert, and
 * silent to a screen reader, so this element moves into the top one.
 */
export const overlay = document.createElement('div');
overlay.className = 'overlay';
document.body.append(overlay);

/** Puts the overlay into the dialog opened last, or back into the body. */
export const placeOverlay = (): void =>
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(overlay);
