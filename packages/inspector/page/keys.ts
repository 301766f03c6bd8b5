import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea');

/** Registers keys of the whole page, by name, except while the focus is in a text field. */
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
      // The space bar presses a focused button, as everywhere.
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
      // Letters are matched without case; other characters exactly.
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
