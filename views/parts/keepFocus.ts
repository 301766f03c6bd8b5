/** For the `ref` of an element that disappears when pressed, such as a retry: moves the focus to the page's title. */
export const keepFocus = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) document.querySelector('h1')?.focus();
};
