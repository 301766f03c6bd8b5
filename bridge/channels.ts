import type { BridgeAdapter } from './adapter.ts';

export interface Channel {
  readonly name: BridgeAdapter['name'];
  /** Posts a text to the shell; may throw, and may return a promise of the shell's response. */
  post(text: string): unknown;
  /** Calls `onMessage` with every message of the shell, for the life of the page. */
  receive(onMessage: (data: unknown) => void): void;
}

interface NativeObject {
  postMessage(text: string): unknown;
}

declare global {
  interface Window {
    webkit?: { messageHandlers?: { loanShell?: NativeObject } };
    loanShell?: NativeObject & { onmessage?: ((event: { data: unknown }) => void) | null };
    loanShellLegacy?: NativeObject;
    loanShellReceive?: (text: unknown) => void;
  }
}

// Not a window: a native object has no target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const postTo = (native: NativeObject) => (text: string) => native.postMessage(text);

/** The shell calls `window.loanShellReceive` with events and, over the generic channel, responses. */
const receiveBy = (window: Window) => (onMessage: (data: unknown) => void) => {
  window.loanShellReceive = onMessage;
};

/** iOS: a message handler whose `postMessage` returns a promise of the response. */
export function iosChannel(window: Window): Channel | undefined {
  const native = window.webkit?.messageHandlers?.loanShell;
  return native && { name: 'ios', post: postTo(native), receive: receiveBy(window) };
}

/** Android: a WebMessageListener object; responses and events arrive at its `onmessage`. */
export function androidChannel(window: Window): Channel | undefined {
  const native = window.loanShell;
  return (
    native && {
      name: 'android',
      post: postTo(native),
      receive: (onMessage) => {
        // oxlint-disable-next-line unicorn/prefer-add-event-listener -- docs/product/bridge.md name `onmessage`.
        native.onmessage = ({ data }) => onMessage(data);
      },
    }
  );
}

/** The generic channel for WebViews with a single function: React Native, Flutter, Capacitor, older Android. */
export function genericChannel(window: Window): Channel | undefined {
  const native = window.loanShellLegacy;
  return native && { name: 'generic', post: postTo(native), receive: receiveBy(window) };
}

/** The page whose frame plays the shell. */
const simulator = `${import.meta.env.BASE_URL}simulator/`;

/** The simulator: the frame around this page, of the same origin, and no other page. */
export function frameChannel(window: Window): Channel | undefined {
  const { parent } = window;
  const { origin } = window.location;
  try {
    if (parent.location.origin !== origin || parent.location.pathname !== simulator) return undefined;
  } catch {
    // The location of a frame from another origin is not readable.
    return undefined;
  }
  return {
    name: 'frame',
    post: (text) => parent.postMessage(text, origin),
    receive: (onMessage) =>
      window.addEventListener('message', (event) => {
        if (event.source === parent && event.origin === origin) onMessage(event.data);
      }),
  };
}
