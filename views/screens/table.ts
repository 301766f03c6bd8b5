import { flowList, type FlowName, type RouteName, type ScreenName } from '../../services/visit/flows.ts';
import type { WordingGroup } from '../wording/wording.ts';

export type { ScreenName };

type Groups = readonly [WordingGroup, ...WordingGroup[]];

interface ScreenEntry {
  chunk: ScreenName;
  /** Groups of texts that it needs besides `common`. */
  wording: Groups;
}

/** Flows that need other groups of texts than the one of their own name. */
const wording: Partial<Record<FlowName, Groups>> & Record<Exclude<FlowName, WordingGroup>, Groups> = {
  loanConfirm: ['loanConfirm', 'orderDetails'],
  repaymentCode: ['repay'],
  instructions: ['repay'],
  complaintNext: ['complaint'],
  complaintList: ['complaint'],
  complaintDetails: ['complaint'],
  site: ['site', 'document'],
};

/** Groups of texts that a flow needs besides `common`. */
export function wordingOf(name: FlowName): Groups {
  // Without a group of its own name it has a row, or the table does not compile.
  return wording[name] ?? [name as FlowName & WordingGroup];
}

/** The first screen of most visits: the app's own files include what it needs. */
export const firstScreen: ScreenName = 'orderDetails';

/** The target of a screen's main action: that screen is prefetched in idle time. */
export const nextRoutes: Partial<Record<ScreenName, RouteName>> = {
  orderDetails: 'repayUrl',
  repay: 'repaymentOfCode',
  loanConfirm: 'orderUrl',
};

/** The screen of each route. Plain data: the build reads it too, to load a screen's files with the document. */
export const screenTable = Object.fromEntries(
  flowList.flatMap(([name, { routes, screens }]) =>
    Object.keys(routes).map((route) => [
      route,
      { chunk: screens?.includes(route) ? route : name, wording: wordingOf(name) },
    ]),
  ),
) as Record<RouteName, ScreenEntry>;
