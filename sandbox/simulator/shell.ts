import * as v from 'valibot';
import type { ShellEvent } from '../../bridge/contract.ts';

const messageSchema = v.union([
  v.object({
    v: v.literal(1),
    id: v.string(),
    action: v.string(),
    payload: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
  v.object({ v: v.literal(1), event: v.literal('ready') }),
  v.object({
    v: v.literal(1),
    event: v.literal('back.handled'),
    payload: v.object({ handled: v.boolean() }),
  }),
]);

export interface ShellCall {
  action: string;
  payload: Record<string, unknown>;
}

type ShellAnswer =
  | { ok: true; result?: unknown }
  | { ok: false; reason: 'unsupported' | 'cancelled' | 'rejected' };

/** Timeout in milliseconds for a page to report whether it handled the back button. */
const backLimit = 400;

const read = (data: unknown) => {
  try {
    return v.parse(messageSchema, JSON.parse(String(data)));
  } catch {
    return undefined;
  }
};

export interface Shell {
  emit(event: ShellEvent): void;
  /** Presses the hardware back button; resolves with whether the page handled it. */
  pressBack(): Promise<boolean>;
  close(): void;
}

/** Only for a page of our own origin. `onCall` may answer a call. As on Android, nothing reaches the page before its first message. */
export function connectShell(
  frame: () => Window | null | undefined,
  onCall: (call: ShellCall) => Promise<ShellAnswer> | undefined,
  onReady: () => void,
): Shell {
  const { origin } = window.location;
  let backAnswered: ((handled: boolean) => void) | undefined;
  let hasSpoken = false;
  const send = (message: object) => {
    if (hasSpoken) frame()?.postMessage(JSON.stringify({ v: 1, ...message }), origin);
  };

  const hear = (event: MessageEvent) => {
    if (event.origin !== origin || !event.source || event.source !== frame()) return;
    const message = read(event.data);
    if (!message) return;
    hasSpoken = true;
    if ('event' in message) {
      if (message.event === 'ready') {
        // Another page: it never answers an earlier back.
        backAnswered?.(true);
        onReady();
      } else backAnswered?.(message.payload.handled);
      return;
    }
    const { id, action, payload } = message;
    void onCall({ action, payload })?.then((answer) => send({ id, ...answer }));
  };
  window.addEventListener('message', hear);

  return {
    emit: (event) => send({ event }),
    pressBack: () => {
      // One press at a time.
      if (backAnswered) return Promise.resolve(true);
      return new Promise((resolve) => {
        const end = (handled: boolean) => {
          if (backAnswered === end) backAnswered = undefined;
          resolve(handled);
        };
        backAnswered = end;
        setTimeout(() => end(false), backLimit);
        send({ event: 'back' });
      });
    },
    close: () => window.removeEventListener('message', hear),
  };
}
