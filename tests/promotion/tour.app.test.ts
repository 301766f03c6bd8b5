import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import { begun, testTour, without } from '../app/modelTour.ts';
import { model as captcha } from './captcha.model.ts';
import { model as download } from './download.model.ts';
import { model as landing } from './landing.model.ts';
import { model as registration } from './registration.model.ts';

const image = { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', contentType: 'image/svg+xml' };
const template = { id: 't1', downloadUrl: 'https://store.example/app.apk' };

const answers = {
  'channel-template': { json: { code: '00', data: template } },
  'get-sid': { json: { code: '0', data: { sid: 's1' } } },
  'get-captcha': image,
  'get-sms': { json: { code: '0' } },
  register: { json: { code: '0' } },
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
        const { sid, deadline } = seen.context as { sid: string; deadline: number };
        if (move.by === 'service' && move.service === 'captcha') return sid === '' && !seen.hasTag('modal');
        // That minute would end the image's request.
        if (move.by === 'service' && move.service === 'smsCountdown') return sid !== '';
        // Both last a minute: in the built app the pause would end with the call.
        return move.by !== 'time' || deadline === 0;
      },
    },
    root: 'form[data-state]',
  },
);

const register = async (page: Page): Promise<void> => {
  await field(page, 'phone').fill('13912345678');
  await field(page, 'capcode').fill('AB3D');
  await field(page, 'smsCode').fill('123456');
  await page.getByRole('button', { name: 'Apply' }).click();
};

const releaseReads: Route[] = [];

const answerRelease = async (answer: (own: string) => object, page: Page): Promise<void> => {
  await expect.poll(() => releaseReads.length).toBeGreaterThan(0);
  const own = (await page.locator('html').getAttribute('data-release')) ?? '';
  for (let read = releaseReads.pop(); read; read = releaseReads.pop()) await read.fulfill(answer(own));
};

/** A device may report this without having reported a loss. After a loss the app waits for a response: it reads the release. */
const reconnect = async (page: Page): Promise<void> => {
  const earlier = new Set(releaseReads);
  const probes = () => releaseReads.filter((read) => !earlier.has(read));
  const isDisconnected = await page.getByText('You are offline').isVisible();
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  if (!isDisconnected) return;
  await expect.poll(probes).toHaveLength(1);
  for (const probe of probes()) {
    releaseReads.splice(releaseReads.indexOf(probe), 1);
    await probe.fulfill({ json: {} });
  }
};

const says =
  (said: object) =>
  (page: Page): Promise<void> =>
    answerRelease((release) => ({ json: { release, closed: [], notice: '', ...said } }), page);

testTour(
  // tests/field covers exceptions, draft.nightly.test.ts another language: both reload the page.
  without(landing, 'exception.noticed', 'language.chosen'),
  {
    plain: path,
    counted: `${path}&UC=uc1&links_id=l1`,
    staying: `${path}&down_id=d1&links_id=l1`,
    onDownload: '/promotion/#/downloadTemplate?id=t1',
  },
  {
    // The agreement is a file of the app.
    holdsFiles: true,
    root: false,
    // The document draws the form first, which takes no input.
    after: (page) => page.locator('#root > .page').waitFor(),
    before: async (page) => {
      await answered('get-sid', 'get-captcha', 'get-sms', 'register', 'track-*')(page);
      // Only the tour itself changes the address.
      await page.addInitScript(() => {
        addEventListener('hashchange', (event) => {
          if (location.hash !== document.documentElement.dataset['tour']) event.stopImmediatePropagation();
        });
      });
      releaseReads.length = 0;
      page.on('requestfailed', (request) => {
        const given = releaseReads.findIndex((read) => read.request() === request);
        if (given >= 0) releaseReads.splice(given, 1);
      });
      await page.route('**/release.json', (route) => void releaseReads.push(route));
    },
    stage: {
      acts: {
        // The actor of pending requests sends when the page opens.
        pendingRequests: { opened: async () => undefined },
        connection: {
          restored: reconnect,
        },
        watchPage: {
          resumed: (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
        },
        watchRelease: {
          same: says({}),
          paused: says({ closed: ['landing'] }),
          missed: (page) => answerRelease(() => ({ status: 500 }), page),
        },
        registration: {
          registered: register,
          recognised: async (page) => {
            await page.route('**/promotion/register*', (route) => route.fulfill({ json: { code: '11' } }));
            await register(page);
          },
          says: async (page) => {
            await field(page, 'phone').fill('13912345678');
            await field(page, 'capcode').fill('AB3D');
            await page.getByRole('button', { name: /^Get code/ }).click({ force: true });
          },
          counts: async (page) => {
            await field(page, 'smsCode').fill('');
            await page.getByRole('button', { name: 'Apply' }).click();
          },
        },
      },
      can: (move, seen) => {
        if (move.by === 'service' && move.service === 'registration')
          return seen.matches({ page: 'landing' });
        // The agreement is only read on request.
        if (move.by === 'service' && move.service === 'watchRelease')
          return seen.matches({ page: { agreement: 'missing' } });
        // An agreement that was read once is there at once.
        return move.by !== 'person' || !seen.matches({ page: { agreement: 'shown' } });
      },
    },
    signals: {
      'toast.dismissed': () => undefined,
      // It changes nothing that shows.
      'clock.corrected': () => undefined,
      'address.changed': (page, event) =>
        page.evaluate(
          (hash) => {
            document.documentElement.dataset['tour'] = hash;
            location.hash = hash;
          },
          (event as { address: { hash: string } }).address.hash,
        ),
    },
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
