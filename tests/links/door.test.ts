import { describe, expect, test, vi } from 'vitest';
import { classifyLink } from '../../services/values/links.ts';
import { origin } from './nasty.ts';

const door = { scheme: 'loanapp', origin, allowHttp: true };

type Verdict = `ours ${string}` | 'web' | 'native' | 'refused';
const verdictOf = (link: string, isStrict = false, pageNames = false): Verdict => {
  const destination = classifyLink(link, { ...door, allowHttp: !isStrict }, pageNames);
  switch (destination.kind) {
    case 'ownPage':
      return `ours ${destination.path}`;
    case 'web':
      expect(destination.url).toBe(link);
      return 'web';
    case 'native':
      expect(destination.to).toBe(link);
      return 'native';
    case 'refused':
      return 'refused';
  }
};

const table: Record<string, [link: string, verdict: Verdict][]> = {
  'pages of our own, as they resolve': [
    ['/', 'ours /'],
    ['/loanDetail', 'ours /loanDetail'],
    ['/order?orderId=1&a=%2F#part', 'ours /order?orderId=1&a=%2F#part'],
    ['/a/../loanDetail', 'ours /loanDetail'],
    ['/a/%2e%2E/loanDetail', 'ours /loanDetail'],
    ['/./loanDetail', 'ours /loanDetail'],
    ['/a//b', 'ours /a//b'],
    ['/a/b%2Fc', 'ours /a/b%2Fc'],
    ['/repay?to=//evil.example', 'ours /repay?to=//evil.example'],
    ['/repay?to=https://evil.example/', 'ours /repay?to=https://evil.example/'],
    ['/repay#//evil.example', 'ours /repay#//evil.example'],
    ['/@evil.example', 'ours /@evil.example'],
    ['/javascript:alert(1)', 'ours /javascript:alert(1)'],
    ['/₱', 'ours /%E2%82%B1'],
    ['/promotion/#/agreementTemplate?id=1', 'ours /promotion/#/agreementTemplate?id=1'],
    ['https://own.example', 'ours /'],
    ['https://own.example?a=1', 'ours /?a=1'],
    ['https://own.example#a', 'ours /#a'],
    ['https://own.example/repay?a=1#b', 'ours /repay?a=1#b'],
    ['https://own.example:443/repay', 'ours /repay'],
    ['https://OWN.example/Repay', 'ours /Repay'],
    ['https://own%2eexample/repay', 'ours /repay'],
    ['https://ｏwn。example/repay', 'ours /repay'],
    ['https://own.example/a/b/../../repay', 'ours /repay'],
  ],
  'paths that begin with two slashes': [
    ['//evil.example', 'refused'],
    ['//own.example/repay', 'refused'],
    ['///evil.example', 'refused'],
    ['https://own.example//evil.example/', 'refused'],
    ['https://own.example///evil.example/', 'refused'],
    ['https://own.example//', 'refused'],
    ['https://own.example:443//evil.example/', 'refused'],
    ['/.//evil.example', 'refused'],
    ['/..//evil.example', 'refused'],
    ['/a/..//evil.example', 'refused'],
    ['/a/b/../..//evil.example', 'refused'],
    ['/%2e//evil.example', 'refused'],
    ['/a/%2E%2e//evil.example', 'refused'],
    ['/a/.%2e//evil.example', 'refused'],
    ['https://own.example/.//evil.example', 'refused'],
    ['https://own.example/a/..//evil.example', 'refused'],
    ['/%2fevil.example', 'refused'],
    ['/%2F%2Fevil.example', 'refused'],
    ['/%5cevil.example', 'refused'],
    ['/a/../%5Cevil.example', 'refused'],
    ['https://own.example/%2fevil.example', 'refused'],
  ],
  'a user before the host': [
    ['https://user@own.example/', 'refused'],
    ['https://user:secret@own.example/', 'refused'],
    ['https://own.example@evil.example/', 'refused'],
    ['https://own.example:443@evil.example/', 'refused'],
    ['https://@own.example/', 'refused'],
    ['https://:@evil.example/', 'refused'],
    ['https://own.example%2f@evil.example/', 'refused'],
    ['https://a@b@evil.example', 'refused'],
    ['http://own.example@evil.example/', 'refused'],
    ['https://pay.example/@me?to=a@b#c@d', 'web'],
    ['https://pay.example?to=a@b', 'web'],
  ],
  'hosts of others, as they were written': [
    ['https://pay.example', 'web'],
    ['https://pay.example/p?sig=a%2Fb%2f+c&&x#y', 'web'],
    ['https://pay.example//p/../q', 'web'],
    ['https://Pay.Example:443/', 'web'],
    ['https://own.example:8443/', 'web'],
    ['https://own.example./', 'web'],
    ['https://own.example.evil.example/', 'web'],
    ['https://notown.example/', 'web'],
    ['https://pay.example/?to=https://own.example/', 'web'],
    ['https://[::1]:8080/', 'web'],
    ['http://pay.example/', 'web'],
    ['http://own.example/', 'web'],
  ],
  'what no host can be': [
    ['https://', 'refused'],
    ['https:///pay.example', 'refused'],
    ['https://?a', 'refused'],
    ['https://#a', 'refused'],
    ['https://[', 'refused'],
    ['https://%', 'refused'],
    ['https://pay.example:99999/', 'refused'],
    ['https://own.example%2fevil.example/', 'refused'],
    ['https:/own.example/repay', 'refused'],
    ['https:own.example/repay', 'refused'],
    ['https:/repay', 'refused'],
    ['https:repay', 'refused'],
  ],
  'other schemes, and other letters of ours': [
    ['javascript:alert(1)', 'refused'],
    ['javascript://own.example/%0aalert(1)', 'refused'],
    ['JavaScript:alert(1)', 'refused'],
    ['data:text/html,<script>alert(1)</script>', 'refused'],
    ['blob:https://own.example/0e6f', 'refused'],
    ['file:///etc/passwd', 'refused'],
    ['intent://scan/#Intent;scheme=zxing;end', 'refused'],
    ['vbscript:msgbox(1)', 'refused'],
    ['view-source:https://pay.example', 'refused'],
    ['ws://pay.example', 'refused'],
    ['ftp://pay.example', 'refused'],
    ['mailto:a@pay.example', 'refused'],
    ['tel:+632', 'refused'],
    ['about:blank', 'refused'],
    ['httpx://pay.example', 'refused'],
    ['HTTPS://pay.example', 'refused'],
    ['Https://own.example/repay', 'refused'],
    ['HTTP://pay.example', 'refused'],
  ],
  'what hides where a link leads': [
    [' https://pay.example', 'refused'],
    ['https://pay.example ', 'refused'],
    ['\u00a0/repay', 'refused'],
    ['/\t/evil.example', 'refused'],
    ['/\n/evil.example', 'refused'],
    ['java\tscript:alert(1)', 'refused'],
    ['\u0001javascript:alert(1)', 'refused'],
    ['ht\ntps://pay.example', 'refused'],
    ['https://pay.example/a b', 'refused'],
    ['/\\evil.example', 'refused'],
    ['\\\\evil.example', 'refused'],
    ['https:\\\\evil.example', 'refused'],
    ['https://own.example\\@evil.example/', 'refused'],
    ['https://own.example/\\evil.example', 'refused'],
    ['https://own\u00ad.example/', 'refused'],
    ['https://own\u200b.example/', 'refused'],
    ['https://own\ufe0f.example/', 'refused'],
    ['https://pay.example/\u202egpj.exe', 'refused'],
    ['https://pay.example/\u3164', 'refused'],
    ['/repay\ufeff', 'refused'],
    ['/repay\0', 'refused'],
    ['/\ud800', 'refused'],
  ],
  'the deep-link scheme': [
    ['loanapp://wallet?a=1', 'native'],
    ['loanapp://javascript:alert(1)', 'native'],
    ['LoanApp://wallet', 'refused'],
    ['loanapp:wallet', 'refused'],
    ['loanapp:/wallet', 'refused'],
    ['loanapps://wallet', 'refused'],
    ['loanapp://wal let', 'refused'],
    ['xloanapp://wallet', 'refused'],
  ],
  'what is no address': [
    ['', 'refused'],
    ['wallet', 'refused'],
    ['productDetail?productId=1', 'refused'],
    ['evil.example', 'refused'],
    ['?a=1', 'refused'],
    ['#a', 'refused'],
    ['.', 'refused'],
    ['../repay', 'refused'],
    ['://pay.example', 'refused'],
    [':https://pay.example', 'refused'],
    ['null', 'refused'],
  ],
};

