import { describe, expect, test } from 'vitest';
import { expectNoFaults } from '../app/builtApp.ts';
import type { Answer } from '../app/gate.ts';
import { tryRows } from '../app/rows.ts';
import { type MoneyCall, triedCalls } from './calls.ts';
import { doneBut, moneyApp, pass, refusal, warning } from './visit.ts';

const app = moneyApp();

const json = (body: object, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const text = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body,
});

const anyYes = ({ family }: MoneyCall) => ({
  success: true,
  code: family === '0' ? 0 : '00',
  message: '',
  data: {
    lendDetailsUrl: '/aboutUs',
    payUrl: '/aboutUs',
    url: '/aboutUs',
    needValid: '0',
    repayRecordId: '',
    problemId: '',
  },
});

const elsewhere = '/gateway/elsewhere';

/** Responses that are neither yes nor no; after 408 the browser itself retries (tests/http/outcome.test.ts). */
const unclear: Record<string, Answer> = {
  'a redirect to a call that succeeds': { status: 302, headers: { location: elsewhere } },
  'a redirect that keeps the method': { status: 307, headers: { location: elsewhere } },
  'a page': text(200, '<html><body>Welcome to the free Wi-Fi</body></html>'),
  'half an answer': text(200, '{"success":true,"code":"00","mess'),
  'an empty answer': text(200, ''),
  'a bare text': json('OK' as unknown as object),
  "a refusal that means 'the server failed'": refusal('500', 'System timeout'),
  'a refusal with the code of a gateway': refusal('503', 'Upstream'),
  'a conflict': json({ success: false, code: '409', message: 'In progress' }, 409),
  'too early': text(425, ''),
  'a bad gateway': text(502, 'Bad Gateway'),
  'a gateway timeout that looks like a refusal': json({ success: false, code: '9', message: 'No' }, 504),
};

const unclearFlags: Record<string, Answer> = {
  'a flag that is neither yes nor no': json({ success: 'Y', message: '', data: {} }),
  'no flag at all': json({ message: 'done', data: {} }),
  'a flag of null': json({ success: null, message: '', data: {} }),
};

const unclearFor = ({ family }: MoneyCall) =>
  family === 'success' ? { ...unclear, ...unclearFlags } : unclear;

describe.each(triedCalls)('$name', (call) => {
  test('counts once for a double tap and every unclear answer, and is never reported as failed', async () => {
    const { page, arrive, answer, tap, keys, arrived, warned, entries } = await app.visit(call);
    app.gate.on('/elsewhere', () => json(anyYes(call)));
    await arrive();
    const [first, ...rest] = Object.values(unclearFor(call));
    answer(doneBut(first ?? text(502, '')), ...rest.map((fate) => () => fate), pass);
    await tap(page, 2);
    let count = 0;
    await tryRows(unclearFor(call), async () => {
      await arrived((count += 1));
      await warned();
      expect(await page.getByText('error', { exact: true }).count()).toBe(0);
      expect(await page.getByText(/System timeout|Upstream|In progress/).count()).toBe(0);
      await warning(page).getByRole('button', { name: 'Try again' }).click();
    });
    await arrived(count + 1);
    await warning(page).waitFor({ state: 'detached' });
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    await expect.poll(entries).toBe(1);
    // The redirect was not followed: no other host received the request or its key.
    expect(app.gate.arrivals.filter(({ path }) => path === elsewhere)).toEqual([]);
    expectNoFaults(page);
  });
});
