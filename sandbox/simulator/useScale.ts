import { useSyncExternalStore } from 'react';

const around = 208;
/** Narrower windows are phones themselves: the simulator fills them (simulator.css). */
const narrow = 760;

const subscribe = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** Returns the scale at which a phone of this size fits the window, at most 1. Its width stays a whole number of pixels. */
export const useScale = (width: number, height: number): number =>
  useSyncExternalStore(subscribe, () => {
    if (innerWidth <= narrow) return 1;
    const fitting = Math.max(0.4, Math.min(1, (innerHeight - around) / height));
    return Math.floor(width * fitting) / width;
  });
