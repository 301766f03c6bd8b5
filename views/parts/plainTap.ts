import type { MouseEvent } from 'react';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Handles a plain tap on a link; others, such as one for a new tab, are left to the browser. */
export const onPlainTap = (act: () => void) => (event: MouseEvent) => {
  if (!isPlain(event)) return;
  event.preventDefault();
  act();
};
