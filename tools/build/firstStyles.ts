import { type Selector, transform } from 'lightningcss';

/** Words of scripts and markup that may be classes; one that ends in '-' may begin any. */
const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.split(/[\s"'`<>{}$]+/)));

/**
 * The rules of a stylesheet for the classes that `texts` name, and the properties that they use: what a screen's first files can draw. The rest comes with the whole stylesheet
 * (views/styles/load.ts). Gain: 2 to 5 KB of every route. Remove when that falls below 1 KB.
 */
export function firstStyles(sheet: string, texts: readonly string[]): string {
  const words = wordsIn(texts);
  const isNamed = (name: string): boolean =>
    words.has(name) ||
    [...name.matchAll(/(?<=.)-/g)].some(({ index }) => words.has(name.slice(0, index + 1)));
  const isDrawn = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return isNamed(part.name);
      if (part.type !== 'pseudo-class') return true;
      return part.kind === 'is' || part.kind === 'where' || part.kind === 'has'
        ? part.selectors.some(isDrawn)
        : true;
    });
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => (selectors.some(isDrawn) ? undefined : []),
        // Tailwind's initial values for browsers older than ours.
        'layer-block': ({ value: { name } }) => (name?.includes('properties') ? [] : undefined),
      },
    },
  });
  // Media without rules, and variables for light-dark(), which no rule uses.
  const css = code.toString().replaceAll(/@media [^{}]*\{\}|--lightningcss-\w+:[^;]*;/g, '');
  return css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    css.split(name).length > 2 ? rule : '',
  );
}