describe.each(Object.entries(table))('%s', (_, links) => {
  test.each(links)('classifies %j as %s', (link, verdict) => {
    expect(verdictOf(link)).toBe(verdict);
  });
});

describe('where plain http is not let through', () => {
  test.each<[string, Verdict]>([
    ['http://pay.example/', 'refused'],
    ['http://own.example/', 'refused'],
    ['https://pay.example/', 'web'],
    ['/repay', 'ours /repay'],
  ])('classifies %s as %s', (link, verdict) => {
    expect(verdictOf(link, true)).toBe(verdict);
  });

  test('treats a page that itself came over http as ours', () => {
    const local = { ...door, origin: 'http://localhost:4173', allowHttp: false };
    expect(classifyLink('http://localhost:4173/repay', local)).toEqual({ kind: 'ownPage', path: '/repay' });
    expect(classifyLink('http://localhost:4174/repay', local)).toEqual({ kind: 'refused' });
  });
});

describe('where names of pages are meant', () => {
  test.each<[string, Verdict]>([
    ['wallet', 'native'],
    ['productDetail?productId=1&to=//x', 'native'],
    ['mine/orders/', 'native'],
    ['javascript:alert(1)', 'refused'],
    ['https:evil.example', 'refused'],
    ['evil.example', 'refused'],
    ['wallet//x', 'refused'],
    ['../wallet', 'refused'],
    ['wallet#a', 'refused'],
    ['wal let', 'refused'],
    ['wallet?a=\n', 'refused'],
    ['', 'refused'],
    ['/repay', 'ours /repay'],
    ['//evil.example', 'refused'],
    ['https://pay.example', 'web'],
  ])('classifies %j as %s', (link, verdict) => {
    expect(verdictOf(link, false, true)).toBe(verdict);
  });
});

test('parses URLs only in ways that the oldest browser supports', () => {
  const newer = ['canParse', 'parse'] as const;
  for (const name of newer)
    vi.spyOn(URL, name).mockImplementation(() => {
      throw new TypeError(`URL.${name} is not a function`);
    });
  expect(verdictOf('https://pay.example')).toBe('web');
  expect(verdictOf('https://[')).toBe('refused');
});
