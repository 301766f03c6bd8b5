import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cases } from '../odd/cases.ts';
import { frameSource } from '../../services/loanConfirm/frameSource.ts';
import { imageSource } from '../../services/values/images.ts';
import { nastyLink, origin } from './nasty.ts';

const png = 'data:image/png;base64,iVBORw0KGgo=';

const here = new URL(`${origin}/loanDetail`);

beforeEach(() => void vi.stubGlobal('location', here));

describe('what a picture may be', () => {
  test.each([
    ['https://cdn.example/logo.png?sig=a%2Fb'],
    ['https://own.example/logo.png'],
    ['/logo.png'],
    ['/a/../logo.png'],
    ['/files/a%2Fb.png'],
    ['blob:https://own.example/0e6f-1'],
  ])('accepts %s unchanged', (address) => {
    expect(imageSource(address)).toBe(address);
  });

  test.each([
    [''],
    ['logo.png'],
    ['http://cdn.example/logo.png'],
    ['//cdn.example/logo.png'],
    ['https://own.example//cdn.example/logo.png'],
    ['/.//cdn.example/logo.png'],
    ['/a/..//cdn.example/logo.png'],
    ['/%2fcdn.example/logo.png'],
    ['/\\cdn.example/logo.png'],
    ['/\t/cdn.example/logo.png'],
    ['https://user@cdn.example/logo.png'],
    ['https://own.example@cdn.example/logo.png'],
    ['https://['],
    ['HTTPS://cdn.example/logo.png'],
    ['https://cdn.example/lo go.png'],
    ['https://cdn.example/logo\u200b.png'],
    ['blob:https://evil.example/0e6f-1'],
    ['blob:https://own.example.evil.example/0e6f-1'],
    ['blob:null/0e6f-1'],
    ['blob:/logo.png'],
    ['javascript:alert(1)'],
    ['file:///logo.png'],
    ['loanapp://logo.png'],
    ['://logo.png'],
    ['data:text/html,x'],
    [png],
  ])('rejects %j', (address) => {
    expect(imageSource(address)).toBe('');
  });

  test.each([
    [png, png],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['data:image/png', ''],
    ['data:image/pngx,x', ''],
    ['DATA:image/png,x', ''],
    ['data:text/html,x', ''],
    ['data:image/png,a b', ''],
    ['data:image/png,\u200b', ''],
    [' data:image/png,x', ''],
    ['https://cdn.example/code.png', 'https://cdn.example/code.png'],
    ['/code.png', '/code.png'],
    ['//cdn.example/code.png', ''],
  ])('treats the picture of a payment code %j as %j', (address, source) => {
    expect(imageSource(address, true)).toBe(source);
  });
});

describe('what a frame may show', () => {
  test.each([
    ['https://lend.example/c?x=1#y', 'https://lend.example/c?x=1#y'],
    ['/contracts/consent?title=x', '/contracts/consent?title=x'],
    ['https://own.example/contracts/consent', '/contracts/consent'],
    ['/a/../contracts/consent', '/contracts/consent'],
    ['/loanAgreement?lang=fil', '/documents/loanAgreement.html'],
    ['/a/../loanAgreement', '/documents/loanAgreement.html'],
    ['https://own.example/privacyPolicy#a', '/documents/privacyPolicy.html'],
    ['/privacyPolicy', '/documents/privacyPolicy.html'],
    ['/privacyPolicy/?lang=en', '/documents/privacyPolicy.html'],
    ['/privacyPolicyOfOthers', '/privacyPolicyOfOthers'],
    ['/a/privacyPolicy', '/a/privacyPolicy'],
  ])('treats %s as %s', (link, source) => {
    expect(frameSource(link)).toBe(source);
  });

  test.each([
    [''],
    ['page'],
    ['http://lend.example/c'],
    ['//lend.example/c'],
    ['https://own.example//lend.example/c'],
    ['/.//lend.example/c'],
    ['/%2flend.example/c'],
    ['https://user@lend.example/c'],
    [' https://lend.example/c'],
    ['https:lend.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['blob:https://own.example/0e6f'],
    ['about:blank'],
    ['loanapp://consent'],
    ['://consent'],
  ])('rejects %j', (link) => {
    expect(frameSource(link)).toBe('');
  });
});

test('treats only a path as ours outside a browser', () => {
  vi.stubGlobal('location', undefined);
  expect([imageSource('/logo.png'), frameSource('/contracts/consent')]).toEqual([
    '/logo.png',
    '/contracts/consent',
  ]);
  expect([imageSource('//own.invalid/logo.png'), frameSource('http://own.example/c')]).toEqual(['', '']);
  vi.stubGlobal('location', here);
});

const shownBy = (source: (address: string) => string, judge: (shown: string, address: string) => void) =>
  fc.assert(
    fc.property(nastyLink, (address) => {
      const shown = source(address);
      fc.pre(shown !== '');
      judge(shown, address);
    }),
    cases,
  );

/** Allowed: our own page, or another host over https, without a user. */
const expectSafe = (shown: string) => {
  const asked = new URL(shown, `${origin}/promotion/`);
  expect(asked.username + asked.password).toBe('');
  // A blob's origin is that of the page that made it, followed by its name.
  if (asked.protocol === 'blob:') expect(asked.origin).toBe(origin);
  else if (asked.origin === origin) expect(asked.pathname).toMatch(/^\/(?!\/|%2f|%5c)/i);
  else expect(asked.protocol).toBe('https:');
  expect(shown).not.toMatch(/[\s\\\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u);
};

test('shows only our own pictures and those with an https address, unchanged', () => {
  shownBy(imageSource, (shown, address) => {
    expect(shown).toBe(address);
    expectSafe(shown);
  });
});

test('accepts a data URL only as a picture of a payment code', () => {
  const address = fc.oneof(
    nastyLink,
    nastyLink.map((link) => png + link),
  );
  fc.assert(
    fc.property(address, (text) => {
      const shown = imageSource(text, true);
      fc.pre(shown !== imageSource(text));
      expect(shown).toBe(text);
      expect(shown).toMatch(/^data:image\/[a-z+]+[;,][^\s\\]*$/);
    }),
    cases,
  );
});

test('shows only frames that are ours or come over https; a URL with a leading slash is ours', () => {
  shownBy(frameSource, (shown, address) => {
    expectSafe(shown);
    // The view derives a frame's permissions from this: a page of ours has our origin, and no scripts.
    expect(shown.startsWith('/')).toBe(new URL(address, origin).origin === origin);
  });
});
