import type { Chart } from './chart.ts';
import type { Arrow } from './drawing.ts';

/** Place and size: left, top, width, height, in pixels. */
export type Box = [left: number, top: number, width: number, height: number];

/** An arrow with its way, from its first point to its last. */
export interface PlacedArrow extends Arrow {
  points: [x: number, y: number][];
  label?: Box;
}

/** Where everything of a chart is. */
export interface Layout {
  width: number;
  height: number;
  /** By id of the state, or name of the mark inside it. */
  nodes: Record<string, Box>;
  arrows: PlacedArrow[];
  /** Whether the transitions are written in the boxes: there are too many arrows to follow. */
  isListed?: boolean;
  /** Ids of the edges that are written in boxes, because their arrows would go from column to column. */
  listed?: string[];
}

/** A chart with its layout, as `charts.json` holds it. */
export interface PlacedChart extends Chart {
  /** Where the machine is written, from the project's folder; absent for one that frames carried. */
  file?: string | undefined;
  layout: Layout;
}
