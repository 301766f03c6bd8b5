import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { parseTold } from '../../packages/inspector/ways/told.ts';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';
import { leaveFor, runsNothing } from '../app/leaveFor.ts';
import { patience } from '../patience.ts';

const app = builtApp();
const colours = 'color-contrast';
/** For pages that were fully checked before. */
const coloursAlone: axe.RunOptions = { runOnly: [colours] };
const allButColours: axe.RunOptions = { rules: { [colours]: { enabled: false } } };

const violationsIn = async (page: Page, options: axe.RunOptions = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    // The colours of a new scheme are drawn with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      ...given,
      // Only violations are reported, named by their markup: the rest is more expensive than the check itself.
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, any }) => [html.slice(0, 120), ...any.map(({ message }) => message)].join(' - ')).join(' | ')}`,
    );
  }, options);
};

const exportsBegin = {
  svg: /^<svg xmlns=/,
  png: /^.PNG/,
  mmd: /^stateDiagram-v2\n/,
  json: /^{\n {2}"id": "orderDetails"/,
};

const order = `loanDetail?lang=en&productId=p1&orderId=due&${shellQuery.replace(/=(?=[a-z])/g, '=canary-')}`;

const listen = async () => {
  const heard: string[] = [];
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/relay?role=desk`);
  socket.on('message', (data) => heard.push(String(data)));
  await new Promise((resolve) => socket.on('open', resolve));
  return { heard, close: () => socket.close() };
};

test('shows a phone on a desk under the strict policy, without personal data', async () => {
  const desk = await listen();
  const page = await app.newPage();
  await page.goto(`${app.url}/${order}&inspect=ws`);
  await page.getByRole('heading', { name: 'Your loan' }).waitFor();
  await expect.poll(() => desk.heard.join(), patience).toContain('xstate.done.actor.loadOrder');
  const call = { kind: 'call', method: 'GET', path: '/gateway/v3/loan-details/loan-details', status: 200 };
  const frames = () =>
    desk.heard.flatMap((text) => {
      const told = parseTold(JSON.parse(text));
      return told.type === 'frames' ? told.frames : [];
    });
  await expect.poll(frames, patience).toContainEqual(expect.objectContaining(call));
  expect(desk.heard.filter((text) => text.includes('canary'))).toEqual([]);
  desk.close();
  expectNoFaults(page);
});

test('shows a phone over plain http whose tab stores nothing', async () => {
  const desk = await listen();
  const page = await app.newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Object.defineProperty(window, 'sessionStorage', { value: undefined });
  });
  await page.goto(`${app.url}/${order}&inspect=ws`);
  await expect.poll(() => desk.heard.join(), patience).toContain('xstate.done.actor.loadOrder');
  desk.close();
  expectNoFaults(page);
});

