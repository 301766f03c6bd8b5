import type { BridgeAdapter } from './adapter.ts';
import { withinLimit } from './answerLimit.ts';
import type { Channel } from './channels.ts';
import type { BridgeResult, ShellEvent } from './contract.ts';
import { backHandledText, newMessageId, readShellMessage, readyText, requestText } from './message.ts';

/** The adapter of every native shell: uses the messages of docs/product/bridge.md over one channel. */
export function createShellAdapter(channel: Channel, window: EventTarget): BridgeAdapter {
  const waiting = new Map<string, (result: BridgeResult) => void>();
  const listeners = new Set<(event: ShellEvent) => void>();

  /** Only the shell knows of a new login after the end of a session. */
  let isSessionOpen = true;

  const receive = (data: unknown) => {
    const message = readShellMessage(data);
    if (!message) return;
    if ('event' in message) {
      isSessionOpen = message.event === 'resume' || (isSessionOpen && message.event !== 'session.closed');
      for (const listener of listeners) listener(message.event);
    } else if (message.ok) waiting.get(message.id)?.({ ok: true, result: message.result });
    else waiting.get(message.id)?.({ ok: false, reason: message.reason });
  };
  try {
    channel.receive(receive);
  } catch {
    // Requests are still sent to a shell that cannot be listened to.
  }

  /** Sends a message without a response. A shell that cannot receive it handles its back button alone. */
  const notify = (text: string) => {
    try {
      Promise.resolve(channel.post(text)).catch(() => {});
    } catch {
      // Ignored: nothing waits for it.
    }
  };

  return {
    name: channel.name,
    call: (request) => {
      const id = newMessageId();
      const answer = new Promise<BridgeResult>((resolve, reject) => {
        waiting.set(id, resolve);
        Promise.resolve(channel.post(requestText(id, request))).then(receive, reject);
      });
      return withinLimit(request.action, answer).finally(() => waiting.delete(id));
    },
    listen: (onEvent) => {
      listeners.add(onEvent);
      notify(readyText);
      const shown = (event: Event) => {
        if (!(event as PageTransitionEvent).persisted) return;
        notify(readyText);
        // The shell did not hide the page, so it does not report when the page is visible again.
        if (isSessionOpen) onEvent('resume');
      };
      window.addEventListener('pageshow', shown);
      return () => {
        listeners.delete(onEvent);
        window.removeEventListener('pageshow', shown);
      };
    },
    answerBack: (handled) => notify(backHandledText(handled)),
  };
}
