import { useLayoutEffect, useState } from 'react';
import type { PlacedChart } from '../charts/layout.ts';

/** A chart too wide for its box scrolls instead of shrinking further, so that its text stays readable. */
const smallest = 0.8;

/** The zoom at which a chart fits the inner width of a box, also after the window is resized; at most 1. `size` changes whenever the box does. */
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
