import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { imageCount } from '../../services/complaint/schema.ts';
import { languageNames } from '../../services/visit/languages.ts';
import { fill } from '../../views/wording/fill.ts';
import { langOf, loadWording, t, type WordingGroup, type WordingKey } from '../../views/wording/wording.ts';

const root = join(import.meta.dirname, '../..');

interface Catalogue {
  wording: Record<string, string>;
  foreign?: Record<string, string>;
}
const modules = import.meta.glob<Catalogue>('../../views/wording/*/*.ts', { eager: true });

const catalogues = Object.entries(modules).map(([file, { wording, foreign = {} }]) => {
  const [, language = '', group = ''] = /(\w+)\/(\w+)\.ts$/.exec(file) ?? [];
  return { language, group: group as WordingGroup, wording, foreign };
});
const textsIn = (language: string): Record<string, string> =>
  Object.assign({}, ...catalogues.filter((one) => one.language === language).map(({ wording }) => wording));

const keys = Object.keys(textsIn('spec')).toSorted();
const parametersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

describe.each(languageNames)('the texts in %s', (language) => {
  const texts = textsIn(language);

  test('has every text, and none is empty', () => {
    expect(Object.keys(texts).toSorted()).toEqual(keys);
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('lists the texts that a page of the language loads', async () => {
    // The staff's texts are in no borrower's build.
    const loaded = catalogues.filter((one) => one.language === language && one.group !== 'testPreview');
    await loadWording(
      language,
      loaded.map(({ group }) => group),
    );
    const plain = loaded
      .flatMap(({ wording }) => Object.keys(wording))
      .filter((key) => parametersOf(texts[key] ?? '').length === 0);
    expect(plain.filter((key) => t(key as WordingKey) !== fill(texts[key] ?? '', {}))).toEqual([]);
  });

  test('uses exactly the placeholders that the view fills in', () => {
    // A button that repays or borrows shows the amount; the specification's buttons have only a word.
    const more = ['bind.save', 'confirm.next', 'confirm.serverLabel', 'repay.pay', 'oldRepay.repay'];
    const of = (key: string) => textsIn(language !== 'spec' && more.includes(key) ? 'en' : 'spec')[key] ?? '';
    const odd = keys.filter((key) => parametersOf(texts[key] ?? '').join() !== parametersOf(of(key)).join());
    expect(odd).toEqual([]);
  });
});

test.each(languageNames)('mentions the limits of the code in the texts in %s', (language) => {
  expect(textsIn(language)['complaint.tooManyImages']).toContain(String(imageCount));
});

test('has no key in two groups, because the last one would win', () => {
  const spec = catalogues.filter(({ language }) => language === 'spec');
  const all = spec.flatMap(({ wording }) => Object.keys(wording));
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});

const named = () => {
  const sources = globSync('{views,machines,tools,services}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/views\/wording\/\w+\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const written = new Set(sources.match(/(?<=['"])[\w.]+(?=['"])/g));
  const built = [...sources.matchAll(/`([\w.]*\$\{[^`]*)`/g)]
    .map(([, template = '']) => template.replaceAll(/\$\{[^}]*\}/g, '\0'))
    .filter((template) => /^\w+\.[\w.\0]*$/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('\0', '[\\w.]+')}$`));
  return { written, built };
};

test('has no unused text', () => {
  const { written, built } = named();
  expect(built.length).toBeGreaterThan(5);
  const idle = keys.filter((key) => !written.has(key) && !built.some((pattern) => pattern.test(key)));
  expect(idle).toEqual([]);
});

describe('a text in another language than its page', () => {
  test("marks the specification's Chinese, Spanish and Indonesian texts", () => {
    const marked = catalogues.flatMap(({ wording, foreign }) =>
      Object.entries(foreign).map(([key, lang]) => [wording[key], lang] as const),
    );
    const chinese = Object.values(textsIn('spec')).filter((text) => /\p{Script=Han}/u.test(text));
    expect(chinese.length).toBeGreaterThan(20);
    expect(marked.filter(([, lang]) => lang === 'zh').map(([text]) => text)).toEqual(
      expect.arrayContaining(chinese),
    );
    expect(marked).toContainEqual(['El pedido seleccionado no admite el tipo de cobranza', 'es']);
    expect(marked).toContainEqual(['Silakan pilih', 'id']);
  });

  test('marks nothing in English and Filipino', () => {
    const others = catalogues.filter(({ language }) => language !== 'spec');
    expect(others.flatMap(({ foreign }) => Object.keys(foreign))).toEqual([]);
    expect(
      others.flatMap(({ wording }) => Object.values(wording)).filter((text) => /\p{Script=Han}/u.test(text)),
    ).toEqual([]);
  });

  test('recognises a text in another language on the screen', async () => {
    await loadWording('spec', ['promotion', 'complaint']);
    expect(langOf(t('promotion.phoneInvalid'))).toBe('zh');
    expect(langOf(t('complaint.collectionRefused'))).toBe('es');
    expect(langOf(t('promotion.apply'))).toBe(undefined);
    expect(langOf(undefined)).toBe(undefined);
    // A backend may send such a name as a toast's text.
    expect(langOf('constructor')).toBe(undefined);
  });
});
