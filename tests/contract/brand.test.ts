import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseBrand, readBrand } from '../../contract/brand/read.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('a brand file', () => {
  it.each(globSync('deploy/brands/*.env', { cwd: root }))('builds with the brand file %s', (file) => {
    expect(() => readBrand(`${root}${file}`)).not.toThrow();
  });

  it.each([
    ['VITE_THEME_COLOR=blue', /VITE_THEME_COLOR.*a colour like/],
    ['VITE_APP_NANE=Mabilis', /No build knows VITE_APP_NANE/],
    ['VITE_PHONE_RULE=us', /VITE_PHONE_RULE/],
    ['VITE_ABSENT_ROUTES=ynRepay;complaint', /VITE_ABSENT_ROUTES.*joined by commas/],
    ['VITE_ABSENT_ROUTES=ynRepay,ynRepai', /no route is called ynRepai/],
  ])('%s is refused, and says why', (text, words) => {
    expect(() => parseBrand(text)).toThrow(words);
  });
});

describe('what belongs to one company', () => {
  it("keeps everything about one company in its configuration, out of the borrowers' code and the sandbox", () => {
    const { appName, servicePhone, serviceEmail, deepLinkScheme } = parseEnvironment({});
    const own = [appName, servicePhone, serviceEmail, `${deepLinkScheme}:`];
    const files = globSync('{views,machines,services,bridge,sandbox}/**/*.{ts,tsx,html}', {
      cwd: root,
    }).filter((file) => file !== 'services/visit/environment.ts');
    const found = files.flatMap((file) => {
      const source = readFileSync(`${root}${file}`, 'utf8');
      return own.filter((value) => source.includes(value)).map((value) => `${file}: ${value}`);
    });
    expect(files.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });
});
