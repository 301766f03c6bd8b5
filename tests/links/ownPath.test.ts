import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { routeOf, routes, unknownPath } from '../../machines/screen/routes.ts';
import { ownPathIn } from '../../services/visit/ownPath.ts';
import { inLanguage } from '../../views/app/inLanguage.ts';
import { underBase } from '../../views/app/basePath.ts';
import { currentAddress } from '../../views/entries/address.ts';
import { figureIn } from '../../views/firstPaint/figures/orderDetails.tsx';
import { memoryStorage } from '../doubles/storage.ts';
import { nastyLink, origin } from './nasty.ts';

const folder = fileURLToPath(new URL('../../', import.meta.url));

vi.mock('../../views/firstPaint/figures/element.ts', () => ({
  elementsOf: (drawn: ReactNode) => (isValidElement(drawn) ? [renderToStaticMarkup(drawn)] : []),
}));
afterEach(() => vi.unstubAllGlobals());

const pieces = [
  '/',
  '//',
  '/.',
  '/..',
  '%2f',
  '%2F',
  '%5c',
  '\\',
  '%2e',
  '%2e%2e',
  ';',
  ';x=1',
  '.',
  ':',
  '@',
  '%00',
  '%25',
  '~',
];
const names = [
  '',
  'loanDetail',
  'repay',
  'promotion',
  'promotion/',
  'evil.example',
  'a.b',
  'documents',
  'About',
  'é',
];
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
const search = '?productId=p1&orderId=o1&sessionId=secret&lang=en';

/** The page's location at a raw path, as a browser parses it; undefined for one that is no page of ours. */
const locationAt = (raw: string): URL | undefined => {
  const text = `${origin}${raw.startsWith('/') ? '' : '/'}${raw.replace(/[?#].*/s, '')}${search}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.origin === origin ? url : undefined;
};
const runs = { numRuns: Math.max(10_000, Number(process.env['CASES'] ?? 0)) };

const atEveryPath = (judge: (page: URL) => void) =>
  fc.assert(
    fc.property(rawPath, (raw) => {
      const page = locationAt(raw);
      fc.pre(page !== undefined);
      vi.stubGlobal('location', page);
      judge(page);
    }),
    runs,
  );

const leadsHome = (href: string, page: URL) => {
  const target = new URL(href, page);
  expect(target.origin).toBe(origin);
  // A server that decodes and merges still finds no host.
  expect(target.pathname).toMatch(/^\/(?!\/|\\|%2f|%5c)/i);
};

test('leads from any path to our own pages', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('firstPaths', { repayUrl: routes.repayUrl, repayDelayUrl: routes.repayDelayUrl });
  const body = JSON.stringify({
    success: true,
    data: { orderStatus: 174, repayAmount: 924_800, repayDate: '2026-12-01', inside: true },
  });
  let tried = 0;
  let drawn = 0;
  atEveryPath((page) => {
    leadsHome(inLanguage('fil'), page);
    leadsHome(underBase('/repay?sessionId=secret'), page);
    // Drawing takes a millisecond.
    if (tried++ % 20 > 0) return;
    const path = ownPathIn(page.pathname, '/') ?? '';
    const { footer = [] } = figureIn(body, { page: page.searchParams, path, now: Date.now() }) ?? {};
    const links = [...footer.join('').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    for (const href of links) leadsHome(href, page);
    drawn += links.length;
  });
  expect(drawn).toBeGreaterThan(0);
});

test.each([
  ['/promotion/?id=t1#/', '/promotion/?id=t1&lang=fil#/'],
  ['/repay?orderId=o1', '/repay?orderId=o1&lang=fil'],
  ['/', '/?lang=fil'],
])('opens %s in another language without a redirect', (here, expected) => {
  vi.stubGlobal('location', new URL(here, origin));
  expect(inLanguage('fil')).toBe(expected);
});

test('finds a screen only at a path in its normal form', () => {
  const wrong: string[] = [];
  atEveryPath(({ pathname }) => {
    const { path } = currentAddress();
    const isScreen = routeOf(path) !== undefined;
    const isOdd = /\/\/|%|\\|;/.test(pathname);
    if (isScreen && pathname.replace(/(.)\/$/, '$1') !== path) wrong.push(pathname);
    if (isOdd && (path !== unknownPath || ownPathIn(pathname, '/') !== undefined)) wrong.push(pathname);
  });
  expect(wrong).toEqual([]);
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

test('reads the path of the page in one place only', () => {
  const files = globSync('{services,machines,views,bridge}/**/*.{ts,tsx}', { cwd: folder });
  const reading = files.filter((file) => /\bpathname\b/.test(readFileSync(join(folder, file), 'utf8')));
  // The bridge only compares the path of the simulator's frame.
  expect(reading.toSorted()).toEqual(['bridge/channels.ts', 'services/visit/ownPath.ts']);
});
