import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { brokenFigures } from './brokenFigures.ts';
import { builtApp } from './builtApp.ts';

const app = builtApp();

const order = (id: string) => `/loanDetail?productId=p1&orderId=${id}&sessionId=session-${id}&lang=en`;

/** Screens with a bar at the foot, with a form, with a dialog, and of the site. */
const screens = [
  order('due'),
  order('overdue'),
  order('rating'),
  '/repay?productId=p1&orderId=due&sessionId=session-due&lang=fil',
  '/confirm?productId=p1&orderId=withdraw&sessionId=session-confirm-p1&lang=en',
  '/bindBank?productId=p1&orderId=card&sessionId=session-bind&lang=en',
  '/complainPageNext?type=1&sonType=12&orderNo=overdue&sessionId=session-overdue&lang=fil',
  '/promotion/?id=t2&down_id=d1&links_id=l1&lang=en',
  '/Contact?lang=fil',
  '/?lang=en',
];

const open = async (page: Page, path: string) => {
  await page.goto(app.url + path);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.skeleton, .written, [data-state=loading]'));
};

const tour = async (page: Page, look: (path: string) => Promise<string[]>) => {
  const faults: string[] = [];
  for (const path of screens) {
    await open(page, path);
    faults.push(...(await look(path)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
};

test('nothing to read or tap stands below a notch or a gesture bar, in either way of holding the phone', async () => {
  const page = await app.newPage({ noisy: true });
  const session = await page.context().newCDPSession(page);
  const hold = async (width: number, height: number, insets: Record<string, number>) => {
    await page.setViewportSize({ width, height });
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  };
  const covered = (insets: { top?: number; bottom?: number; left?: number; right?: number }) =>
    page.evaluate(({ top = 0, bottom = 0, left = 0, right = 0 }) => {
      const found: string[] = [];
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      for (const element of document.querySelectorAll('h1, button, a, input, label, p, dd, dt')) {
        const box = element.getBoundingClientRect();
        if (box.width < 2 || box.bottom < 0 || box.top > innerHeight || !seen(element)) continue;
        const isStuck = element.closest('.page-bar, .page-footer, dialog, header') !== null;
        const says = `${element.tagName} ${element.textContent?.slice(0, 20)}`;
        if (box.left < left || box.right > innerWidth - right) found.push(`${says} at the side`);
        // What scrolls passes below both; what stands, or is at the very beginning, must not.
        if (isStuck && box.top < top && box.bottom > 0) found.push(`${says} at the top`);
        if (isStuck && box.bottom > innerHeight - bottom) found.push(`${says} at the foot`);
      }
      return found;
    }, insets);
  const upright = { top: 47, bottom: 34 };
  const lying = { left: 47, right: 47, bottom: 21 };
  const faults = await tour(page, async () => {
    await hold(390, 844, upright);
    const standing = await covered(upright);
    await hold(844, 390, lying);
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingLeft)).toBe('47px');
    return [...standing, ...(await covered(lying))];
  });
  expect(faults).toEqual([]);
});

test('with the keyboard up each field can be seen while it is typed into', async () => {
  const page = await app.newPage({ noisy: true });
  const faults = await tour(page, async () => {
    await page.setViewportSize({ width: 360, height: 440 });
    const fields = page.locator('input:not([type=checkbox], [type=radio], [type=file]), textarea');
    const hidden: string[] = [];
    for (const field of await fields.all()) {
      if (!(await field.isVisible())) continue;
      await field.focus();
      const isSeen = await field.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        // Of a tall one its first line.
        const hit = document.elementFromPoint(left + width / 3, top + Math.min(height / 2, 20));
        return hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
      });
      if (!isSeen) hidden.push(`${await field.getAttribute('name')} is covered`);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    return hidden;
  });
  expect(faults).toEqual([]);
});

test("in the system's own colours every control and dialog keeps an edge, and the chosen tab is marked", async () => {
  const page = await app.newPage({ noisy: true });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const faults = await tour(page, () =>
    page.evaluate(() => {
      const background = getComputedStyle(document.body).backgroundColor;
      const hasEdge = (element: Element | null): boolean => {
        if (!element) return false;
        const { borderTopWidth, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(element);
        const isBordered = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== background;
        return isBordered || (outlineStyle !== 'none' && outlineColor !== background);
      };
      const controls =
        '.button:not(.button-plain), .field-input, .modal-box, .card, .tab[aria-selected=true]';
      return [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !hasEdge(element) && !hasEdge(element.parentElement))
        .map((element) => `${element.tagName}.${element.className} has no edge`);
    }),
  );
  expect(faults).toEqual([]);
});

test('a screen reader goes through a screen as it is seen, from the top', async () => {
  const page = await app.newPage({ noisy: true });
  const faults = await tour(page, () =>
    page.evaluate(() => {
      const scope = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
      const stops = [...scope.querySelectorAll('h1, h2, h3, button, a[href], input, textarea, dd')].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 2,
      );
      const found: string[] = [];
      for (const [index, stop] of stops.entries()) {
        const before = stops[index - 1];
        if (!before || stop.contains(before) || before.contains(stop)) continue;
        // Side by side counts as one line; above what was read before does not.
        if (stop.getBoundingClientRect().bottom <= before.getBoundingClientRect().top)
          found.push(
            `“${stop.textContent?.slice(0, 24)}” stands above “${before.textContent?.slice(0, 24)}”`,
          );
      }
      const [heading] = document.querySelectorAll('h1');
      const title = document.querySelectorAll('h1').length;
      if (title !== 1 || !heading) found.push(`${title} titles`);
      return found;
    }),
  );
  expect(faults).toEqual([]);
});

test('no figure breaks in two with text at 200 % on a narrow phone', async () => {
  const page = await app.newPage({ noisy: true, bypassCSP: true, viewport: { width: 320, height: 640 } });
  const faults = await tour(page, async () => {
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    return (await page.evaluate(brokenFigures)).map((figure) => `${figure} is broken in two`);
  });
  expect(faults).toEqual([]);
});
