import type { Channel } from '../../bridge/channels.ts';
import { newMessageId, readyText } from '../../bridge/message.ts';

/** A message of a shell, parsed without trust: an object, or nothing. */
type Answer = Record<string, unknown>;

const read = (data: unknown): Answer | undefined => {
  try {
    // Objects go through JSON too, as in the app.
    const message: unknown = JSON.parse(typeof data === 'string' ? data : JSON.stringify(data));
    return typeof message === 'object' && message !== null ? (message as Answer) : undefined;
  } catch {
    return undefined;
  }
};

const quote = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text || "''");

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export type Wire = ReturnType<typeof openWire>;

/**
 * Opens the raw connection over a channel and sends `ready`, as the app does, and nothing else unprompted. `now` is a clock in milliseconds. The app's
 * own adapter is tolerant; a check must see the actual messages.
 */
export function openWire(channel: Channel, now: () => number) {
  const waiting = new Map<string, (answer: Answer) => void>();
  const listeners = new Set<(name: string) => void>();
  const strays: string[] = [];

  const receive = (data: unknown) => {
    // iOS resolves without a value for an action without a response.
    if (data === undefined || data === null) return;
    const message = read(data);
    const answered = typeof message?.['id'] === 'string' ? waiting.get(message['id']) : undefined;
    if (message && typeof message['event'] === 'string')
      for (const listener of listeners) listener(message['event']);
    else if (message && answered) answered(message);
    else {
      const what = message ? 'an answer to nothing that was asked' : 'a text that is no message';
      strays.push(`${what}: ${quote(typeof data === 'string' ? data : typeof data)}`);
    }
  };
  try {
    channel.receive(receive);
  } catch {
    strays.push('an object that takes no listener');
  }

  const say = (text: string) => {
    try {
      Promise.resolve(channel.post(text)).then(receive, () =>
        strays.push(`a promise that was rejected, after ${quote(text)}`),
      );
    } catch {
      strays.push(`an exception, after ${quote(text)}`);
    }
  };
  const request = (action: string, payload: object, onAnswer: (answer: Answer) => void) => {
    const id = newMessageId();
    waiting.set(id, onAnswer);
    say(JSON.stringify({ v: 1, id, action, payload }));
  };

  say(readyText);
  return {
    channel: channel.name,
    /** Unreadable texts and responses without a request, so far. */
    strays: strays as readonly string[],
    say,
    ask: async (action: string, payload: object, milliseconds: number) => {
      const began = now();
      const answers: { answer: Answer; took: number }[] = [];
      request(action, payload, (answer) => answers.push({ answer, took: now() - began }));
      await wait(milliseconds);
      return answers;
    },
    askOnce: (action: string, payload: object, milliseconds: number) => {
      const began = now();
      return new Promise<{ answer: Answer; took: number } | undefined>((resolve) => {
        const timer = setTimeout(() => resolve(undefined), milliseconds);
        request(action, payload, (answer) => {
          clearTimeout(timer);
          resolve({ answer, took: now() - began });
        });
      });
    },
    listen: (onEvent: (name: string) => void) => {
      listeners.add(onEvent);
      return () => void listeners.delete(onEvent);
    },
    answerBack: (handled: boolean) =>
      say(JSON.stringify({ v: 1, event: 'back.handled', payload: { handled } })),
  };
}
