import { afterEach, expect, test, vi } from 'vitest';
import { browserTabs } from '../../services/pendingRequests/tabs.ts';
import { patience } from '../patience.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that blocks all storage shared with other pages. */
class RefusedChannel {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

test('reports a change to the other tabs', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const [tab, other] = [browserTabs(), browserTabs()];
  const heard = vi.fn<() => void>();
  const stops = [tab.listen(() => undefined), other.listen(heard)];
  tab.announce();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), patience);
  for (const stop of stops) stop();
});

test('synchronises tabs through storage when the browser has no channel', () => {
  const page = new EventTarget();
  vi.stubGlobal('BroadcastChannel', RefusedChannel);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const heard = vi.fn<() => void>();
  const tabs = browserTabs();
  tabs.announce();
  const stop = tabs.listen(heard);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'openIntents' }));
  expect(heard).toHaveBeenCalledOnce();
  stop();
});