test('repeats the token to the relay after a reload, and sends it to nobody else', async () => {
  const page = await app.newPage();
  const sockets: string[] = [];
  const asked: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${app.url}/${order}&inspect=ws&token=t0ken`);
  await page.getByRole('heading', { name: 'Your loan' }).waitFor();
  await page.goto(`${app.url}/${order}&inspect=ws`);
  await expect.poll(() => sockets.length, patience).toBe(2);
  expect(sockets.filter((url) => !url.includes('token=t0ken'))).toEqual([]);
  expect(asked.filter((url) => url.includes('t0ken') && !url.includes('/loanDetail?'))).toEqual([]);
});

test('streams the whole actor system to the Stately inspector', async () => {
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

test('flashes exactly the edge of a tap, without internet, and imports a recording', async () => {
  const phone = await app.newPage();
  const requests: string[] = [];
  phone.context().on('request', (request) => requests.push(request.url()));
  await phone.goto(`${app.url}/${order}&inspect=here`);
  await phone.getByRole('heading', { name: 'Your loan' }).waitFor();
  const desk = await phone.context().newPage();
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`${app.url}/inspector/`);
  await desk.locator('.picture [data-node="shown.dialog.none"].active').waitFor();
  const flashing = () =>
    desk
      .locator('.picture [data-edges].now:not(.arrow)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-edges')));

  await phone
    .getByRole('link', { name: /^repay/i })
    .first()
    .click();
  // The list shows its end by now, so a search isolates the line.
  await desk.getByRole('searchbox').fill('repayment.chosen');
  await desk
    .getByRole('button', { name: /repayment\.chosen/ })
    .first()
    .click();
  await expect.poll(flashing, patience).toEqual(['shown.dialog.none repayment.chosen']);
  await expect(desk.locator('.details').textContent()).resolves.toContain('canRepay: yes');

  // The rest needs no network.
  await desk.context().setOffline(true);
  const save = async (button: string) => {
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: button, exact: true }).click();
    return (await saved).path();
  };
  for (const [kind, begins] of Object.entries(exportsBegin)) {
    await desk.getByRole('combobox', { name: 'Kind of export' }).selectOption(kind);
    expect({ kind, text: readFileSync(await save('Export'), 'latin1').slice(0, 120) }).toEqual({
      kind,
      text: expect.stringMatching(begins),
    });
  }
  const file = await save('Download');
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  expect(readFileSync(await save('Make a test'), 'utf8')).toBe(readFileSync(file, 'utf8'));
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^npm run model -- record [\w-]+\.jsonl$/,
  );
  await desk.context().setOffline(false);
  await desk.close();
  await leaveFor(phone, app.url + runsNothing);
  // The host is asked for the older release's chart, which it does not have.
  const other = await app.newPage({ noisy: true, viewport: { width: 1280, height: 800 } });
  other.on('request', (request) => requests.push(request.url()));
  await other.goto(`${app.url}/inspector/`);
  await other.locator('input[type=file]').setInputFiles(file);
  await other.getByRole('searchbox').fill('repayment.chosen');
  await other
    .getByRole('button', { name: /repayment\.chosen/ })
    .first()
    .waitFor();

  const recording = readFileSync(file, 'utf8');
  const [, hash = ''] = /"chart":{"id":"orderDetails","hash":"(\w+)"/.exec(recording) ?? [];
  const charts = (await (await fetch(`${app.url}/charts.json`)).json()) as { hash: string }[];
  const older = charts.filter((chart) => chart.hash === hash).map((chart) => ({ ...chart, hash: 'older' }));
  const give = (name: string, text: string) =>
    other
      .locator('.bar input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const [, run = ''] = /"run":"([\w-]+)"/.exec(recording) ?? [];
  await give('older.jsonl', recording.replaceAll(hash, 'older').replaceAll(run, 'before'));
  await expect.poll(() => other.getByRole('combobox', { name: 'Run' }).inputValue(), patience).toBe('before');
  await other
    .getByRole('button', { name: /repayment\.chosen/ })
    .first()
    .click();
  await other.getByRole('heading', { name: 'The chart of orderDetails is of another release' }).waitFor();
  await give('charts.json', JSON.stringify(older));
  await other.locator('.picture [data-node="shown.dialog.none"].active').waitFor();

  await other.keyboard.press('/');
  await other.keyboard.type('dialog');
  await expect.poll(() => other.getByRole('searchbox').inputValue()).toBe('dialog');
  await other.getByRole('searchbox').fill('');
  await other.keyboard.press('Escape');
  await other.keyboard.press('End');
  const time = () => other.getByRole('slider', { name: 'Time' }).inputValue();
  const newest = await time();
  await other.keyboard.press('a');
  await other.keyboard.press('Shift+ArrowLeft');
  await expect.poll(time).toBe(String(Number(newest) - 1));
  await other.keyboard.press('?');
  await other.getByRole('dialog', { name: 'Keys' }).waitFor();
  await other.keyboard.press('Escape');
  await other.keyboard.press(' ');
  await expect.poll(time).toBe(newest);

  for (const view of ['Chart', 'Sequence', 'Compare', 'Usage']) {
    await other.getByRole('button', { name: view, exact: true }).click();
    if (view === 'Usage') await other.getByRole('heading', { name: /· \d+ visits?$/ }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await other.emulateMedia({ colorScheme });
      expect({
        view,
        colorScheme,
        found: await violationsIn(other, colorScheme === 'dark' ? coloursAlone : {}),
      }).toEqual({
        view,
        colorScheme,
        found: [],
      });
    }
  }
  await other.setViewportSize({ width: 360, height: 800 });
  for (const view of ['Chart', 'Sequence', 'Compare', 'Usage']) {
    await other.getByRole('button', { name: view, exact: true }).click();
    expect({ view, found: await violationsIn(other, allButColours) }).toEqual({ view, found: [] });
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  expect(requests.filter((url) => !url.startsWith(app.url) && !/^(data|blob):/.test(url))).toEqual([]);
  expectNoFaults(other);
});

test('sends an event to the app, and restores an earlier moment', async () => {
  const phone = await app.newPage();
  await phone.goto(`${app.url}/${order}&inspect=here`);
  await phone.getByRole('heading', { name: 'Your loan' }).waitFor();
  const desk = await phone.context().newPage();
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`${app.url}/inspector/`);
  await desk.locator('.picture [data-node="shown.dialog.none"].active').waitFor();
  await desk.getByRole('combobox', { name: 'Event' }).selectOption('repayment.chosen');
  await desk.getByRole('button', { name: 'Send' }).click();
  await phone
    .getByRole('heading', { name: /^Repay/ })
    .first()
    .waitFor();
  await phone.getByRole('button', { name: 'Payment method' }).click();
  await phone.getByRole('dialog').waitFor();
  await phone.keyboard.press('Escape');
  await phone.goBack();
  await phone.getByRole('heading', { name: 'Your loan' }).waitFor();
  const runs = () => desk.getByRole('combobox', { name: 'Run' }).locator('option').count();
  const before = await runs();

  await desk.getByRole('searchbox').fill('channels.opened');
  await desk
    .getByRole('button', { name: /channels\.opened/ })
    .first()
    .click();
  await desk.getByRole('button', { name: 'Open the page at this moment' }).click();
  await phone.waitForURL(/\/repay\?/);
  await phone.getByRole('dialog').waitFor();
  await expect.poll(runs, patience).toBe(before + 1);
  expectNoFaults(phone);

  await desk.getByRole('searchbox').fill('');
  await desk.getByRole('button', { name: '○ Past' }).click();
  await desk.getByRole('button', { name: '● Live' }).waitFor();
  await phone.close();
  await desk.getByRole('button', { name: '■ Ended' }).waitFor();
  await desk.getByText('Its page was closed').waitFor();
  await expect(desk.getByRole('button', { name: 'Send' }).isDisabled()).resolves.toBe(true);
});

test('renders as few lines for 10,000 frames as for ten, and finds any moment', async () => {
  const page = await app.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${app.url}/inspector/`);
  const frames = Array.from({ length: 10_000 }, (_, index) => {
    const service = { session: `x:${Math.ceil((index + 1) / 10)}` };
    if (index === 0) return { kind: 'actor', session: 'x:0', root: 'x:0', id: 'app' };
    if (index % 10 === 1) return { kind: 'actor', ...service, root: 'x:0', parent: 'x:0', id: 'loadOrder' };
    if (index % 10 === 9) return { kind: 'stop', ...service };
    return { kind: 'event', session: 'x:0', type: `event.${index % 7}`, cause: { by: 'person' } };
  }).map((frame, index) => JSON.stringify({ v: 1, run: 'long', seq: index + 1, at: index, ...frame }));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'long.jsonl', mimeType: 'text/plain', buffer: Buffer.from(frames.join('\n')) });
  await expect
    .poll(() => page.getByRole('slider', { name: 'Time' }).getAttribute('max'), patience)
    .toBe('10000');
  expect(await page.locator('.event').count()).toBeLessThan(80);
  // Every slider position shows its moment.
  const shown = await page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>('.time input');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const moments: (string | null | undefined)[] = [];
    for (const moment of ['9998', '3', '6666', '3333']) {
      setValue?.call(slider, moment);
      slider?.dispatchEvent(new Event('input', { bubbles: true }));
      // The list scrolls in the first frame, and renders in the second.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      moments.push(document.querySelector('.event[aria-current=true] time')?.textContent);
    }
    return moments;
  });
  expect(shown).toEqual(['9.997', '0.002', '6.665', '3.332']);
});

test('loads nothing of the inspector unless requested', async () => {
  const page = await app.newPage({ isFirstVisit: true });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${app.url}/${order}`);
  await page.getByRole('heading', { name: 'Your loan' }).waitFor();
  expect(loaded.filter((url) => /\/connect-|\/relay|stately|inspector|charts\.json/.test(url))).toEqual([]);
});
