import { fetchLaterParts } from '../../views/app/later.tsx';
import type { Screen } from '../../views/screens/defineScreen.ts';
import { type ScreenName, screenTable } from '../../views/screens/table.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { loadWording, type WordingGroup } from '../../views/wording/wording.ts';
import { bareDocument } from './phone/bareDocument.ts';

export type Screens = Readonly<Record<ScreenName, Screen>>;

const files = import.meta.glob<{ screen: Screen }>('../../views/screens/*.screen.{ts,tsx}');

const load = async (): Promise<Screens> => {
  const texts = Object.values(screenTable).flatMap(({ wording }): readonly WordingGroup[] => wording);
  // What the screens say is judged in English (truth/shown.ts).
  await loadWording('en', ['common', ...texts]);
  const named = await Promise.all(
    Object.entries(files).map(
      async ([file, chunk]) => [file.replace(/^.*\/|\.screen\.tsx?$/g, ''), (await chunk()).screen] as const,
    ),
  );
  await fetchLaterParts();
  return Object.fromEntries(named) as Screens;
};

/** Some views add to the document when their files load. */
const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
Object.assign(globalThis, { document: bareDocument });
/** The app's own chunks. */
export const screens: Screens = await load();
if (before) Object.defineProperty(globalThis, 'document', before);
else Reflect.deleteProperty(globalThis, 'document');

export const screenOf = (route: RouteName, table = screens): Screen => table[screenTable[route].chunk];
