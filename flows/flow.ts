import type { WordingGroup, WordingKey } from '../views/wording/wording.ts';

/** The data of a flow that is known before its chunk is loaded. */
export interface Flow {
  /** Its paths, by the specification's route names (docs/product/routes.md). */
  routes: Readonly<Record<string, `/${string}`>>;
  /** Routes with a screen of their own, named like the route; the others show the flow's. */
  screens?: readonly string[];
  /** The groups of texts that its screens need besides `common`. */
  texts: readonly [WordingGroup, ...WordingGroup[]];
  /** Its pages need an order: without one in the URL there is nothing to load. */
  needsOrder?: true;
  /** Its pages can be opened offline: they load nothing, or opening them loses nothing. */
  opensOffline?: true;
}

/**
 * The title of each route's screen, which the document shows before the app has started. A separate export, because only the build reads it. The
 * public site's pages and the staff's screen have none.
 */
export type Titles<Of extends Flow> = Readonly<Record<keyof Of['routes'], WordingKey>>;
