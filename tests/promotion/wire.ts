import { vi } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { registrationOutcome } from '../../machines/promotion/registration/outcome.ts';
import { type Field, fields } from '../../machines/promotion/registration/form.ts';
import { registrationMachine } from '../../machines/promotion/registration/machine.ts';
import type { PromotionRequest } from '../../machines/promotion/landing/events.ts';
import type { Draft } from '../../services/promotion/draft.ts';
import { promotionPageOf } from '../../services/promotion/page.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';

interface Sent {
  path: string;
  query: Record<string, string>;
  body: Record<string, string>;
  key: string | null;
  signal: AbortSignal;
  /** Both resolve when the response was read. */
  answer(body: unknown, status?: number): Promise<void>;
  fail(): Promise<void>;
}

const sentCall = (
  input: string,
  init: RequestInit | undefined,
  resolve: (response: Response) => void,
  reject: (error: unknown) => void,
): Sent => {
  const url = new URL(input, 'https://app.test');
  const signal = init?.signal ?? new AbortController().signal;
  signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  return {
    path: url.pathname.replace(/.*\//, ''),
    query: Object.fromEntries(url.searchParams),
    body: Object.fromEntries(new URLSearchParams(String(init?.body ?? ''))),
    key: new Headers(init?.headers).get('Idempotency-Key'),
    signal,
    answer: (body, status = 200) => {
      const text = body instanceof Blob || typeof body === 'string' ? body : JSON.stringify(body);
      resolve(new Response(text, { status }));
      return settle();
    },
    fail: () => {
      reject(new TypeError('Failed to fetch'));
      return settle();
    },
  };
};

export const heldNetwork = () => {
  const calls: Sent[] = [];
  const fetch = (input: string, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => calls.push(sentCall(input, init, resolve, reject)));
  vi.stubGlobal('fetch', fetch);
  return {
    calls,
    to: (path: string) => calls.filter((call) => call.path === path),
    last: (path: string): Sent => {
      const found = calls.findLast((call) => call.path === path);
      if (!found) throw new Error(`Nothing was sent to ${path}`);
      return found;
    },
  };
};

export const stopClock = () =>
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });

export const settle = async () => {
  for (let round = 0; round < 6; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

const typed = { phone: '139 1234 5678', capcode: 'AB3D', smsCode: '12 34 56' } as const;

/** The captcha is visible, and the phone has no stored data unless given. */
export const openForm = async (draft?: Draft) => {
  const network = heldNetwork();
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const received: PromotionRequest[] = [];
  const app = createActor(
    fromTransition((state: null, event: PromotionRequest) => {
      received.push(event);
      if (event.type === 'submission.reported') running.pending.send(event);
      if (event.type === 'intents.settled') running.root.send(event);
      return state;
    }, null),
  ).start();
  const running: ReturnType<typeof startUnderRoot<typeof registrationMachine>> = startUnderRoot(
    registrationMachine,
    {
      app,
      page: promotionPageOf(
        new URLSearchParams('id=t1&user_from=fb&utm_tag=u1&app_from=web&invite_code=MARIA'),
      ),
      clientType: 'android',
      appName: 'PeraLoan',
      phoneRule: 'spec',
      draft,
    },
    { search: 'id=t1&sessionId=s1', outcome: registrationOutcome },
  );
  const { subject: actor, dialog } = running;
  await settle();
  for (const call of network.to('get-sid')) await call.answer({ code: '0', data: { sid: 'sid-1' } });
  await network.last('get-captcha').answer(new Blob(['png'], { type: 'image/png' }));
  const type = (field: Field, value: string) => actor.send({ type: 'field.changed', field, value });
  return {
    actor,
    network,
    type,
    fill: () => {
      for (const field of fields) type(field, typed[field]);
    },
    dialog,
    told: () => received.filter((event) => !['submission.reported', 'entry.changed'].includes(event.type)),
    toasts: () => received.flatMap((event) => (event.type === 'toast.requested' ? [event.message] : [])),
  };
};
