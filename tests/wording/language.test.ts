import { describe, expect, test, vi } from 'vitest';
import { otherLanguages } from '../../machines/root/language.ts';
import { rememberedLanguage, rememberLanguage } from '../../services/device/language.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { withLanguage, wireRequest } from '../../services/http/request.ts';
import { languageNames, languageOf, languages } from '../../services/visit/languages.ts';
import { memoryStorage } from '../doubles/storage.ts';

const page = (search: string) => new URLSearchParams(search);

describe('the language of a page', () => {
  test.each([
    ['lang=fil', 'en', 'spec', 'fil', 'it is in the URL'],
    ['', 'fil', 'en', 'fil', 'it is stored'],
    ['', null, 'en', 'en', 'it is configured'],
    ['lang=spec', 'fil', 'en', 'spec', 'the URL has the specification'],
    ['lang=EN', 'fil', 'spec', 'en', 'a tag may be written in capitals'],
    ['lang=fil-PH', 'en', 'spec', 'fil', 'a tag may name a region'],
    ['lang=filter', 'en', 'spec', 'en', 'a word that begins like a tag is none'],
    ['lang=de', 'fil', 'en', 'fil', 'the URL has an unknown language'],
    ['lang=de', '{"evil":1}', 'fil', 'fil', 'storage has an unknown language too'],
    ['lang=', '', 'spec', 'spec', 'both are empty'],
    ['lang=toString', '__proto__', 'en', 'en', 'names of inherited properties are unknown'],
  ] as const)(
    'chooses for the query %j, stored %j, configured %j: %s, because %s',
    (search, remembered, configured, language, _why) => {
      const offered = { language: configured, languages: languageNames };
      expect(languageOf(page(search), () => remembered, offered)).toBe(language);
    },
  );

  test("uses the specification's language by default, and rejects unknown languages", () => {
    expect(parseEnvironment({}).language).toBe('spec');
    expect(parseEnvironment({ VITE_LANGUAGE: 'fil' }).language).toBe('fil');
    expect(() => parseEnvironment({ VITE_LANGUAGE: 'de' })).toThrow(/VITE_LANGUAGE/);
  });

  test("uses the company's own default language and refuses those that it does not offer", () => {
    const offered = { VITE_LANGUAGE: 'en', VITE_LANGUAGES: 'en,spec' };
    expect(languageOf(page('lang=fil'), () => 'fil', parseEnvironment(offered))).toBe('en');
    expect(() => parseEnvironment({ VITE_LANGUAGES: 'en,fil' })).toThrow(/VITE_LANGUAGE is .*VITE_LANGUAGES/);
    expect(() => parseEnvironment({ ...offered, VITE_LANGUAGES: 'en,de' })).toThrow(/VITE_LANGUAGES/);
  });
});

test('names each language by its BCP 47 tag for browsers, on the page and in the switch', () => {
  const tags = Object.values(languages).map(({ tag }) => tag);
  expect(Intl.getCanonicalLocales(tags)).toEqual([...new Set(tags)]);
  for (const { language, tag } of otherLanguages({ language: 'spec', languages: languageNames }))
    expect(tag).toBe(languages[language].tag);
});

test('offers the languages of the company, except that of the page', () => {
  const offeredBy = (of: Parameters<typeof otherLanguages>[0]) =>
    otherLanguages(of).map(({ language }) => language);
  expect(offeredBy({ language: 'en', languages: ['spec', 'en', 'fil'] })).toEqual(['fil']);
  expect(offeredBy({ language: 'spec', languages: ['spec', 'en'] })).toEqual(['en']);
  expect(offeredBy({ language: 'spec', languages: ['spec'] })).toEqual([]);
});

describe('the stored language', () => {
  test('returns the last value that was set', () => {
    const storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    expect(rememberedLanguage()).toBe(null);
    rememberLanguage('fil');
    expect([rememberedLanguage(), [...storage.kept]]).toEqual(['fil', [['lang', 'fil']]]);
  });

  test('returns nothing when the page has no storage', () => {
    const storage = memoryStorage();
    storage.breaks('closed');
    vi.stubGlobal('localStorage', storage);
    rememberLanguage('fil');
    expect(rememberedLanguage()).toBe(null);
  });
});

describe('the requested response language', () => {
  test.each([
    ['sessionId=s1', 'fil', '/g/v3/x?sessionId=s1&lang=fil&a=1'],
    ['sessionId=s1&lang=en', 'en', '/g/v3/x?sessionId=s1&lang=en&a=1'],
    ['sessionId=s1&lang=de', 'fil', '/g/v3/x?sessionId=s1&lang=fil&a=1'],
    ['sessionId=s1&lang=spec', 'spec', '/g/v3/x?sessionId=s1&a=1'],
  ])('sends the language of a page %s in %s: %s', (search, language, url) => {
    const call = { client: 'one', method: 'GET', path: '/v3/x' } as const;
    expect(wireRequest('/g', withLanguage(page(search), language), call, { a: 1 }).url).toBe(url);
  });
});
