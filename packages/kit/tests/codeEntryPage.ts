import type { Browser, Page } from 'playwright';
import { defineModel, done, fails } from '../index.ts';
import { config } from './codeEntry.model.ts';
import { codeEntry } from './machines.ts';

/** The sound machine's model with its services on the wire. */
export const model = defineModel(codeEntry, {
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

/** The same flow, written by hand: this layer knows an app only by what a user sees. */
export const app = (limit = 10_000) => `<!doctype html><meta charset=utf-8><title>Code</title><body><script>
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

/** Runs an action on a new page; `open` opens the flow. */
export const inPage = async (
  browser: Browser,
  html: string,
  act: (page: Page, open: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const page = await browser.newPage();
  await page.route('http://app.test/', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await act(page, async () => void (await page.goto('http://app.test/')));
  await page.close();
};
