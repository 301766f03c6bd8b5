import { databaseName, isAboutIntents } from './places.ts';

/** Undefined when the browser has no channels, or blocks them like storage. */
const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(databaseName);
  } catch {
    return undefined;
  }
};

export interface Tabs {
  announce(): void;
  /** Calls `heard` for every change by another tab; returns a function that stops it. */
  listen(heard: () => void): () => void;
}

export function browserTabs(): Tabs {
  const channel = openChannel();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches the own origin alone.
    announce: () => channel?.postMessage('changed'),
    listen: (heard) => {
      const heardStorage = (event: StorageEvent) => isAboutIntents(event) && heard();
      channel?.addEventListener('message', heard);
      globalThis.addEventListener('storage', heardStorage);
      return () => {
        channel?.close();
        globalThis.removeEventListener('storage', heardStorage);
      };
    },
  };
}
