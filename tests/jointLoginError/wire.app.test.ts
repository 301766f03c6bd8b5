import type { Request } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellCalls, shellQuery, withShell } from '../app/builtApp.ts';

const app = builtApp();

const open = async (path: string) => {
  const page = await app.newPage();
  await withShell(page);
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gateway/')) calls.push(request);
  });
  await page.goto(`${app.url}${path}?${shellQuery}`);
  await page.getByRole('button', { name: 'Get offer' }).waitFor();
  return { page, calls };
};
const bodyOf = (call: Request | undefined) => Object.fromEntries(new URLSearchParams(call?.postData() ?? ''));
const callsTo = (calls: Request[], path: string) => calls.filter((call) => call.url().includes(path));

test.each(['/jointLoginError', '/recommendList'])(
  '%s: tracks, requests and opens a tapped product with its own calls',
  async (path) => {
    const { page, calls } = await open(path);
    await page.getByRole('button', { name: 'Get offer' }).dblclick();
    await expect
      .poll(() => shellCalls(page))
      .toEqual([
        { event: 'ready', payload: {} },
        { action: 'navigate', payload: { to: 'loanapp://product/p3' } },
      ]);
    const click = { moduleId: '31', positionId: '2', productKey: 'p3' };
    expect(callsTo(calls, '/gopia/goya/because').map(bodyOf)).toEqual([click]);
    expect(callsTo(calls, '/gopia/goya/define').map(bodyOf)).toEqual([click]);
    expect(callsTo(calls, '/service/event/save')).toEqual([]);
    expect(await callsTo(calls, '/define')[0]?.allHeaders()).toMatchObject({ swift: 'w-1', eyes: 'e-1' });
    expectNoFaults(page);
  },
);
