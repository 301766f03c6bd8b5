import type { Chart } from './chart.ts';
import type { Arrow } from './drawing.ts';

/** Left, top, width and height, in pixels. */
export type Box = [left: number, top: number, width: number, height: number];

export interface PlacedArrow extends Arrow {
  points: [x: number, y: number][];
  label?: Box;
}

export interface Layout {
  width: number;
  height: number;
  /** By state id, or name of the mark inside the state. */
  nodes: Record<string, Box>;
  arrows: PlacedArrow[];
  isListed?: boolean;
  /** Ids of the edges written in boxes because their arrows would cross columns. */
  listed?: string[];
}

/** A chart with its layout, as `charts.json` holds it. */
export interface PlacedChart extends Chart {
  /** The machine's source file, from the project's folder; absent for a chart from frames. */
  file?: string | undefined;
  layout: Layout;
}
