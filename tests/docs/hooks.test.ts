import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Each view with state or effects of its own, and what they are for. Everything else that can change is a state of a machine. */
const reasons: Record<string, string> = {
  'views/app/App.tsx':
    'the previous screen stays until the next one has its data; a new screen starts at its top',
  'views/app/later.tsx': 'a part loads its file once it is drawn',
  'views/document/LegalPage.tsx': 'scrolls to the section that the URL names',
  'views/instructions/EnlargedStep.tsx': 'where a swipe began',
  'views/parts/GrowingList.tsx': 'how much of a long list is drawn',
  'views/parts/Modal.tsx': "opens the browser's dialog, and focuses its title",
  'views/parts/Page.tsx': 'sets the title of the document',
  'views/parts/Picture.tsx': 'whether a picture loaded',
  'views/parts/TextField.tsx': 'what an IME composes',
  'views/parts/codes/DrawnPath.tsx': 'draws on a canvas',
  'views/parts/faultFocus.ts': 'focuses the first field with a fault',
  'views/site/SiteFrame.tsx': 'focus and scroll when the section changes',
};

const hook = /\b(useState|useReducer|useRef|useEffect|useLayoutEffect|useSyncExternalStore)(<[^(]*>)?\(/;

it('keeps state and effects out of views, except in listed places', () => {
  const files = globSync('views/**/*.{ts,tsx}', { exclude: ['views/gallery/**', 'views/firstPaint/**'] });
  const found = files.filter((file) => hook.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
