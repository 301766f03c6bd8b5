import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import { begun, testTour, without } from '../app/modelTour.ts';
import { model as captcha } from './captcha.model.ts';
import { model as download } from './download.model.ts';
import { model as registration } from './registration.model.ts';

const image = { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' };
const template = { id: 't1', downloadUrl: 'https://store.example/app.apk' };

const answers = {
  'channel-template': { json: { code: '00', data: template } },
  'get-sid': { json: { code: '0', data: { sid: 's1' } } },
  'get-captcha': image,
  'track-*': { json: { code: '0' } },
} as const;

const answered =
  (...calls: (keyof typeof answers)[]) =>
  async (page: Page): Promise<void> => {
    for (const call of calls)
      await page.route(`**/youmi/**/${call}*`, (route) => route.fulfill(answers[call]));
  };

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);

const path = '/promotion/?id=t1&user_from=fb&utm_tag=u1&app_from=web';

testTour(begun(captcha, 'fresh'), path, {
  before: answered('channel-template', 'track-*'),
  // An image is refreshed for a phone only.
  after: (page) => field(page, 'phone').fill('13912345678'),
  signals: { 'image.broken': (page) => page.locator('.captcha img').dispatchEvent('error') },
  root: false,
});

const held: Route[] = [];

/** Enters the captcha's requirements, so that an image is shown. */
const showCaptcha = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      for (let call = held.pop(); call; call = held.pop())
        await call.fulfill(call.request().url().includes('get-sid') ? answers['get-sid'] : image);
      return page.locator('.captcha img').isVisible();
    })
    .toBe(true);

testTour(
  // promotion.app.test.ts covers returning to the page, draft.nightly.test.ts its other pages; a promotion has no shell with a back button.
  without(begun(registration, 'fresh'), 'screen.returned', 'address.changed', 'back.pressed'),
  path,
  {
    before: async (page) => {
      held.length = 0;
      await answered('channel-template', 'track-*')(page);
      await page.route(/\/get-(sid|captcha)\?/, (route) => void held.push(route));
    },
    stage: {
      acts: {
        captcha: { shown: showCaptcha },
        smsCountdown: { over: (page) => page.clock.runFor(60_000) },
      },
      can: (move, seen) => {
        const { sid, pause } = seen.context as { sid: string; pause: { end: number } };
        if (move.by === 'service' && move.service === 'captcha') return sid === '' && !seen.hasTag('modal');
        // That minute would end the image's request.
        if (move.by === 'service' && move.service === 'smsCountdown') return sid !== '';
        // Both last a minute: in the built app the pause would end with the call.
        return move.by !== 'time' || pause.end === 0;
      },
    },
    root: 'form[data-state]',
  },
);

const agents: Record<string, string> = { onAndroid: 'Android', onIphone: 'iPhone', onComputer: 'Windows' };

testTour(download, '/promotion/#/downloadTemplate?id=t1', {
  browser: (input) => ({ userAgent: agents[input] ?? '' }),
  before: async (page, input) => {
    const appStoreUrl = input === 'onComputer' ? 'https://apps.example/app' : '';
    const json = { code: '00', data: { ...template, appStoreUrl } };
    await page.route('**/channel-template*', (route) => route.fulfill({ json }));
  },
  root: false,
});
