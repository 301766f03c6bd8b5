/**
 * CSS pixels for a drawing of `modules` modules across, at most `room` wide: each module covers whole pixels of the screen, so that a scanner
 * sees even edges.
 */
export const wholePixels = (modules: number, room: number): number =>
  (Math.max(1, Math.floor((room * devicePixelRatio) / modules)) * modules) / devicePixelRatio;
