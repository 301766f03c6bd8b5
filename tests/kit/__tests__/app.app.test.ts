import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../browser/chromium.ts';
import { defineModel, done, fails, transitionTour } from '../index.ts';
import { appTitle, onTheWire, runApp } from '../run/app.ts';
import { config } from './codeEntry.model.ts';
import { codeEntry } from './machines.ts';

const model = defineModel(codeEntry, {
  ...config,
  wire: { sendCode: '**/send', confirmCode: '**/confirm' },
  outcomes: {
    sendCode: {
      ok: done({ sent: true }, { json: {} }),
      refused: fails(new Error('refused'), { status: 500, json: {} }),
    },
    confirmCode: {
      right: done({ right: true }, { json: { right: true } }),
      wrong: done({ right: false }, { json: { right: false } }),
      broken: fails(new Error('500'), 'abort'),
    },
  },
});

/** The same flow, written by hand: what a person sees is all that this layer knows of an app. */
const app = (limit = 10_000) => `<!doctype html><meta charset=utf-8><title>Code</title><body><script>
  let state, code = '', timer;
  const button = (name, act, off) => '<button ' + (off ? 'disabled' : '') + ' onclick="' + act + '">' + name + '</button>';
  const go = (next, ms, then) => { state = next; clearTimeout(timer); draw(); if (ms) timer = setTimeout(then, ms); };
  const draw = () => { document.body.innerHTML = '<main data-state="' + state + '">' + ({
    idle: () => button('Get code', 'send()'),
    sending: () => 'Sending…',
    'entering.waiting': () => 'Wait a minute' + form(),
    'entering.resendable': () => button('Get code', 'send()') + form(),
    confirming: () => 'Checking…',
    confirmed: () => 'Done',
  })[state]() + '</main>'; };
  const form = () => '<label>Code <input value="' + code + '" oninput="code = this.value; draw()"></label>' +
    button('Confirm', 'confirmCode()', code.length !== 6) + button('Cancel', "code = ''; go('idle')");
  const call = async (path) => { const answer = await fetch(path); if (!answer.ok) throw 0; return answer.json(); };
  const enter = () => go('entering.waiting', 60000, () => go('entering.resendable'));
  const send = () => { go('sending', ${limit}, () => go('idle')); call('/send').then(() => state === 'sending' && enter(), () => state === 'sending' && go('idle')); };
  const confirmCode = () => { go('confirming', 10000, enter); call('/confirm').then(({ right }) => { if (right) return go('confirmed'); code = ''; enter(); }, enter); };
  go('idle');
</script></body>`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ args: chromiumArgs, executablePath: findChromium() });
});
afterAll(() => browser.close());

const inPage = async (html: string, act: (page: Page, open: () => Promise<void>) => Promise<void>) => {
  const page = await browser.newPage();
  await page.route('http://app.test/', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await act(page, async () => void (await page.goto('http://app.test/')));
  await page.close();
};

const paths = transitionTour(onTheWire(model));

test.each(paths.map((path) => ({ title: appTitle(model, path), path })))('$title', async ({ path }) => {
  await inPage(app(), async (page, open) => {
    await expect(runApp(model, path, { page, open })).resolves.toBeUndefined();
  });
});

test('an app whose limit in time is another one is told apart by the state that it shows', async () => {
  const whole = paths.find(({ steps }) => steps.some(({ move }) => move.by === 'time' && move.ms === 10_000));
  if (!whole) throw new Error('no path waits for the limit');
  await inPage(app(9_000_000), async (page, open) => {
    await expect(runApp(model, whole, { page, open, patience: 300 })).rejects.toThrow(
      /When 10 s pass\n {2}Then idle\n.*the screen does not show 'idle'.*Repeat: npx vitest run --project app/s,
    );
  });
});
