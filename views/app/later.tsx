import { type ComponentType, useContext, useSyncExternalStore } from 'react';
import { loadStyles } from '../styles/load.ts';
import { loadMoreWording, type WordingGroup } from '../wording/wording.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { type MissedBy, Start } from './start.ts';

const waiting = new Set<() => Promise<void>>();

/** Prefetches later parts of the current screens in idle time, so that they work offline. Never rejects. */
export async function fetchLaterParts(): Promise<void> {
  const asked = [...waiting];
  await Promise.all(asked.map((bring) => bring()));
  const isNew = [...waiting].some((bring) => !asked.includes(bring));
  if (isNew) await fetchLaterParts();
}

/** A part that the first render does not need, in its own file: prefetched in idle time, or loaded when it is rendered. Offers a retry. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordingGroup[] = [],
): ComponentType<Props> {
  /** The part, or why it is missing. */
  let part: ComponentType<Props> | MissedBy | undefined;
  let coming: Promise<void> | undefined;
  let whyMissing: Start['whyMissing'];
  const drawn = new Set<() => void>();

  const bringOnce = async () => {
    const files = Promise.all([load(), loadMoreWording(words), loadStyles()]);
    // A file that arrived empty has no part.
    const [loaded] = await files.catch(() => []);
    if (loaded) waiting.delete(bring);
    // Loaded in idle time, so it delays nothing.
    part = loaded ?? (drawn.size > 0 ? ((await whyMissing?.()) ?? 'backend') : undefined);
    coming = undefined;
    for (const draw of drawn) draw();
  };
  const bring = () => (coming ??= bringOnce());
  waiting.add(bring);

  const subscribe = (draw: () => void) => {
    drawn.add(draw);
    if (waiting.has(bring)) void bring();
    return () => drawn.delete(draw);
  };

  const current = () => part;
  return (props) => {
    // The same wherever it is drawn.
    ({ whyMissing } = useContext(Start));
    // The third argument draws it without a browser, too.
    const Part = useSyncExternalStore(subscribe, current, current);
    if (!Part) return null;
    // With a connection, only a page load requests a file again that did not arrive whole.
    const retry = () => (Part === 'backend' ? location.reload() : void bring());
    if (typeof Part === 'string') return <LoadFailed by={Part} onRetry={retry} />;
    return <Part {...props} />;
  };
}
