import { expect, test } from 'vitest';
import { firstStyles } from '../../tools/build/firstStyles.ts';

const sheet = `
  @layer base { a { color: red } }
  @layer components {
    .card { padding: 1px }
    .card .fold-mark { padding: 2px }
    .button-primary { padding: 3px }
    @media print { .receipt, .card { padding: 4px } }
    .site { padding: 5px }
  }
  @layer utilities { .h-1\\.5 { height: 1px } .-mt-4 { margin: 0 } }
`;

test('keeps the rules whose classes are named', () => {
  const kept = firstStyles(sheet, [
    'a("div",{className:"card h-1.5"})',
    'b(`button button-${kind} - -mb-2`)',
  ]);
  expect(kept).toBe(
    '@layer base{a{color:red}}@layer components{.card{padding:1px}.button-primary{padding:3px}@media print{.receipt,.card{padding:4px}}}@layer utilities{.h-1\\.5{height:1px}}',
  );
});
