import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createBrowserAdapter } from '../../bridge/browser.ts';
import { connectBridge } from '../../bridge/connect.ts';
import type { BridgeResult, ShellEvent } from '../../bridge/contract.ts';
import { readyText } from '../../bridge/message.ts';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const copyAndPaste = async (text: string, holder: HTMLElement) => {
  const results: BridgeResult[] = [];
  const button = document.createElement('button');
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    void createBrowserAdapter(window)
      .call({ action: 'copyText', payload: { text } })
      .then((result) => results.push(result));
  });
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', 'Pasted');
  holder.append(button, field);
  await userEvent.click(button);
  await expect.poll(() => results).toHaveLength(1);
  const focused = document.activeElement;
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}v{/Control}');
  return { result: results[0], focused, button, pasted: field.value };
};

it.each([
  ['without a clipboard', undefined],
  [
    'with a clipboard that refuses',
    { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  ],
])('copies %s, and the focus stays where it was', async (_how, value) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  const { result, pasted, focused, button } = await copyAndPaste('8812 3456\n₱1,234.50', document.body);
  expect(result).toEqual({ ok: true });
  expect(pasted).toBe('8812 3456\n₱1,234.50');
  expect(focused).toBe(button);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

it('copies inside an open dialog, where nothing outside can be selected', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  const { result, pasted } = await copyAndPaste('barcode 4711', dialog);
  expect(result).toEqual({ ok: true });
  expect(pasted).toBe('barcode 4711');
});

it("copies with the platform's clipboard", async () => {
  const written: string[] = [];
  const value = { writeText: async (text: string) => void written.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  const result = await createBrowserAdapter(window).call({ action: 'copyText', payload: { text: '42' } });
  expect(result).toEqual({ ok: true });
  expect(written).toEqual(['42']);
});

const openFrame = async (address: string) => {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  document.body.append(frame);
  await loaded;
  if (!frame.contentWindow) throw new Error('the frame has no page');
  return frame.contentWindow;
};

it('exchanges requests and events with the simulator around it', async () => {
  // Any small response of our own origin can be the page in the frame.
  const page = await openFrame(`${location.origin}/tests/bridge/requests.ts`);
  const read: unknown[] = [];
  const stop = new AbortController();
  // Only the simulator's URL is trusted, so this page has it until the adapter has checked.
  const own = location.href;
  history.replaceState(history.state, '', `${import.meta.env.BASE_URL}simulator/`);
  window.addEventListener('message', ({ data }) => read.push(data), { signal: stop.signal });
  const adapter = connectBridge(page);
  history.replaceState(history.state, '', own);
  const heard: ShellEvent[] = [];
  adapter.listen((event) => heard.push(event));
  expect(adapter.name).toBe('frame');
  expect(await adapter.call({ action: 'goMine' })).toEqual({ ok: true });
  await expect.poll(() => read).toEqual([readyText, expect.stringContaining('"action":"goMine"')]);
  stop.abort();
  page.postMessage('{"v":1,"event":"reboot"}', location.origin);
  page.postMessage('{"v":1,"event":"back","payload":{}}', location.origin);
  await expect.poll(() => heard).toEqual(['back']);
});
