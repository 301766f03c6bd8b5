import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp } from './builtApp.ts';
import { tourOf } from './inside.ts';

const app = builtApp();

const order = (id: string) => `/loanDetail?productId=p1&orderId=${id}&sessionId=session-${id}&lang=en`;

const screens = [
  order('due'),
  order('overdue'),
  order('rating'),
  '/confirm?productId=p1&orderId=withdraw&sessionId=session-confirm-p1&lang=en',
  '/bindBank?productId=p1&orderId=card&sessionId=session-bind&lang=en',
  '/?lang=en',
  '/promotion/?id=t2&down_id=d1&links_id=l1&lang=en',
  '/repay?productId=p1&orderId=due&sessionId=session-due&lang=fil',
  '/complainPageNext?type=1&sonType=12&orderNo=overdue&sessionId=session-overdue&lang=fil',
  '/Contact?lang=fil',
];

interface Visit {
  page: Page;
  devtools: CDPSession;
}

const covered = (page: Page, insets: { top?: number; bottom?: number; left?: number; right?: number }) =>
  page.evaluate(({ top = 0, bottom = 0, left = 0, right = 0 }) => {
    const found: string[] = [];
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    for (const element of document.querySelectorAll('h1, button, a, input, label, p, dd, dt')) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.bottom < 0 || box.top > innerHeight || !seen(element)) continue;
      const isStuck = element.closest('.page-bar, .page-footer, dialog, header') !== null;
      const says = `${element.tagName} ${element.textContent?.slice(0, 20)}`;
      if (box.left < left || box.right > innerWidth - right) found.push(`${says} at the side`);
      // Scrolling content passes below both; sticky elements, or the start of the page, must not.
      if (isStuck && box.top < top && box.bottom > 0) found.push(`${says} at the top`);
      if (isStuck && box.bottom > innerHeight - bottom) found.push(`${says} at the foot`);
    }
    return found;
  }, insets);

const withNotch = async ({ page, devtools }: Visit): Promise<string[]> => {
  const hold = async (width: number, height: number, insets: Record<string, number>) => {
    await page.setViewportSize({ width, height });
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  };
  const upright = { top: 47, bottom: 34 };
  const lying = { left: 47, right: 47, bottom: 21 };
  await hold(390, 844, upright);
  const standing = await covered(page, upright);
  await hold(844, 390, lying);
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingLeft)).toBe('47px');
  const found = [...standing, ...(await covered(page, lying))];
  await hold(360, 800, {});
  return found;
};

const inSystemColours = async ({ page }: Visit): Promise<string[]> => {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const background = getComputedStyle(document.body).backgroundColor;
    const hasEdge = (element: Element | null): boolean => {
      if (!element) return false;
      const { borderTopWidth, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(element);
      const isBordered = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== background;
      return isBordered || (outlineStyle !== 'none' && outlineColor !== background);
    };
    const controls = '.button:not(.button-plain), .field-input, .modal-box, .card, .tab[aria-selected=true]';
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !hasEdge(element) && !hasEdge(element.parentElement))
      .map((element) => `${element.tagName}.${element.className} has no edge`);
  });
  await page.emulateMedia({ forcedColors: null });
  return found;
};

const read = ({ page }: Visit): Promise<string[]> =>
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
      // Side by side counts as one line; an element above the previous one does not.
      if (stop.getBoundingClientRect().bottom <= before.getBoundingClientRect().top)
        found.push(`“${stop.textContent?.slice(0, 24)}” stands above “${before.textContent?.slice(0, 24)}”`);
    }
    const [heading] = document.querySelectorAll('h1');
    const title = document.querySelectorAll('h1').length;
    if (title !== 1 || !heading) found.push(`${title} titles`);
    return found;
  });

const typedInto = async ({ page }: Visit): Promise<string[]> => {
  await page.setViewportSize({ width: 360, height: 440 });
  return page.evaluate(async () => {
    const hidden: string[] = [];
    const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
    for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
      if (!field.checkVisibility({ visibilityProperty: true })) continue;
      field.focus();
      await new Promise((resolve) => void requestAnimationFrame(resolve));
      const { left, top, width, height } = field.getBoundingClientRect();
      // The first line of a tall element.
      const hit = document.elementFromPoint(left + width / 3, top + Math.min(height / 2, 20));
      if (!hit || !(field.contains(hit) || hit.contains(field))) hidden.push(`${field.name} is covered`);
    }
    return hidden;
  });
};

const phones = { withNotch, inSystemColours, read, typedInto };

test('shows a whole screen with a notch, in system colours, with a screen reader and with the keyboard open', async () => {
  const page = await app.newPage({ noisy: true });
  const devtools = await page.context().newCDPSession(page);
  const goTo = tourOf(page, app.url);
  const faults: string[] = [];
  for (const path of screens) {
    await page.setViewportSize({ width: 360, height: 800 });
    await goTo(path);
    for (const [phone, look] of Object.entries(phones))
      faults.push(...(await look({ page, devtools })).map((fault) => `${path} ${phone}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
