import { useEffect } from 'react';

interface FindsFaults {
  on: (type: 'fault.found', report: (event: { field: string }) => void) => { unsubscribe: () => void };
}

/** Focuses the control that the machine finds invalid, by its `name`, on every tap, so that a screen reader reads its error. */
export const useFaultFocus = (actor: FindsFaults): void =>
  useEffect(() => {
    const subscription = actor.on('fault.found', ({ field }) =>
      document.getElementsByName(field)[0]?.focus(),
    );
    return () => subscription.unsubscribe();
  }, [actor]);
