import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';

const app = builtApp();
const patience = { timeout: 10_000 };

const order = `loanDetail?lang=en&productId=p1&orderId=due&${shellQuery.replace(/=(?=[a-z])/g, '=canary-')}`;

/** Listens at the relay, as an analyst at a desk; `heard` grows as messages come. */
const listen = async () => {
  const heard: string[] = [];
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/relay`);
  socket.on('message', (data) => heard.push(String(data)));
  await new Promise((resolve) => socket.on('open', resolve));
  return { heard, close: () => socket.close() };
};

test('a phone can be watched from a desk, under the strict policy and without anything personal', async () => {
  const desk = await listen();
  const page = await app.newPage();
  await page.goto(`${app.url}/${order}&inspect=ws`);
  await page.getByRole('heading', { name: 'Order Details' }).waitFor();
  await expect.poll(() => desk.heard.join(), patience).toContain('xstate.done.actor.loadOrder');
  expect(desk.heard.filter((text) => text.includes('canary'))).toEqual([]);
  desk.close();
  expectNoFaults(page);
});

test('the whole actor system streams to the Stately inspector', async () => {
  const page = await app.newPage();
  const receiver = `<script>
    window.heard = [];
    addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
    opener.postMessage({ type: '@statelyai.connected' }, '*');
  </script>`;
  await page
    .context()
    .route('https://stately.ai/**', (route) => route.fulfill({ contentType: 'text/html', body: receiver }));
  const popup = page.waitForEvent('popup');
  await page.goto(`${app.url}/${order}&inspect=stately`);
  const inspector = await popup;
  await inspector.waitForURL('https://stately.ai/inspect');
  const heard = () => inspector.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(async () => (await heard()).join(), patience).toContain('xstate.done.actor.loadOrder');
  expect((await heard()).filter((text) => text.includes('canary'))).toEqual([]);
  expectNoFaults(page);
});

test('who does not ask for it loads nothing of it', async () => {
  const page = await app.newPage({ isFirstVisit: true });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${app.url}/${order}`);
  await page.getByRole('heading', { name: 'Order Details' }).waitFor();
  expect(loaded.filter((url) => /\/connect-|\/relay|stately/.test(url))).toEqual([]);
});
