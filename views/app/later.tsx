import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { loadStyles } from '../styles/load.ts';
import { loadMoreWording, type WordingGroup } from '../wording/wording.ts';
import { LoadFailed } from './LoadFailed.tsx';

/** What provides each part that has not come yet; a part may have parts of its own, which it adds. */
const waiting = new Set<() => Promise<void>>();

let missed: () => Promise<void> = async () => undefined;

/** What is done when a part that is drawn does not come, before it is offered again. */
export const whenMissing = (act: () => Promise<void>): void => {
  missed = act;
};

/** Fetches all that the screens so far will draw later: when the browser is idle, so that it is there when the network is not. Never rejects. */
export const fetchLaterParts = async (): Promise<void> => {
  const asked = [...waiting];
  await Promise.all(asked.map((bring) => bring()));
  const isNew = [...waiting].some((bring) => !asked.includes(bring));
  if (isNew) await fetchLaterParts();
};

/**
 * A part of a screen that is not needed to draw it first, as a file of its own with `words` of its own: it is fetched in idle time
 * (`fetchLaterParts`), or when it is drawn before that. Until then nothing is in its place; when it does not come, an offer to try again.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordingGroup[] = [],
): ComponentType<Props> => {
  let part: ComponentType<Props> | undefined;
  /** The cause of the failure. */
  let failedBy: 'connection' | 'lender' | undefined;
  let coming: Promise<void> | undefined;
  const drawn = new Set<() => void>();

  const bringOnce = async () => {
    try {
      [part] = await Promise.all([load(), loadMoreWording(words), loadStyles()]);
      waiting.delete(bring);
    } catch {
      // Loaded in idle time, so it delays nothing.
      if (drawn.size > 0) await missed();
      failedBy = navigator.onLine ? 'lender' : 'connection';
    }
    coming = undefined;
    for (const draw of drawn) draw();
  };
  const bring = () => (coming ??= bringOnce());
  waiting.add(bring);

  const subscribe = (draw: () => void) => {
    drawn.add(draw);
    return () => drawn.delete(draw);
  };

  return (props) => {
    const Part = useSyncExternalStore(subscribe, () => part);
    const by = useSyncExternalStore(subscribe, () => failedBy);
    useEffect(() => {
      if (!Part) void bring();
    }, [Part]);
    if (Part) return <Part {...props} />;
    return by ? <LoadFailed by={by} onRetry={() => void bring()} /> : null;
  };
};
