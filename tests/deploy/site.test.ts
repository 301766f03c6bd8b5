import { describe, expect, it } from 'vitest';
import { policyScript } from '../../deploy/policy.ts';
import {
  headerRules,
  isRuleFor,
  readHeadersFile,
  writeHeadersFile,
} from '../../deploy/recipes/headersFile.ts';
import { siteOf } from '../../deploy/site.ts';
import { pageRoutes, routes } from '../../services/visit/flows.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';

const build = {
  base: '/loan/',
  apiBase: '/gateway',
  reportUrl: '',
  otlpUrl: '',
  policyReportUrl: '',
  staffTools: false,
  pages: {
    'app/index.html': '<script>a()</script><style>b{}</style>',
    'About.html': '<script>a()</script><style>b{}</style>',
    'promotion/index.html': '<style>b{}</style><style>c{}</style>',
    'documents/privacyPolicy.html': '<style>d{}</style>',
  },
  routes: pageRoutes.map((route) => routes[route]),
};
const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy'] ?? '';
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('the headers of a build', () => {
  it('allows the inline code of every page once, by its hash', () => {
    const { headers } = siteOf(build);
    expect(directive(policyOf(headers), 'script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-.{44}'$/),
    ]);
    expect(directive(policyOf(headers), 'style-src')).toHaveLength(4);
  });

  it('allows only our own origin to frame a page', () => {
    expect(directive(policyOf(siteOf(build).headers), 'frame-ancestors')).toEqual(["'self'"]);
  });

  it('lets the page call an API elsewhere, and show its pictures', () => {
    const { headers } = siteOf({ ...build, apiBase: 'https://api.lender.example/v1' });
    for (const name of ['connect-src', 'img-src'])
      expect(directive(policyOf(headers), name)).toContain('https://api.lender.example');
    expect(policyOf(siteOf(build).headers)).not.toContain('lender');
  });

  it('lets the page report exceptions to another host', () => {
    const { headers } = siteOf({ ...build, reportUrl: 'https://reports.example/loan' });
    expect(directive(policyOf(headers), 'connect-src')).toEqual(["'self'", 'https://reports.example']);
    expect(directive(policyOf(headers), 'img-src')).not.toContain('https://reports.example');
    const own = siteOf({ ...build, reportUrl: '/reports' }).headers;
    expect(directive(policyOf(own), 'connect-src')).toEqual(["'self'"]);
  });

  it('lets the page export usage to another host', () => {
    const { headers } = siteOf({ ...build, otlpUrl: 'https://usage.example/otlp' });
    expect(directive(policyOf(headers), 'connect-src')).toEqual(["'self'", 'https://usage.example']);
    expect(policyScript({ ...build, otlpUrl: 'https://usage.example/otlp' })).toContain(
      'https://usage.example',
    );
  });

  it('allows location and inspector to staff, but not to borrowers', () => {
    const [staff, borrower] = [true, false].map((staffTools) => siteOf({ ...build, staffTools }).headers);
    expect(borrower?.['Permissions-Policy']).toContain('geolocation=()');
    expect(staff?.['Permissions-Policy']).toContain('geolocation=(self)');
    expect(borrower?.['Cross-Origin-Opener-Policy']).toBe('same-origin');
    expect(staff?.['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });
});

describe('the headers file', () => {
  const rules = headerRules(siteOf(build));

  it('parses the headers file back unchanged', () => {
    expect(readHeadersFile(writeHeadersFile(rules))).toEqual(rules);
  });

  it('sets no header twice for any path, because hosts disagree on what that means', () => {
    const paths = [...rules.map(({ path }) => path.replace('*', 'x')), '/loan/assets/framework-1a2b3c4d.js'];
    for (const path of paths) {
      const names = rules.flatMap((rule) => (isRuleFor(rule.path, path) ? Object.keys(rule.headers) : []));
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    }
  });

  it('revalidates every page', () => {
    for (const path of [
      '',
      'loanDetail',
      'About',
      'promotion/',
      'documents/privacyPolicy.html',
      'release.json',
    ])
      expect(rules).toContainEqual({ path: `/loan/${path}`, headers: { 'Cache-Control': 'no-cache' } });
  });

  it('stays within the limits of hosts: 100 rules, and 2000 characters per line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of writeHeadersFile(rules).split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });
});

it('allows no inline code in the policy that a page sets itself', () => {
  const script = policyScript({ apiBase: '/gateway', reportUrl: '', otlpUrl: '', policyReportUrl: '' });
  expect(script).toContain("script-src 'self'; style-src 'self';");
});

describe('the path that a build is served under', () => {
  it.each(['/', '/loan/', '/ph/loan-app/'])('accepts the base path %s', (base) => {
    expect(parseEnvironment({ VITE_BASE: base }).basePath).toBe(base);
  });
  it.each(['', 'loan', '/loan', 'loan/', '//', '/loan//', '/../', '/a b/', 'https://cdn.example/'])(
    'rejects the base path %o',
    (base) => {
      expect(() => parseEnvironment({ VITE_BASE: base })).toThrow('VITE_BASE');
    },
  );
});
