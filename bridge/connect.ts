import type { BridgeAdapter } from './adapter.ts';
import { createBrowserAdapter } from './browser.ts';
import { androidChannel, frameChannel, iosChannel, legacyChannel } from './channels.ts';
import { createShellAdapter } from './shell.ts';

/** The adapter for where this page runs; channels are tried in the order of decisions §4. Called once for a page. */
export const connectBridge = (window: Window): BridgeAdapter => {
  const channel =
    iosChannel(window) ?? androidChannel(window) ?? legacyChannel(window) ?? frameChannel(window);
  return channel ? createShellAdapter(channel) : createBrowserAdapter(window);
};
