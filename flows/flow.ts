import type { WordingGroup, WordingKey } from '../views/wording/wording.ts';

export interface Flow {
  /** Its paths, by the specification's route names (docs/product/routes.md). */
  routes: Readonly<Record<string, `/${string}`>>;
  /** Routes with a screen of their own, named like the route; the others show the flow's. */
  screens?: readonly string[];
  texts: readonly [WordingGroup, ...WordingGroup[]];
  needsOrder?: true;
}

/** The document shows a screen's title before the app has started. A separate export, because only the build reads it. */
export type Titles<Of extends Flow> = Readonly<Record<keyof Of['routes'], WordingKey>>;
