/**
 * The container for toasts and the loading indicator. While a modal dialog is open everything outside is inert and silent to a screen reader, so this
 * element moves into the topmost one.
 */
export const overlay = document.createElement('div');
overlay.className = 'overlay';
document.body.append(overlay);

/** Moves the overlay into the dialog opened last, or back into the body. */
export const placeOverlay = (): void =>
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(overlay);
