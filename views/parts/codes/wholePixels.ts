/** CSS pixels for `modules` modules, at most `room`: each covers whole device pixels, so that a scanner sees even edges. */
export const wholePixels = (modules: number, room: number): number =>
  (Math.max(1, Math.floor((room * devicePixelRatio) / modules)) * modules) / devicePixelRatio;
