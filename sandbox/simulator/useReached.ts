import { useEffect, useState } from 'react';
import { screenOf } from './address.ts';
import type { Reached } from './timeline.ts';

/**
 * Follows the app in the frame: the current screen, its order, and each state that its machine enters. Empty while the frame shows an external site.
 */
export function useReached(frame: HTMLIFrameElement | null) {
  const [reached, setReached] = useState<Reached[]>([]);
  const [screen, setScreen] = useState('');
  const [orderId, setOrderId] = useState('');
  useEffect(() => {
    let watched: MutationObserver | undefined;
    const look = () => {
      const page = frame?.contentDocument;
      if (!page?.location.href.startsWith('http')) return;
      const path = screenOf(page.location);
      setScreen(path);
      const query = new URLSearchParams(path.split('?')[1]);
      const shown = query.get('orderId') ?? query.get('orderNo') ?? '';
      // A payment code's page may name no order: it belongs to the last one.
      if (shown || !path.startsWith('/repaymentOfCode')) setOrderId(shown);
      const state = page.querySelector<HTMLElement>('#root [data-state]')?.dataset['state'];
      if (state === undefined) return;
      setReached((known) =>
        known[0]?.state === state && known[0].path === path
          ? known
          : [{ id: (known[0]?.id ?? 0) + 1, time: Date.now(), path, state }, ...known].slice(0, 200),
      );
    };
    const watch = () => {
      watched?.disconnect();
      watched = new MutationObserver(look);
      const page = frame?.contentDocument;
      if (page)
        watched.observe(page, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['data-state'],
        });
      look();
    };
    watch();
    frame?.addEventListener('load', watch);
    return () => {
      watched?.disconnect();
      frame?.removeEventListener('load', watch);
    };
  }, [frame]);
  return { reached, screen, orderId };
}
