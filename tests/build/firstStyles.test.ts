import { expect, test } from 'vitest';
import { firstStyles } from '../../tools/build/firstStyles.ts';

const sheet = `
  @layer properties { @supports (hyphens: none) { * { --tw-pan: initial } } }
  @layer base { a { color: red } }
  @layer components {
    .card { padding: 1px }
    .card .fold-mark { padding: 2px }
    .button-primary { padding: 3px }
    @media print { .receipt, .card { padding: 4px } }
    @media screen { .site { padding: 4px } }
    .site { padding: 5px }
    .card > :is(.fold, .site):last-child, .card:has(> .site) { padding: 6px }
    .card > :is(.fold, .button-plain) { padding: 7px }
    .card > :not(.site) { padding: 8px }
  }
  @property --tw-pan { syntax: "*"; inherits: false }
  @property --tw-skew { syntax: "*"; inherits: false }
  @layer utilities { .h-1\\.5 { height: 1px } .-mt-4 { margin: 0 } .card { rotate: var(--tw-skew) } }
`;

test('keeps the rules whose classes are named', () => {
  const kept = firstStyles(sheet, [
    'a("div",{className:"card h-1.5"})',
    'b(`button button-${kind} - -mb-2`)',
  ]);
  expect(kept).toBe(
    '@layer base{a{color:red}}@layer components{.card{padding:1px}.button-primary{padding:3px}@media print{.receipt,.card{padding:4px}}.card>:is(.fold,.button-plain){padding:7px}.card>:not(.site){padding:8px}}@property --tw-skew{syntax:"*";inherits:false}@layer utilities{.h-1\\.5{height:1px}.card{rotate:var(--tw-skew)}}',
  );
});
