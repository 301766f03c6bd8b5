/** For the `ref` of what goes when it is pressed, a retry say: who pressed it goes on at the page's title, not at nothing. */
export const keepFocus = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) document.querySelector('h1')?.focus();
};
