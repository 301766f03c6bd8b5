/** For toasts and the loading indicator. Outside an open modal dialog everything is inert and silent, so this moves into the topmost one. */
export const overlay = document.createElement('div');
overlay.className = 'overlay';
document.body.append(overlay);

export const placeOverlay = (): void =>
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(overlay);
