import type { BridgeAdapter } from './adapter.ts';
import { createBrowserAdapter } from './browser.ts';
import { androidChannel, frameChannel, iosChannel, genericChannel } from './channels.ts';
import { createShellAdapter } from './shell.ts';

/**
 * The adapter for where this page runs; channels are tried in the order of docs/product/bridge.md. Called once for a page. In a frame no native object
 * is touched, whoever put it there: the simulator's is the only frame that has a shell, any other is a plain browser.
 */
export const connectBridge = (window: Window): BridgeAdapter => {
  const channel =
    window.parent === window
      ? (iosChannel(window) ?? androidChannel(window) ?? genericChannel(window))
      : frameChannel(window);
  return channel ? createShellAdapter(channel, window) : createBrowserAdapter(window);
};
