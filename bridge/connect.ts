import type { BridgeAdapter } from './adapter.ts';
import { createBrowserAdapter } from './browser.ts';
import { androidChannel, frameChannel, iosChannel, genericChannel } from './channels.ts';
import { createShellAdapter } from './shell.ts';

/** Tries the channels in the order of docs/product/bridge.md. Inside a frame native objects are ignored: only the simulator's frame has a shell. */
export function connectBridge(window: Window): BridgeAdapter {
  const channel =
    window.parent === window
      ? (iosChannel(window) ?? androidChannel(window) ?? genericChannel(window))
      : frameChannel(window);
  return channel ? createShellAdapter(channel, window) : createBrowserAdapter(window);
}
