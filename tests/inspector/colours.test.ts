import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../tools/build/theme.ts';

const styles = readFileSync('packages/inspector/page/styles/base.css', 'utf8');
const [lightStyles = '', darkStyles = ''] = styles.split('@media (prefers-color-scheme: dark)');
const valuesIn = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]));

const inks = ['text', 'muted', 'accent', 'live', 'warn', 'bad', 'flash-text'];
const grounds = ['bg', 'panel', 'raised', 'accent-soft', 'live-soft'];

test.each([
  ['light', valuesIn(lightStyles)],
  ['dark', valuesIn(darkStyles)],
])("has readable text on each of the inspector's surfaces (%s)", (_, colours) => {
  const unreadable = inks.flatMap((ink) =>
    grounds
      .map((ground) => ({ ink, ground, contrast: contrast(colours[ink] ?? '', colours[ground] ?? '') }))
      .filter((pair) => !(pair.contrast >= 4.5)),
  );
  expect(unreadable).toEqual([]);
});
