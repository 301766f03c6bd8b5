import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../odd/cases.ts';
import { classifyLink, type Destination, withQuery } from '../../services/values/links.ts';
import { nastyLink, origin, parameters } from './nasty.ts';

const door = { scheme: 'loanapp', origin, allowHttp: true };

const whateverIs = <Kind extends Destination['kind']>(
  kind: Kind,
  judge: (destination: Destination & { kind: Kind }, link: string, given: Record<string, string>) => void,
) =>
  fc.assert(
    fc.property(nastyLink, fc.boolean(), parameters, (link, pageNames, given) => {
      const destination = classifyLink(link, door, pageNames);
      fc.pre(destination.kind === kind);
      judge(destination as Destination & { kind: Kind }, link, given);
    }),
    cases,
  );

test('classifies a link as ours only with our origin, from any page and with any parameters', () => {
  whateverIs('ownPage', ({ path }, link, given) => {
    for (const handedOn of [path, withQuery(path, given)])
      for (const page of ['/', '/promotion/', '/a/b/c?d#e', '//x/'])
        expect(new URL(handedOn, origin + page).origin).toBe(origin);
    expect(path).toMatch(/^\/(?!\/|\\|%2f|%5c)/i);
    // The page that the browser resolves the link to, without a lost user.
    const meant = new URL(link, origin);
    expect(origin + path).toBe(meant.href);
    expect(meant.username + meant.password).toBe('');
  });
});

test('classifies a link as web only with a foreign host and no user, unchanged', () => {
  whateverIs('web', ({ url }, link, given) => {
    expect(url).toBe(link);
    expect(url).toMatch(/^https?:\/\/[^@/?#\\]+($|[/?#])/);
    const meant = new URL(url);
    expect(['https:', 'http:']).toContain(meant.protocol);
    expect(meant.username + meant.password).toBe('');
    expect(meant.origin).not.toBe(origin);
    const handedOn = new URL(withQuery(url, given));
    expect([handedOn.origin, handedOn.pathname, handedOn.hash]).toEqual([
      meant.origin,
      meant.pathname,
      meant.hash,
    ]);
  });
});

test('accepts as native only links with the scheme or page names, which no browser opens', () => {
  whateverIs('native', ({ to }, link) => {
    expect(to).toBe(link);
    expect(to).toMatch(/^(loanapp:\/\/|[A-Za-z][\w-]*([/?]|$))/);
  });
});

test('accepts no link that hides its target', () => {
  fc.assert(
    fc.property(nastyLink, fc.boolean(), (link, pageNames) => {
      fc.pre(classifyLink(link, door, pageNames).kind !== 'refused');
      expect(link).not.toMatch(/[\s\\\p{Cc}\p{Cf}\p{Cs}\p{DI}]/u);
    }),
    cases,
  );
});

test('accepts an ordinary URL of another host unchanged, and an ordinary path of ours too', () => {
  const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
  const path = fc.array(fc.constantFrom('a', 'loanDetail', 'x-1', 'b%20c'), { minLength: 1 });
  fc.assert(
    fc.property(address, path, (url, segments) => {
      expect(classifyLink(url, door)).toEqual({ kind: 'web', url });
      const own = `/${segments.join('/')}?orderId=1#end`;
      for (const link of [own, origin + own])
        expect(classifyLink(link, door)).toEqual({ kind: 'ownPage', path: own });
    }),
    cases,
  );
});

test('classifies an accepted link the same way again', () => {
  whateverIs('ownPage', (destination) => {
    expect(classifyLink(destination.path, door)).toEqual(destination);
    expect(classifyLink(origin + destination.path, door)).toEqual(destination);
  });
});
