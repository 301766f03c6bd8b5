import { vi } from 'vitest';
import { createActor } from 'xstate';
import { registrationMachine } from '../../machines/registration/machine.ts';
import type { PromotionRequest } from '../../machines/landing/events.ts';
import { configureHttp } from '../../services/http/client.ts';
import type { Draft } from '../../services/promotion/draft.ts';
import { promotionPageOf } from '../../services/promotion/page.ts';
import { doubles } from '../kit/standIn.ts';

/** A call that went out: where to, with which body, and how to answer it. */
export interface Sent {
  path: string;
  query: Record<string, string>;
  body: Record<string, string>;
  key: string | null;
  signal: AbortSignal;
  answer(body: unknown): void;
  fail(): void;
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
    answer: (body) => resolve(body instanceof Blob ? new Response(body) : new Response(JSON.stringify(body))),
    fail: () => reject(new TypeError('Failed to fetch')),
  };
};

/** A network that holds every call until it is told how to answer. */
export const heldNetwork = () => {
  const calls: Sent[] = [];
  const fetch = (input: string, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => calls.push(sentCall(input, init, resolve, reject)));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { search: '?id=t1', origin: 'https://app.test' });
  configureHttp({ apiBase: '/gateway', page: new URLSearchParams('id=t1&sessionId=s1') });
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

/** Stops the clock; what is read from an answer still arrives. */
export const stopClock = () =>
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });

/** Lets everything settle that needs no time. */
export const settle = async () => {
  for (let round = 0; round < 6; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A running form on a held network, its captcha shown. */
export const openForm = async (draft?: Draft) => {
  const network = heldNetwork();
  const { double, all } = doubles();
  const actor = createActor(registrationMachine, {
    input: {
      app: double('app'),
      page: promotionPageOf(
        new URLSearchParams('id=t1&user_from=fb&utm_tag=u1&app_from=web&invite_code=MARIA'),
      ),
      clientType: 'android',
      appName: 'PeraLoan',
      phoneRule: 'spec',
      draft,
    },
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  await settle();
  if (!draft) network.last('get-sid').answer({ code: '0', data: { sid: 'sid-1' } });
  await settle();
  network.last('get-captcha').answer(new Blob(['png'], { type: 'image/png' }));
  await settle();
  const type = (field: 'phone' | 'capcode' | 'smsCode', value: string) =>
    actor.send({ type: 'field.changed', field, value });
  return {
    actor,
    network,
    type,
    fill: () => {
      type('phone', '139 1234 5678');
      type('capcode', 'AB3D');
      type('smsCode', '12 34 56');
    },
    told: () => (all.get('app')?.received ?? []) as PromotionRequest[],
    toasts: () =>
      ((all.get('app')?.received ?? []) as PromotionRequest[]).flatMap((event) =>
        event.type === 'toast.requested' ? [event.message] : [],
      ),
  };
};
