import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** View tests that look into the document by other means than roles, labels and texts, and why. */
const reasons: Record<string, string> = {
  'packages/inspector/tests/desk.view.test.tsx': 'arrows of a chart, which is one picture to a screen reader',
  'packages/inspector/tests/exports.view.test.ts': "the text of Mermaid's picture",
  'packages/kit/tests/view.view.test.tsx': 'a view without its state, which nobody perceives',
  'tests/firstPaint/early.view.test.tsx': "the document's elements, equal to the app's",
  'tests/firstPaint/figures.view.test.tsx': "the document's elements, equal to the app's",
  'tests/firstPaint/takeOver.view.test.ts': "the document's elements, which the app replaces",
};

const query = /\b(?:querySelector(?:All)?|getElementsBy\w+|closest)(?:<\w+>)?\(/;

it('queries views as borrowers find things, by role, label and text, except in the listed files', () => {
  const files = globSync('{tests,packages}/**/*.view.test.{ts,tsx}', { exclude: ['**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((file) => query.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
