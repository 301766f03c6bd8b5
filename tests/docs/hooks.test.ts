import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each use of state or an effect in a view, and what it is for. Everything else that can change is a state of a machine. */
const reasons: Record<string, string> = {
  'views/app/later.tsx useSyncExternalStore': 'a part loads its file once it is drawn',
  'views/parts/GrowingList.tsx useState': 'how much of a long list is drawn',
  'views/parts/Modal.tsx useLayoutEffect': 'focuses the title of a dialog, and each title after it',
  'views/parts/Picture.tsx useState': 'whether a picture loaded',
  'views/parts/TextField.tsx useState': 'what an IME composes',
  'views/parts/faultFocus.ts useEffect': 'focuses the first field with a fault',
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

it('lists what views do to an element when it is drawn', () => {
  expect([...new Set(found(ref))].filter((use) => !use.endsWith(' ref')).toSorted()).toEqual(
    Object.keys(refs).toSorted(),
  );
});
