import { type RouteName, routes } from '../../services/visit/flows.ts';
import type { Language } from '../../machines/root/language.ts';
import { loadStyles } from '../styles/load.ts';
import { loadWording } from '../wording/wording.ts';
import type { Screen } from './defineScreen.ts';
import { screenTable } from './table.ts';

const chunks = {
  ...import.meta.glob<{ screen: Screen }>(['./*.screen.{ts,tsx}', '!./testPreview.screen.ts']),
  // The staff's screen is in no other build (docs/product/staff.md).
  ...(import.meta.env.VITE_STAFF_TOOLS === '1' &&
    import.meta.glob<{ screen: Screen }>('./testPreview.screen.ts')),
};

/** Loads a screen's chunk, texts and styles in parallel; resolves with its machine and stores. Rejects when one does not load. */
export const loadScreen = async (route: RouteName, language: Language): Promise<Screen> => {
  const entry = screenTable[route];
  const load = entry && (chunks[`./${entry.chunk}.screen.ts`] ?? chunks[`./${entry.chunk}.screen.tsx`]);
  if (!load) throw new Error(`There is no screen for ${route}`);
  const [{ screen }] = await Promise.all([
    load(),
    loadWording(language, ['common', ...entry.wording]),
    // The document's own screen has its styles.
    window.earlyPage?.path === routes[route] || loadStyles(),
  ]);
  return screen;
};
