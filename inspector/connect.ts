import { createBrowserInspector, createWebSocketInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { createInspectionMask } from './maskInspection.ts';

/** Deep enough for the whole chart of a screen, and for every event since the page began. */
const limits = { serializationDepthLimit: 30, maxDeferredEvents: 1_000 };

/** Streams to stately.ai in a window of its own. */
const createStatelyInspector = () => {
  const inspector = createBrowserInspector({
    ...limits,
    serialize: createInspectionMask(),
    autoStart: false,
  });
  const start = () => inspector.start();
  // A browser that blocks the window at first lets it open at a touch of the person.
  if (window.open('', 'xstateinspector')) start();
  else addEventListener('click', start, { once: true });
  return inspector;
};

/** Streams to the relay on the page's own origin, for anyone there who listens. */
const createRelayInspector = () =>
  createWebSocketInspector({
    ...limits,
    serialize: createInspectionMask(),
    url: `${location.origin.replace(/^http/, 'ws')}/relay`,
  });

/**
 * Starts the inspector that the page asked for by `?inspect=`: 'stately' or 'ws'. Returns what `createActor` takes as `inspect`; undefined for
 * any other kind. Nothing personal passes (docs/product/staff.md).
 */
export const inspectorFor = (kind: string | null): ((event: InspectionEvent) => void) | undefined => {
  const inspector =
    kind === 'stately' ? createStatelyInspector() : kind === 'ws' ? createRelayInspector() : undefined;
  return inspector && ((event) => inspector.inspect.next?.(event));
};
