import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults } from './builtApp.ts';
import { controlOf } from './control.ts';

const app = builtApp();
const { control } = controlOf(app);

/** As Chrome's translation does, until the page is left: every text becomes elements, except where nothing is to be translated. Runs in the page. */
const translate = () => {
  const wrap = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      !parentElement || parentElement.closest('font, script, style, textarea, [translate=no]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.textContent ?? '');
      text.parentNode?.replaceChild(outer, text);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(document.body, { subtree: true, childList: true, characterData: true });
};

const opened = async (path: string) => {
  const page = await app.newPage();
  await page.goto(`${app.url}${path}`);
  await page.locator('h1').first().waitFor();
  await page.evaluate(translate);
  expect(await page.locator('h1 font').count()).toBeGreaterThan(0);
  return page;
};

const register = async (page: Page) => {
  const field = (name: string) => page.locator(`input[name=${name}]`);
  await page.locator('.captcha img').waitFor();
  await field('phone').fill('13912345678');
  await field('capcode').fill((await control<{ characters: string }>('/captcha')).characters);
  await page.getByRole('button', { name: 'Get code' }).click();
  await page.getByText('验证码已发送，请注意查收').waitFor();
  const countdown = page.getByRole('button', { name: 'Get code' });
  const before = await countdown.innerText();
  await expect.poll(() => countdown.innerText()).not.toBe(before);
  expect(await field('phone').inputValue()).toBe('13912345678');
  await field('smsCode').fill((await control<{ code: string }>('/sms')).code);
  await page.getByRole('button', { name: 'Apply now' }).click();
  await page.getByRole('link', { name: 'Download' }).first().waitFor();
  await page.getByText('注册成功').first().waitFor();
};

test('registers on a page that the browser translates', async () => {
  const page = await opened('/promotion/?id=t1&user_from=fb&utm_tag=u1&app_from=web');
  await register(page);
  expect((await control<{ registrations: object[] }>('/books')).registrations).toHaveLength(1);
  expectNoFaults(page);
});

test('goes from section to section of a site that the browser translates, and sends what was typed', async () => {
  const page = await opened('/');
  for (const section of ['Guide of loan', 'About Lender', 'Contact us']) {
    await page.getByRole('navigation').getByRole('link', { name: section }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe(section);
  }
  for (const input of await page.locator('main input, main textarea').all()) await input.fill('09171234567');
  await page.locator('main button').click();
  await page.locator('.toast', { hasText: /./ }).waitFor();
  expectNoFaults(page);
});
