import { resolve } from 'node:path';
import { inlineScript, type SharedFile } from '../inlineScript.ts';
import { textOf } from '../wording.ts';
import { figures } from './figureWords.ts';
import { routes } from '../../../services/visit/flows.ts';
import type { BuildEnvironment } from '../../../services/visit/environment.ts';
import { icons } from '../../../views/parts/icons.ts';
import type { ScreenName } from '../../../views/screens/table.ts';

const folder = 'views/firstPaint';

/** Small stand-ins replace React and the catalogues. Empty for a screen without a figure. */
export async function figureScript(
  screen: ScreenName | 'promotion',
  groups: string[],
  { basePath, languages }: BuildEnvironment,
  shared?: SharedFile,
): Promise<string> {
  const figure = figures[screen];
  if (!figure) return '';
  const { words, icons: names = [], links = [] } = figure;
  const texts: Record<string, Record<string, string>> = {};
  for (const language of languages) {
    const entries = await Promise.all(
      words.map(async (key) => [key, await textOf(key, language, groups)] as const),
    );
    // Texts equal to the first language's are not repeated (wording.ts).
    const [base = {}] = Object.values(texts);
    texts[language] = Object.fromEntries(entries.filter(([key, text]) => base[key] !== text));
  }
  return inlineScript(
    `${folder}/draw.ts`,
    {
      firstTexts: texts,
      firstPaths: Object.fromEntries(links.map((name) => [name, routes[name]])),
      firstIcons: Object.fromEntries(names.map((name) => [name, icons[name]])),
    },
    {
      base: basePath,
      shared,
      alias: [
        { find: /^react(\/jsx-runtime)?$/, replacement: resolve(folder, 'jsx.ts') },
        { find: '@xstate/react', replacement: resolve(folder, 'still.ts') },
        { find: /^.*\/ScreenLink\.tsx$/, replacement: resolve(folder, 'link.tsx') },
        { find: /^.*\/wording\/wording\.ts$/, replacement: resolve(folder, 'wording.ts') },
        { find: './icons.ts', replacement: resolve(folder, 'icons.ts') },
        { find: './noFigure.ts', replacement: resolve(folder, `figures/${screen}.tsx`) },
      ],
    },
  );
}
