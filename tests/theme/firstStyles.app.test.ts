import { expect, test } from 'vitest';
import { measuredPages } from '../../tools/measure/firstLoad/pages.ts';
import { builtApp } from '../app/builtApp.ts';
import { firstFew } from '../nightly.ts';

const app = builtApp();
const pages = measuredPages.filter(({ name }) => name !== 'promotion');

// The pages of money come first.
test.for(firstFew(pages, 7))(
  'draws $name by its own stylesheet as by the whole one',
  async ({ address, content }) => {
    const page = await app.newPage({ holdsFiles: true, isFirstVisit: true });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/all-*.css', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${app.url}${address}&lang=en&sessionId=session-due&deviceId=d-1&market=0`, {
      // The held stylesheet may delay the page's load event.
      waitUntil: 'commit',
    });
    await page.locator('[data-state]').filter({ hasText: content }).waitFor();
    await page.evaluate(() => {
      const look = () =>
        // A picture arrives when it likes, in its reserved place.
        [...document.querySelectorAll('#root :not(img)')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
          const tag = element.outerHTML.slice(0, 80);
          return [tag, x, y, width, height, color, backgroundColor, borderColor, font].join();
        });
      // Before any later part is drawn.
      const loaded = ({ target }: Event) => {
        if (!(target instanceof HTMLLinkElement && target.rel.includes('later'))) return;
        const whole = look();
        // In the same instant, because the page may still be loading its data.
        target.disabled = true;
        const own = look();
        Object.assign(window, { moved: whole.filter((one, at) => one !== own[at]) });
      };
      document.addEventListener('load', loaded, true);
    });
    // The page listens already, however busy it is.
    release();
    const moved = await page.waitForFunction(() => (window as { moved?: string[] }).moved);
    expect(await moved.jsonValue()).toEqual([]);
  },
);
