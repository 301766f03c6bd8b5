import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { builtApp } from '../app/builtApp.ts';
import { patience } from '../patience.ts';

const host = builtApp();
let page: Page;

beforeEach(async () => {
  page = await host.newPage({ viewport: { width: 1440, height: 980 }, noisy: true });
  await page.goto(`${host.url}/simulator/?lang=en`);
});

const app = () => page.frameLocator('iframe').first();
const open = (title: RegExp) => page.getByRole('button', { name: title }).click();
/** The phone is scaled, so a tap by coordinates would miss. */
const tap = async (name: RegExp) => {
  const control = app().getByRole('button', { name }).or(app().getByRole('link', { name })).last();
  await control.waitFor();
  await control.evaluate((element: HTMLElement) => element.click());
};
const isShown = (text: RegExp) => app().getByText(text).first().isVisible();
const inPanel = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** Lets time pass until the panel's order is in a state. */
const advanceTo = async (state: RegExp) => {
  const order = page.locator('.panel-facts').first();
  for (let step = 0; step < 4 && !state.test(await order.innerText()); step += 1) {
    const before = await order.innerText();
    await inPanel('To the next change');
    await expect.poll(() => order.innerText()).not.toBe(before);
  }
  expect(await order.innerText()).toMatch(state);
};

const payWithGCash = async () => {
  await tap(/^Payment method/i);
  await tap(/^GCash/);
  await tap(/^Pay ₱/);
  await expect.poll(() => isShown(/Your payment code/), patience).toBe(true);
  await inPanel('Pay the code');
};

const type = (name: string, text: string) => app().locator(`input[name=${name}]`).fill(text);

it('registers a new borrower', async () => {
  await open(/^1 · /);
  // `npm start` expects Philippine numbers; this build has the rule of the specification.
  await type('phone', '13912345678');
  await app().locator('.captcha img').waitFor();
  const { characters } = await (await fetch(`${host.url}/sandbox/control/captcha`)).json();
  await type('capcode', characters);
  await tap(/^Get code/);
  const message = await page.locator('.phone-sms').innerText();
  await type('smsCode', /\d{6}/.exec(message)?.[0] ?? '');
  await tap(/^Apply/);
  await expect.poll(() => isShown(/registered/i), patience).toBe(true);
});

it('leads from a new loan to its settlement', async () => {
  await open(/^2 · /);
  await tap(/^Borrow/);
  await expect.poll(() => isShown(/is on its way/), patience).toBe(true);
  await advanceTo(/174/);
  await tap(/^Repay/);
  await payWithGCash();
  await expect.poll(() => isShown(/Your payment arrived/), patience).toBe(true);
  await tap(/^See my loan/);
  await expect.poll(() => isShown(/^Next payment/), patience).toBe(true);
  await inPanel('Pay all');
  await expect.poll(() => isShown(/Fully paid|Paid in full/), patience).toBe(true);
  await app().getByRole('button', { name: 'Save proof of payment' }).waitFor();
});

it('extends an overdue loan', async () => {
  await open(/^3 · /);
  await tap(/^Extend your loan/);
  await payWithGCash();
  await expect.poll(() => isShown(/Your payment arrived/), patience).toBe(true);
  await tap(/^See my loan/);
  await expect.poll(() => isShown(/1\d\d days left/), patience).toBe(true);
});

it('answers a complaint', async () => {
  await open(/^4 · /);
  await tap(/^Collection/);
  await tap(/^Threats/);
  await app().getByRole('textbox').first().fill('They called my mother at night.');
  await tap(/^Send/);
  await tap(/^My complaints/);
  await tap(/They called/);
  await expect.poll(() => isShown(/answer/i), patience).toBe(true);
});
