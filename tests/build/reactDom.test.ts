import { expect, test } from 'vitest';
import { withoutHydration } from '../../tools/build/reactDom.ts';

test('leaves out what sets the variables, and neither their first values nor what reads them', () => {
  const code =
    'var a = 1,\n  isHydrating = !1,\n  b;\n  if (!isHydrating) return (isHydrating = !0), b;\n  isHydrating = !1;\n';
  expect(withoutHydration(code)).toBe(
    'var a = 1,\n  isHydrating = !1,\n  b;\n  if (!isHydrating) return (!0), b;\n  !1;\n',
  );
});

test('refuses a React that it does not know', () => {
  expect(() => withoutHydration('var hydrating = !1;')).toThrow('React DOM');
});
