import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellQuery } from '../app/builtApp.ts';
import { leaveFor, runsNothing } from '../app/leaveFor.ts';
import { tryRows } from '../app/rows.ts';
import { isNightly } from '../nightly.ts';
import { personal } from './personal.ts';

const app = builtApp();

/** Stands for user input, or the backend's data about the user: it must not leave the page. */
const canary = '09171234567 Juana at assets/canary-12345678.js:1:2';

/** Faults in customer service; `S` is its screen, as exported by its chunk. */
const faults = {
  'a view': 'S.View = () => { throw new TypeError(C) }',
  'a selector':
    'const V = S.View; S.View = () => V({ actor: { getSnapshot: () => { throw new TypeError(C) }, subscribe() {} } })',
  'a guard': 'S.machine = S.machine.provide({ guards: { hasPhone() { throw new TypeError(C) } } })',
  'an action': 'S.machine = S.machine.provide({ actions: { callService() { throw new TypeError(C) } } })',
  'what a tap starts':
    'const V = S.View; addEventListener("click", () => { throw new TypeError(C) }, { once: true })',
  'a promise that nobody waits for': 'Promise.reject(new TypeError(C))',
  'the root':
    'S.machine = S.machine.provide({ actions: { callService: ({ context }) => context.app.send({ type: "link.opened", link: Symbol(C) }) } })',
};

const service =
  'const { actors } = S.machine.implementations; S.machine = S.machine.provide({ actors: { loadContact: { ...actors.loadContact, start() { throw new TypeError(C) } } } })';

const breakScreen = (page: Page, fault: string) =>
  page.route('**/customerService.screen-*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const [, name] = /screen:\(\)=>(\w+)/.exec(text) ?? [];
    const exported = text.lastIndexOf('export{');
    const planted = `;{const S=${name},C=${JSON.stringify(canary)};${fault}}`;
    await route.fulfill({ response, body: text.slice(0, exported) + planted + text.slice(exported) });
  });

const newPage = () => app.newPage({ holdsFiles: true, noisy: true });

const reports = async () =>
  (await (await fetch(`${app.url}/sandbox/reports`)).json()) as {
    release: string;
    route: string;
    states: Record<string, string>;
    events: string[];
    error: { name: string; place: string };
  }[];

const visit = async (page: Page, fault: string) => {
  // A page of the app's origin without scripts: the previous visit no longer stores or reports anything.
  await leaveFor(page, app.url + runsNothing);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await fetch(`${app.url}/sandbox/control/reset`, { method: 'POST' });
  const broken = await breakScreen(page, fault);
  await page.goto(`${app.url}/customerService?lang=en&${shellQuery}`);
  const words = page.getByRole('alert');
  // The app's own: the document draws one before it.
  const phone = page.locator('#root > [data-state]').getByRole('link', { name: /Telephone|Phone/ });
  await words.or(phone).first().waitFor();
  // The driver's own tap would wait for a link that the fault has hidden since.
  if (!(await words.isVisible()))
    await phone.evaluateAll((links) => links.forEach((link) => (link as HTMLElement).click()));
  await words.waitFor();
  await expect.poll(reports).not.toEqual([]);
  const found = {
    says: await words.innerText(),
    isPageSeen: await page.locator('#root').isVisible(),
    release: await page.evaluate(() => document.documentElement.dataset['release']),
    reports: await reports(),
  };
  await broken.dispose();
  return found;
};

const reportOf = (release: string | undefined) => ({
  release,
  route: 'customerService',
  states: expect.objectContaining({ app: expect.stringMatching(/screen\.(loading|shown)/) }),
  events: expect.arrayContaining(['xstate.init']),
  // xstate wraps a guard's error in its own.
  error: {
    name: expect.stringMatching(/^(Type)?Error$/),
    place: expect.stringMatching(/^[\w.]+-[\da-f]{8}\.js:\d+:\d+$/),
  },
});

test.runIf(isNightly)(
  'shows what to do after any exception, and sends one report without personal data',
  async () => {
    const page = await newPage();
    await tryRows(faults, async (fault) => {
      const { says, isPageSeen, release, reports: sent } = await visit(page, fault);
      expect({ says, isPageSeen, sent }).toEqual({
        says: expect.stringMatching(/This page cannot be shown[^]*Reload[^]*\(02\) 8888 0100/),
        isPageSeen: false,
        sent: [reportOf(release)],
      });
      expect(JSON.stringify(sent)).not.toMatch(personal);
    });
  },
);

test('reports a service that throws; its page shows the failure and keeps working', async () => {
  const { says, isPageSeen, release, reports: sent } = await visit(await newPage(), service);
  expect({ says, isPageSeen, sent }).toEqual({
    says: expect.stringContaining('may be old'),
    isPageSeen: true,
    sent: [reportOf(release)],
  });
  expect(JSON.stringify(sent)).not.toMatch(personal);
});

test('loads again when the connection is back, if it was lost before the app had started', async () => {
  const page = await newPage();
  const lost = await page.route('**/renderer-*.js', (route) => route.abort());
  await page.goto(`${app.url}/customerService?lang=en&${shellQuery}`, { waitUntil: 'commit' });
  await page.getByRole('alert').waitFor();
  await lost.dispose();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.locator('#root > [data-state]').getByRole('link', { name: 'Phone' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
