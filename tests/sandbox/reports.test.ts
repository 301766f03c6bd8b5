import { expect, it } from 'vitest';
import { start } from './start.ts';

const report = {
  release: 'r1',
  route: 'repayUrl',
  states: { app: 'screen.shown.free', repay: 'ready' },
  events: ['xstate.init'],
  error: { name: 'TypeError', place: 'repay.screen-a1b2c3d4.js:1:2' },
};
const send = (url: string, body: string) => fetch(`${url}/sandbox/reports`, { method: 'POST', body });

it('stores and shows a report of an exception, and rejects one with additional fields', async () => {
  const sandbox = await start();
  expect((await send(sandbox.url, JSON.stringify(report))).status).toBe(202);
  expect((await send(sandbox.url, JSON.stringify({ ...report, message: 'Juana' }))).status).toBe(400);
  expect((await send(sandbox.url, 'x')).status).toBe(400);
  expect(await (await fetch(`${sandbox.url}/sandbox/reports`)).json()).toEqual([report]);
  const kinds = ((await sandbox.control('/events')) as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds).toEqual(['report', 'violation', 'violation']);
});

it('serves the announced release in release.json until the sandbox is reset', async () => {
  const sandbox = await start();
  const release = async () => (await fetch(`${sandbox.url}/release.json`)).json();
  await sandbox.control('/release', { closed: ['repay'] });
  await sandbox.control('/release', { notice: 'Hello' });
  expect(await release()).toMatchObject({ closed: ['repay'], notice: 'Hello' });
  await sandbox.control('/reset', {});
  expect(await release()).toMatchObject({ closed: [], notice: '' });
});

it('confirms a release.json that a page has, unless something was announced since', async () => {
  const sandbox = await start();
  const ask = (known = '') =>
    fetch(`${sandbox.url}/release.json`, { headers: { 'If-None-Match': known }, cache: 'no-store' });
  const known = (await ask()).headers.get('etag') ?? '';
  expect((await ask(known)).status).toBe(304);
  await sandbox.control('/release', { closed: ['repay'] });
  const changed = await ask(known);
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ closed: ['repay'] });
});
