import { resolve } from 'node:path';
import { type Language } from '../../services/languages.ts';
import { heroWords } from '../../views/orderDetails/heroWords.ts';
import { inlineScript } from './inlineScript.ts';
import { textOf } from './wording.ts';

const standIns = 'views/entries/firstOrder';

/**
 * The script that draws an order's headline before the app is there, out of the very views that the app draws it with: React's JSX runtime and the
 * catalogues are replaced by small ones. It runs only where the document has asked for an order.
 */
export const firstOrderScript = async (languages: readonly Language[]): Promise<string> => {
  const texts = await Promise.all(
    languages.map(async (language) => [
      language,
      Object.fromEntries(
        await Promise.all(
          heroWords.map(async (key) => [key, await textOf(key, language, ['common', 'orderDetails'])]),
        ),
      ),
    ]),
  );
  const script = await inlineScript(
    `${standIns}/draw.ts`,
    { firstTexts: Object.fromEntries(texts) },
    {
      alias: [
        { find: 'react/jsx-runtime', replacement: resolve(standIns, 'jsx.ts') },
        { find: /^.*\/wording\/wording\.ts$/, replacement: resolve(standIns, 'wording.ts') },
      ],
    },
  );
  return `if(window.earlyCall){${script}}`;
};
