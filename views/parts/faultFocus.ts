import { useEffect } from 'react';

/** A machine that says which field it has just found wrong, the first where there are several. */
interface FindsFaults {
  on: (type: 'fault.found', told: (event: { field: string }) => void) => { unsubscribe: () => void };
}

/** Whatever the machine finds wrong has the focus, by its control's `name`: on every tap anew, for the words beside it to be heard. */
export const useFaultFocus = (actor: FindsFaults): void =>
  useEffect(() => {
    const subscription = actor.on('fault.found', ({ field }) =>
      document.getElementsByName(field)[0]?.focus(),
    );
    return () => subscription.unsubscribe();
  }, [actor]);
