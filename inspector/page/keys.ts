import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea');

/** Keys of the whole page, by name; while somebody types they are letters. */
export const useKeys = (keys: Readonly<Record<string, () => unknown>>): void => {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && isTyping(event.target)) (event.target as HTMLElement).blur();
      if (isTyping(event.target)) return;
      // A button that has the focus is pressed by the space bar, as everywhere.
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
      // A letter is the same key with its capital; a sign has its own.
      const name =
        event.key.length === 1 ? event.key.toLowerCase() : `${event.shiftKey ? 'Shift+' : ''}${event.key}`;
      const act = newest.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
};
