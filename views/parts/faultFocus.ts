import { useLayoutEffect } from 'react';

interface FindsFaults {
  on: (type: 'fault.found', report: (event: { field: string }) => void) => { unsubscribe: () => void };
}

/**
 * Focuses the control that the machine finds invalid, by its `name`, on every tap: a screen reader reads its error with it. The error of a control that has
 * the focus already is announced instead.
 */
export const useFaultFocus = (actor: FindsFaults): void =>
  useLayoutEffect(() => {
    const subscription = actor.on('fault.found', ({ field }) => {
      const [control] = document.getElementsByName(field);
      const error = control && document.getElementById(`${control.id}-error`);
      if (error) error.ariaLive = control === document.activeElement ? 'polite' : 'off';
      control?.focus();
    });
    return () => subscription.unsubscribe();
  }, [actor]);
