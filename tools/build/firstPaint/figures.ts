import { resolve } from 'node:path';
import { inlineScript } from '../inlineScript.ts';
import { textOf } from '../wording.ts';
import { routes } from '../../../machines/root/routes.ts';
import type { Language } from '../../../services/languages.ts';
import { heroWords } from '../../../views/orderDetails/heroWords.ts';
import type { ScreenName } from '../../../views/screens/table.ts';
import type { WordingKey } from '../../../views/wording/wording.ts';

const folder = 'views/firstPaint';

const days: readonly WordingKey[] = ['days.late', 'days.left', 'days.oneLate', 'days.oneLeft', 'days.today'];

const figureWords: Partial<Record<ScreenName, readonly WordingKey[]>> = {
  orderDetails: [...heroWords, 'order.repay', 'order.repayShort', 'order.rollover', 'order.rolloverHint'],
  repay: [
    ...days,
    'repay.amount',
    'repay.delayAmount',
    'repay.nothingDue',
    'repay.date',
    'repay.nextDate',
    'repay.extensionCost',
  ],
  loanConfirm: [
    'confirm.cost',
    'confirm.financed',
    'confirm.term',
    'unit.day',
    'unit.days',
    'unit.week',
    'unit.weeks',
    'unit.month',
    'unit.months',
  ],
  oldRepayment: ['oldRepay.amount'],
};

/** Small stand-ins replace React and the catalogues. Empty for a screen without a figure. */
export const figureScript = async (
  screen: ScreenName,
  groups: string[],
  languages: readonly Language[],
): Promise<string> => {
  const words = figureWords[screen];
  if (!words) return '';
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
    { firstTexts: texts, firstPaths: { repayUrl: routes.repayUrl, repayDelayUrl: routes.repayDelayUrl } },
    {
      alias: [
        { find: 'react/jsx-runtime', replacement: resolve(folder, 'jsx.ts') },
        { find: /^react$/, replacement: resolve(folder, 'react.ts') },
        { find: /^.*\/wording\/wording\.ts$/, replacement: resolve(folder, 'wording.ts') },
        { find: './icons.ts', replacement: resolve(folder, 'noIcons.ts') },
        { find: './noFigure.ts', replacement: resolve(folder, `figures/${screen}.tsx`) },
      ],
    },
  );
};
