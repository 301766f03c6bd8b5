import { expect, test } from 'vitest';
import { parseEnvironment } from '../../services/environment.ts';

test.each(['https', 'http', 'javascript', 'data', 'intent', 'wss'])(
  'rejects a shell scheme that a browser opens or runs: %s',
  (scheme) => {
    expect(() => parseEnvironment({ VITE_DEEP_LINK_SCHEME: scheme })).toThrow(/VITE_DEEP_LINK_SCHEME/);
  },
);

test("accepts a company's own scheme", () => {
  expect(parseEnvironment({ VITE_DEEP_LINK_SCHEME: 'peraloan' }).deepLinkScheme).toBe('peraloan');
});

test.each([
  ['', []],
  ['E77', ['E77']],
  ['E77, -9 ,1001', ['E77', '-9', '1001']],
])('parses the unclear codes %o as %o', (text, codes) => {
  expect(parseEnvironment({ VITE_UNCLEAR_CODES: text }).unclearCodes).toEqual(codes);
});

test.each([',', 'E77,', 'E 77'])('stops the build for the unclear codes %o', (text) => {
  expect(() => parseEnvironment({ VITE_UNCLEAR_CODES: text })).toThrow(/VITE_UNCLEAR_CODES/);
});
