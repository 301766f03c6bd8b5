import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { normalPath } from '../../deploy/normalPath.ts';
import { routeOf, routes, unknownPath } from '../../services/visit/flows.ts';
import { ownPathIn } from '../../services/visit/ownPath.ts';
import { classifyEmbedded } from '../../services/values/links.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { sourcesWith } from '../sources.ts';
import { nastyLink, origin } from './nasty.ts';

const pieces = [
  ...'/ // /. /.. %2f %2F %5c \\ %2e %2e%2e ; ;x=1 . : @ %00 %25 ~ %C0%AF %c0%2e ..; /..;/ ;jsessionid=1 ... | * ／ %EF%BC%8F \u2044 \u2024 ｌoanDetail loanDetaıl \u0000 \u202e'.split(
    ' ',
  ),
  'a'.repeat(10_000),
];
const names = ['', ...'loanDetail repay promotion promotion/ evil.example a.b documents About é'.split(' ')];
const rawPath = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...pieces),
        fc.constantFrom(...names),
        fc.constantFrom(...Object.values(routes)),
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => `/${parts.join('')}`),
  nastyLink,
  fc.webPath(),
);
const joint = fc.constantFrom('&', '&amp;', '&amp;amp;', '?', '%3F', '&x=undefined&');
const search = fc
  .array(joint, { minLength: 3, maxLength: 3 })
  .map(([a, b, c]) => `?productId=p1${a}orderId=o1${b}sessionId=secret${c}lang=en`);
const hash = fc.oneof(
  fc.constantFrom('', '#//evil.example', '#/\\evil.example', '#/?orderId=o2'),
  fc.string(),
);
const address = fc.tuple(rawPath, search, hash);

/** The page's location at a raw path, as a browser parses it; undefined for one that is no page of ours. */
const locationAt = (raw: string, rest: string): URL | undefined => {
  const text = `${origin}${raw.startsWith('/') ? '' : '/'}${raw.replace(/[?#].*/s, '')}${rest}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === origin ? url : undefined;
};
const runs = { numRuns: Math.max(10_000, Number(process.env['CASES'] ?? 0)) };

const atEveryPath = (base: string, judge: (page: URL) => void) =>
  fc.assert(
    fc.property(address, fc.boolean(), ([raw, query, end], isBelow) => {
      const page = locationAt((isBelow ? base.slice(0, -1) : '') + raw, query + end);
      fc.pre(page !== undefined);
      vi.stubGlobal('location', page);
      judge(page);
    }),
    runs,
  );

const loadBelow = async (base: string) => {
  vi.stubEnv('BASE_URL', base);
  vi.resetModules();
  return {
    ...(await import('../../views/app/inLanguage.ts')),
    ...(await import('../../views/app/basePath.ts')),
    ...(await import('../../views/entries/address.ts')),
    ...(await import('../../views/firstPaint/figures/orderDetails.tsx')),
  };
};

describe.each(['/', '/loan/'])('below %s', (base) => {
  const leadsHome = (href: string, page: URL) => {
    const target = new URL(href, page);
    expect(target.origin).toBe(origin);
    // A server that decodes and merges still finds no host.
    expect(target.pathname).toMatch(/^\/(?!\/|\\|%2f|%5c)/i);
    expect(href.startsWith(base)).toBe(true);
    expect(classifyEmbedded(href).kind).toBe('ownPage');
    expect(target.searchParams.get('sessionId')).toBe('secret');
  };
  test('leads from any address to our own pages, with its session', async () => {
    const { inLanguage, underBase, currentAddress, figureIn } = await loadBelow(base);
    vi.stubGlobal('sessionStorage', memoryStorage());
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('firstPaths', { repayUrl: routes.repayUrl, repayDelayUrl: routes.repayDelayUrl });
    const body = JSON.stringify({
      success: true,
      data: { orderStatus: 174, repayAmount: 924_800, repayDate: '2026-12-01', inside: true },
    });
    let tried = 0;
    let drawn = 0;
    atEveryPath(base, (page) => {
      leadsHome(inLanguage('fil'), page);
      leadsHome(underBase('/repay?sessionId=secret'), page);
      // Drawing takes a millisecond.
      if (tried++ % 20 > 0) return;
      const path = ownPathIn(page.pathname, base) ?? '';
      const query = new URLSearchParams(currentAddress().search);
      const { footer } = figureIn(body, { page: query, path, now: Date.now() }) ?? {};
      const links = [...renderToStaticMarkup(footer).matchAll(/href="([^"]*)"/g)].map(
        ([, href = '']) => href,
      );
      for (const href of links) leadsHome(href.replaceAll('&amp;', '&'), page);
      drawn += links.length;
    });
    expect(drawn).toBeGreaterThan(0);
  });

  test('finds a screen only at a path in its normal form', async () => {
    const { currentAddress } = await loadBelow(base);
    const wrong: string[] = [];
    atEveryPath(base, ({ pathname }) => {
      const { path, search: query } = currentAddress();
      const isScreen = routeOf(path) !== undefined;
      const isOdd = /\/\/|[^\w./-]|\.\/|\.$/.test(pathname);
      const isBelow = `${pathname}/`.startsWith(base);
      if (isScreen && pathname.replace(/(.)\/$/, '$1') !== (base + path.slice(1)).replace(/(.)\/$/, '$1'))
        wrong.push(pathname);
      if ((isOdd || !isBelow) && (path !== unknownPath || ownPathIn(pathname, base) !== undefined))
        wrong.push(pathname);
      if (ownPathIn(pathname, base) !== undefined && normalPath(pathname)?.redirect !== undefined)
        wrong.push(pathname);
      expect(new URLSearchParams(query).get('orderId')).toBe('o1');
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['/promotion/?id=t1#/', '/promotion/?id=t1&lang=fil#/'],
  ['/repay?orderId=o1', '/repay?orderId=o1&lang=fil'],
  ['/', '/?lang=fil'],
])('opens %s in another language without a redirect', async (here, expected) => {
  const { inLanguage } = await loadBelow('/');
  vi.stubGlobal('location', new URL(here, origin));
  expect(inLanguage('fil')).toBe(expected);
});

test.each([
  ['/loanDetail', '/', '/loanDetail'],
  ['/loanDetail/', '/', '/loanDetail'],
  ['/', '/', '/'],
  ['/loan', '/loan/', '/'],
  ['/loan/', '/loan/', '/'],
  ['/loan/loanDetail', '/loan/', '/loanDetail'],
  ['/evil/loanDetail', '/loan/', undefined],
  ['/loanDetail', '/loan/', undefined],
  ['/loan//loanDetail', '/loan/', undefined],
  ['//loanDetail', '/', undefined],
  ['/loanDetail//', '/', undefined],
  ['//evil.example/..%2floanDetail', '/', undefined],
  ['/a/%2e%2e/loanDetail', '/', undefined],
  ['/loan%44etail', '/', undefined],
  ['/loanDetail;x=1', '/', undefined],
  ['/.//loanDetail', '/', undefined],
])('reads %s under the base %s as %s', (pathname, base, path) => {
  expect(ownPathIn(pathname, base)).toBe(path);
});

test.each([
  // The bridge only compares the path of the simulator's frame.
  ['path', /\bpathname\b/, ['bridge/channels.ts']],
  // The fallback's words have no dependencies.
  ['query', /\bsearch\b[^;]*= (window\.)?location\b|\blocation\.search\b/, ['views/entries/help.ts']],
])('reads the %s of the page in one place only', (_part, pattern, others) => {
  expect(sourcesWith(pattern)).toEqual([...others, 'services/visit/ownPath.ts'].toSorted());
});
