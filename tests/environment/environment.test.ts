import { expect, test } from 'vitest';
import { parseEnvironment } from '../../services/visit/environment.ts';

test.each(
  'https http javascript data intent wss filesystem view-source android-app ftp tel sms mailto'.split(' '),
)('rejects a shell scheme that a browser or phone opens or runs: %s', (scheme) => {
  expect(() => parseEnvironment({ VITE_DEEP_LINK_SCHEME: scheme })).toThrow(/VITE_DEEP_LINK_SCHEME/);
});

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

const addresses = ['VITE_API_BASE', 'VITE_REPORT_URL', 'VITE_OTLP_URL', 'VITE_POLICY_REPORT_URL'];
const bases = ['VITE_API_BASE', 'VITE_OTLP_URL'];

test.each(
  addresses.flatMap((name) =>
    [
      '//api.example',
      '/gate way',
      '/gateway\n',
      '/a{x}',
      '/a;x',
      '/$host',
      '/a\\b',
      'https:///api.example',
      'https://a b',
      'https://api.example:99999',
      'https://user:secret@api.example',
      'https://api.example; script-src *',
      '"https://api.example"',
      'http://api.example',
    ].map((text) => [name, text] as const),
  ),
)('names %s and what it expects for %j', (name, text) => {
  expect(() => parseEnvironment({ [name]: text })).toThrow(
    new RegExp(`configuration is wrong: ${name} is .*, expected a path or (an )?https address`, 's'),
  );
});

test.each(bases.flatMap((name) => ['/a?b=1', '/a#b', '/a/'].map((text) => [name, text] as const)))(
  'rejects %s %j, to which no path can be appended',
  (name, text) => {
    expect(() => parseEnvironment({ [name]: text })).toThrow(name);
  },
);

test.each([
  ['/gateway', 'https://api.example/v2'],
  ['https://api.example:8443', 'https://logs.example/in?key=a%20b&x=1'],
])('accepts the addresses %j and %j', (base, report) => {
  const { apiBase, reportUrl, privacyUrl } = parseEnvironment({
    VITE_API_BASE: base,
    VITE_REPORT_URL: report,
    VITE_PRIVACY_URL: report,
  });
  expect([apiBase, reportUrl, privacyUrl]).toEqual([base, report, report]);
});

test.each([
  ['VITE_APP_NAME', ' ', 'a name'],
  ['VITE_ALLOW_HTTP_LINKS', '1', 'true or false'],
  ['VITE_TRACE_CALLS', '', 'own, all or none'],
  ['VITE_PHONE_RULE', 'PH', 'spec, ph or both'],
  ['VITE_LANGUAGE', 'tl', 'one of spec, en, fil'],
  ['VITE_PRIVACY_URL', 'https://', 'an https address'],
  ['VITE_LOAN_GUIDE_URL', 'https://a.example/x y', 'an https address'],
  ['VITE_PUBLIC_ORIGIN', 'https://a.example:99999', 'an https address without a path'],
])('expects for %s %j: %s', (name, text, expected) => {
  expect(() => parseEnvironment({ [name]: text })).toThrow(
    new RegExp(`${name} is .*, expected ${expected}$`),
  );
});
