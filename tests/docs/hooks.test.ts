import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each use of state or an effect in a view, and what it is for. Everything else that can change is a state of a machine. */
const reasons: Record<string, string> = {
  'views/app/later.tsx useSyncExternalStore': 'a part loads its file once it is drawn',
  'views/parts/GrowingList.tsx useState': 'how much of a long list is drawn',
  'views/parts/Modal.tsx useLayoutEffect': 'focuses the title of a dialog, and each title after it',
  'views/parts/Picture.tsx useState': 'whether a picture loaded',
  'views/parts/TextField.tsx useState': 'what an IME composes',
  'views/parts/faultFocus.ts useLayoutEffect': 'focuses the first field with a fault',
  'views/parts/useTitle.ts useLayoutEffect': 'sets the title of the document',
};

/** Each function that React calls with an element, and what it does to it. */
const refs: Record<string, string> = {
  'views/app/Unreached.tsx takeFocus':
    'a screen reader continues at the message that the next screen cannot load',
  'views/complaintNext/Upload.tsx show': 'shows the picture that was chosen',
  'views/document/LegalPage.tsx scrollToSection': 'scrolls to the section that the URL names',
  'views/parts/GrowingList.tsx watch': 'draws more rows near the end of the list',
  'views/parts/Modal.tsx openDialog': "opens the browser's dialog",
  'views/parts/Page.tsx takeFocus': 'a screen reader continues at the title of the new screen',
  'views/parts/codes/DrawnPath.tsx show': 'draws on a canvas',
  'views/site/SiteFrame.tsx takeFocus': 'a screen reader continues at the new section',
};

/** Each variable of a module that changes while the page runs, and why no machine has it. */
const variables: Record<string, string> = {
  'services/device/prepareImage.ts last':
    'the canvas: a cheap phone has the memory to draw one picture at a time',
  'views/app/later.tsx waiting': 'which files of the views that have loaded are still to be imported',
  'views/firstPaint/early.ts html': "the document's own element",
  'views/firstPaint/jsx.ts ids': "the ids of a figure, counted as React's",
  'views/parts/overlay.ts overlay': 'an element of the page, above the dialog that is open',
  'views/wording/wording.ts foreign': 'languages in the catalogues that were imported',
  'views/wording/wording.ts loaded': 'texts of the catalogues that were imported',
};

const hook =
  /\b(useState|useReducer|useRef|useEffect|useLayoutEffect|useInsertionEffect|useSyncExternalStore)(?:<[^(]*>)?\(/g;
const ref = /\bref=\{(\w+)\}/g;

const found = (pattern: RegExp): string[] =>
  globSync('views/**/*.{ts,tsx}', { exclude: ['views/firstPaint/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => `${file} ${name}`),
  );

it('keeps state and effects out of views, except in at most ten listed places', () => {
  expect(found(hook).toSorted()).toEqual(Object.keys(reasons).toSorted());
  expect(Object.keys(reasons).length).toBeLessThanOrEqual(10);
});

/** `let`, and what this module changes although its name is constant. */
const variablesIn = (source: string): string[] =>
  [...source.matchAll(/^(?:export )?(const|let|var) (\w+)/gm)].flatMap(([, kind, name = '']) => {
    const changed = new RegExp(
      `(?<![.\\w])${name}(?:\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse)\\(|` +
        `(?:\\??\\.\\w+|\\[[^\\]]*\\])+ (?:[-+*?|&/]{0,2})= )|Object\\.assign\\(\\s*${name}\\b`,
    );
    return kind !== 'const' || changed.test(source) ? [name] : [];
  });

it('keeps no state in modules, except what is listed', () => {
  const files = globSync('{bridge,machines,services,views}/**/*.{ts,tsx}');
  const used = files.flatMap((file) =>
    variablesIn(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`),
  );
  expect(used.toSorted()).toEqual(Object.keys(variables).toSorted());
});

it('lists what views do to an element when it is drawn', () => {
  expect([...new Set(found(ref))].filter((use) => !use.endsWith(' ref')).toSorted()).toEqual(
    Object.keys(refs).toSorted(),
  );
});
