import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellQuery } from '../app/builtApp.ts';

const app = builtApp();

/** Stands for what a person typed, or what the lender knows of her: it must not leave the page. */
const canary = '09171234567 Juana at assets/canary-12345678.js:1:2';

/** What of customer service throws; `S` is its screen, as its chunk exports it. */
const faults = {
  'a view': 'S.View = () => { throw new TypeError(C) }',
  'a selector':
    'const V = S.View; S.View = () => V({ actor: { getSnapshot: () => { throw new TypeError(C) }, subscribe() {} } })',
  'a guard': 'S.machine = S.machine.provide({ guards: { hasPhone() { throw new TypeError(C) } } })',
  'an action': 'S.machine = S.machine.provide({ actions: { callService() { throw new TypeError(C) } } })',
  'a service':
    'const { actors } = S.machine.implementations; S.machine = S.machine.provide({ actors: { loadContact: { ...actors.loadContact, start() { throw new TypeError(C) } } } })',
  'what a tap starts':
    'const V = S.View; addEventListener("click", () => { throw new TypeError(C) }, { once: true })',
  'a promise that nobody waits for': 'Promise.reject(new TypeError(C))',
  'the root':
    'S.machine = S.machine.provide({ actions: { callService: ({ context }) => context.app.send({ type: "link.opened", link: Symbol(C) }) } })',
};

const breakScreen = (page: Page, fault: string) =>
  page.route('**/customerService.screen-*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /export\{(\w+) as screen\};?\s*$/,
      (whole, name) => `;{const S=${name},C=${JSON.stringify(canary)};${fault}}${whole}`,
    );
    await route.fulfill({ response, body });
  });

const reports = async () =>
  (await (await fetch(`${app.url}/sandbox/reports`)).json()) as {
    release: string;
    route: string;
    states: Record<string, string>;
    events: string[];
    error: { name: string; place: string };
  }[];

test('whatever throws, the page says in words what to do, and one report goes out with no value of a person', async () => {
  for (const [what, fault] of Object.entries(faults)) {
    await fetch(`${app.url}/sandbox/control/reset`, { method: 'POST' });
    const page = await app.newPage({ noisy: true });
    await breakScreen(page, fault);
    await page.goto(`${app.url}/customerService?lang=en&${shellQuery}`);
    const words = page.getByRole('alert');
    const phone = page.getByRole('button', { name: /Telephone|Phone/ });
    await words.or(phone).first().waitFor();
    if (what !== 'a service' && !(await words.isVisible())) await phone.click();
    await words.waitFor();
    const says = await words.innerText();
    if (what === 'a service') expect(says, what).toContain('could not be loaded');
    else {
      expect(says, what).toContain('This page cannot be shown');
      expect(says, what).toContain('Reload');
      expect(says, what).toContain('(02) 8888 0100');
      expect(await page.locator('#root').isVisible(), what).toBe(false);
    }
    await expect.poll(reports, { message: what }).toHaveLength(1);
    const [report] = await reports();
    expect(report, what).toMatchObject({
      release: await page.evaluate(() => document.documentElement.dataset['release']),
      route: 'customerService',
      states: { app: expect.stringContaining('connection.online') },
      // xstate puts an error of its own in the place of a guard's.
      error: {
        name: expect.stringMatching(/^(Type)?Error$/),
        place: expect.stringMatching(/^[\w.]+-[\w-]{8}\.js:\d+:\d+$/),
      },
    });
    // A promise of the chunk's own fails before its screen runs.
    if (!what.includes('promise')) expect(report?.states['customerService'], what).toBeTruthy();
    expect(report?.events.length, what).toBeGreaterThan(3);
    expect(JSON.stringify(report), what).not.toMatch(/canary|Juana|0917|d-1|s-1/);
    await page.close();
  }
});
