import { useLayoutEffect, useState } from 'react';
import type { PlacedChart } from '../charts/layout.ts';

/** A chart that is too wide for its box is scrolled rather than made smaller than this: its words stay readable. */
const smallest = 0.8;

/**
 * The zoom at which a chart fits the width that a box has inside now, whatever becomes of the window; never larger than life. `size` is another one
 * whenever the box is.
 */
export const useFit = (box: HTMLElement | null, chart: PlacedChart | undefined) => {
  const [{ width, height }, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!box) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setBox(entry.contentRect));
    watch.observe(box);
    return () => watch.disconnect();
  }, [box]);
  return {
    fit: Math.min(1, Math.max(smallest, width / (chart?.layout.width ?? 1))),
    size: `${width} ${height}`,
  };
};
