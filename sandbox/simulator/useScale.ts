import { useSyncExternalStore } from 'react';

/** Pixels of the window that are not the phone's: the bar above it, its frame, the keys below it. */
const around = 188;
/** Narrower windows are phones themselves: there the simulator fills them (simulator.css). */
const narrow = 760;

const subscribe = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** By how much a phone of this size is drawn smaller, so that all of it is in sight: 1 where it fits. Its width stays whole pixels. */
export const useScale = (width: number, height: number): number =>
  useSyncExternalStore(subscribe, () => {
    if (innerWidth <= narrow) return 1;
    const fitting = Math.max(0.4, Math.min(1, (innerHeight - around) / height));
    return Math.floor(width * fitting) / width;
  });
