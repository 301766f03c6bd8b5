import type { Flow } from '../../flows/flow.ts';
import { flows, type RouteName, type ScreenName } from '../../flows/index.ts';

export type { ScreenName };

interface ScreenEntry {
  chunk: ScreenName;
  /** Groups of texts that it needs besides `common`. */
  wording: Flow['texts'];
}

/** The first screen of most visits: the app's own files include what it needs, and app.css styles it completely. */
export const firstScreen: ScreenName = 'orderDetails';

/** The target of a screen's main action: that screen is prefetched in idle time. */
export const nextRoutes: Partial<Record<ScreenName, RouteName>> = {
  orderDetails: 'repayUrl',
  repay: 'repaymentOfCode',
  loanConfirm: 'orderUrl',
};

/** The screen of each route. Plain data: the build reads it too, to load a screen's files with the document. */
export const screenTable = Object.fromEntries(
  Object.entries<Flow>(flows).flatMap(([name, { routes, screens, texts }]) =>
    Object.keys(routes).map((route) => [
      route,
      { chunk: screens?.includes(route) ? route : name, wording: texts },
    ]),
  ),
) as Record<RouteName, ScreenEntry>;
