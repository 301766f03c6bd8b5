import { databaseName } from './request.ts';

export interface Tabs {
  announce(): void;
  /** Calls `heard` for every change by another tab; returns a function that stops it. */
  listen(heard: () => void): () => void;
}

/** Undefined when the browser blocks channels like storage: then no tab shares anything with another. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(databaseName);
  } catch {
    return undefined;
  }
};

export function browserTabs(): Tabs {
  const channel = openChannel();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches the own origin alone.
    announce: () => channel?.postMessage('changed'),
    listen: (heard) => {
      channel?.addEventListener('message', heard);
      return () => channel?.close();
    },
  };
}
