import { expect, test } from 'vitest';
import { parseEnvironment } from '../../services/environment.ts';

test.each(['https', 'http', 'javascript', 'data', 'intent', 'wss'])(
  'the scheme of the shell is none that a browser opens or runs: %s',
  (scheme) => {
    expect(() => parseEnvironment({ VITE_DEEP_LINK_SCHEME: scheme })).toThrow(/VITE_DEEP_LINK_SCHEME/);
  },
);

test("a scheme of the lender's own is taken", () => {
  expect(parseEnvironment({ VITE_DEEP_LINK_SCHEME: 'peraloan' }).deepLinkScheme).toBe('peraloan');
});
