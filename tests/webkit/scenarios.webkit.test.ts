import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumArgs, ensureChromium } from '../../tools/browser/chromium.ts';
import { brokenFigures } from '../app/brokenFigures.ts';
import { webKitPhone } from './phone.ts';
import { look } from './seen.ts';
import { patience } from '../patience.ts';

const phone = webKitPhone();
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  page = await browser.newPage({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
});
afterAll(() => browser?.close());

interface Scenario {
  id: string;
  path: string;
}

const allScenarios = async () => {
  const groups = (await (await fetch(`${phone.url}/sandbox/control/scenarios`)).json()) as {
    scenarios: Scenario[];
  }[];
  return groups.flatMap(({ scenarios }) => scenarios);
};

/** Empty when the page has the same texts as in Chromium, and all are readable. */
const faultsOf = async (path: string): Promise<string[]> => {
  await fetch(`${phone.url}/sandbox/control/reset`, { method: 'POST' });
  await page.goto('about:blank');
  await page.goto(phone.url + path);
  await phone.open(path);
  let faults: string[] = [];
  const compare = async () => {
    const [there, here] = [await page.evaluate(look), await phone.read(look)];
    if (!there) return ['is never there in Chromium'];
    if (!here)
      return [
        `is never there in WebKit: ${String(await phone.run('return document.documentElement.outerHTML'))}`,
      ];
    return [
      ...(['title', 'words'] as const)
        .filter((part) => here[part] !== there[part])
        .map((part) => `has other ${part}: ${here[part]}\n  in Chromium: ${there[part]}`),
      ...here.missingPictures.map((src) => `lacks the picture ${src}`),
      ...here.tooWide.map((part) => `is too wide: ${part}`),
      ...(await phone.read(brokenFigures)).map((figure) => `breaks ${figure} in two`),
      ...(await phone.faults()),
    ];
  };
  await vi
    .waitFor(async () => {
      faults = await compare();
      if (faults.length > 0) throw new Error(faults.join());
    }, patience)
    .catch(() => {});
  return faults;
};

test('shows the same texts in WebKit as in Chromium in every scenario', async () => {
  const faults: string[] = [];
  for (const [index, { id, path }] of (await allScenarios()).entries()) {
    // The specification's wording and English alternate, because they format dates differently.
    const lang = index % 2 === 0 ? 'spec' : 'en';
    faults.push(...(await faultsOf(`${path}&lang=${lang}`)).map((fault) => `${id} ${lang} ${fault}`));
  }
  expect(faults).toEqual([]);
});
