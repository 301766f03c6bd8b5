import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame } from '../frames/frame.ts';
import { openChannel, watchChannel } from '../ways/channel.ts';

const opened: BroadcastChannel[] = [];
const goodbye: Frame = { v: 1, run: 'r', seq: 1, at: 1, kind: 'end' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // A page that closes also closes its channel.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        opened.push(this);
      }
    },
  );
});
afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knows which pages of its browser answer, and when they close', async () => {
  const { send } = openChannel('r');
  const [page] = opened;
  const met: string[][] = [];
  const heard: Frame[] = [];
  watchChannel({ hear: (frames) => heard.push(...frames), meet: (runs) => met.push([...runs]) });
  const callRoll = async () => {
    // Messages arrive before a later task.
    await new Promise((resolve) => setTimeout(resolve, 20));
    vi.advanceTimersByTime(2_000);
    return met.at(-1);
  };
  await expect(callRoll()).resolves.toEqual(['r']);
  await expect(callRoll()).resolves.toEqual(['r']);
  send([goodbye]);
  await vi.waitFor(() => expect(heard).toEqual([goodbye]), { timeout: 30_000 });
  // A page that starts did not receive the last poll.
  const { send: begin } = openChannel('new');
  begin([{ ...goodbye, run: 'new' }]);
  await expect(callRoll()).resolves.toEqual(['r', 'new']);
  opened.at(-1)?.close();
  page?.close();
  await callRoll();
  await expect(callRoll()).resolves.toEqual([]);
});
