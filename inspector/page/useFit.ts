import { useLayoutEffect, useState } from 'react';
import type { PlacedChart } from '../charts/layout.ts';

/** A chart that is too wide for its box is scrolled rather than made smaller than this: its words stay readable. */
const smallest = 0.8;

/** The zoom at which a chart fits the width that a box has inside now, whatever becomes of the window; never larger than life. */
export const useFit = (box: HTMLElement | null, chart: PlacedChart | undefined): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!box) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    watch.observe(box);
    return () => watch.disconnect();
  }, [box]);
  return Math.min(1, Math.max(smallest, width / (chart?.layout.width ?? 1)));
};
