import type { MouseEvent } from 'react';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A plain tap on a link is ours; every other one, like one for a new tab, is the browser's. */
export const onPlainTap = (act: () => void) => (event: MouseEvent) => {
  if (!isPlain(event)) return;
  event.preventDefault();
  act();
};
