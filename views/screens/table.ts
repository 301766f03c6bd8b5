import type { Flow } from '../../flows/flow.ts';
import { flows, type RouteName, type ScreenName } from '../../flows/index.ts';

export type { ScreenName };

interface ScreenEntry {
  /** The lazy chunk `./<chunk>.screen.ts`. */
  chunk: ScreenName;
  /** Groups of texts that it needs besides `common`. */
  wording: Flow['texts'];
}

/** The screen that most visits begin with: the app's own files include what it needs, and app.css draws it whole. */
export const firstScreen: ScreenName = 'orderDetails';

/** Where the main action of a screen leads: that screen is prefetched in idle time. */
export const nextRoutes: Partial<Record<ScreenName, RouteName>> = {
  orderDetails: 'repayUrl',
  repay: 'repaymentOfCode',
  loanConfirm: 'orderUrl',
};

/** Which screen each route shows. Plain data: the build reads it too, to start a screen's files with the document. */
export const screenTable = Object.fromEntries(
  Object.entries<Flow>(flows).flatMap(([name, { routes, screens, texts }]) =>
    Object.keys(routes).map((route) => [
      route,
      { chunk: screens?.includes(route) ? route : name, wording: texts },
    ]),
  ),
) as Record<RouteName, ScreenEntry>;
