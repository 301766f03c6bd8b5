import type { Language } from '../../machines/root/language.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { loadScreen } from '../screens/loadScreen.ts';
import { nextRoutes, screenTable } from '../screens/table.ts';
import { whenIdle } from './whenIdle.ts';

/** Chromium's Network Information API; Safari has none. */
interface Connection {
  connection?: { saveData?: boolean };
}

/** Prefetches the screen behind the main action of `route` in idle time; never with Save-Data. A failed prefetch is retried by the tap. */
export const prefetchNext = (route: RouteName, language: Language): void => {
  const next = nextRoutes[screenTable[route].chunk];
  if (!next || (navigator as Connection).connection?.saveData) return;
  whenIdle(() => loadScreen(next, language).catch(() => undefined));
};
