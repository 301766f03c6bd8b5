import { beforeEach, expect, it, vi } from 'vitest';
import { connectShell } from '../../sandbox/simulator/shell.ts';

beforeEach(() => void vi.useFakeTimers());

const start = () => {
  const origin = 'https://sandbox.example';
  const simulator = Object.assign(new EventTarget(), { location: { origin } });
  vi.stubGlobal('window', simulator);
  const sent: unknown[] = [];
  const page = { postMessage: (text: string) => sent.push(Reflect.get(JSON.parse(text), 'event')) };
  const shell = connectShell(
    () => page as unknown as Window,
    {},
    () => {},
  );
  const say = (message: object) =>
    simulator.dispatchEvent(
      Object.assign(new Event('message'), {
        origin,
        source: page,
        data: JSON.stringify({ v: 1, ...message }),
      }),
    );
  return { shell, sent, say };
};

it('blocks a second press of back until the page has answered the first', async () => {
  const { shell, sent, say } = start();
  say({ event: 'ready' });
  const pressed = [shell.back(), shell.back()];
  say({ event: 'back.handled', payload: { handled: true } });
  await vi.advanceTimersByTimeAsync(400);
  expect(await Promise.all(pressed)).toEqual([true, true]);
  expect(sent).toEqual(['back']);
  const next = shell.back();
  await vi.advanceTimersByTimeAsync(400);
  expect(await next).toBe(false);
  expect(sent).toEqual(['back', 'back']);
});

it('discards a back that an earlier page has not answered', async () => {
  const { shell, say } = start();
  say({ event: 'ready' });
  const pressed = shell.back();
  say({ event: 'ready' });
  await vi.advanceTimersByTimeAsync(400);
  expect(await pressed).toBe(true);
});
