import { expect, test, vi } from 'vitest';
import { browserTabs } from '../../services/pendingRequests/tabs.ts';
import { patience } from '../patience.ts';

test('reports a change to the other tabs', async () => {
  const [tab, other] = [browserTabs(), browserTabs()];
  const heard = vi.fn<() => void>();
  const stops = [tab.listen(() => undefined), other.listen(heard)];
  tab.announce();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), patience);
  for (const stop of stops) stop();
});
