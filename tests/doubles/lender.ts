import { createActor, fromTransition, SimulatedClock } from 'xstate';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { readDevice } from '../../services/device/stored.ts';
import { storageActor } from '../../services/device/storageActor.ts';
import { vi } from 'vitest';
import type { AppRef, AppRequest } from '../../machines/root/context.ts';
import type { PaymentInput } from '../../machines/payment/requests.ts';
import { environment } from '../models/fixtures/environment.ts';
import type { Outcome } from '../../machines/pendingRequests/outcome.ts';
import type { createPhoneMemory } from './pendingStore.ts';
import { settle, startUnderRoot } from './root.ts';

export interface HeldCall {
  path: string;
  query: Record<string, string>;
  body: Record<string, string>;
  key: string | null;
  headers: Headers;
  isAborted: () => boolean;
  answer: (json: unknown, status?: number, headers?: Record<string, string>) => Promise<void>;
  /** Responds with a redirect: a client that follows it gets the target's response. */
  redirect: (json: unknown) => Promise<void>;
  cut: () => Promise<void>;
}

export const holdCalls = (): HeldCall[] => {
  const calls: HeldCall[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    const address = new URL(url, 'https://app.example');
    const headers = new Headers(init.headers);
    calls.push({
      path: address.pathname.replace('/gateway', ''),
      query: Object.fromEntries(address.searchParams),
      body: Object.fromEntries(new URLSearchParams(String(init.body ?? ''))),
      key: headers.get('Idempotency-Key'),
      headers,
      isAborted: () => init.signal?.aborted ?? false,
      answer: async (json, status = 200, sent = {}) => {
        const body = typeof json === 'string' || json instanceof Blob ? json : JSON.stringify(json);
        resolve(new Response(body, { status, headers: sent }));
        await settle();
      },
      redirect: async (json) => {
        const followed = new Response(JSON.stringify(json));
        // The browser's result for a page that does not follow redirects.
        const opaque = Object.defineProperties(new Response(null), {
          status: { value: 0 },
          ok: { value: false },
          type: { value: 'opaqueredirect' },
        });
        if (init.redirect === 'error') reject(new TypeError('Failed to fetch'));
        else resolve(init.redirect === 'manual' ? opaque : followed);
        await settle();
      },
      cut: async () => {
        reject(new TypeError('Failed to fetch'));
        await settle();
      },
    });
    return promise;
  });
  return calls;
};

/** The last call whose path ends so. @throws when there is none. */
export const lastTo = (calls: readonly HeldCall[], path: string): HeldCall => {
  const found = calls.findLast((call) => call.path.endsWith(path));
  if (!found) throw new Error(`Nothing was sent to ${path}`);
  return found;
};

/** A screen's machine with real services, a stopped clock, and the app as a list of requests. Calls use the session of `search`. */
export const openScreen = <Machine extends AnyStateMachine>(
  machine: Machine,
  screen: Pick<PaymentInput, 'route' | 'search'> & Partial<PaymentInput>,
  { outcome, phone }: { outcome?: Outcome; phone?: ReturnType<typeof createPhoneMemory> } = {},
) => {
  const asked: AppRequest[] = [];
  const clock = new SimulatedClock();
  const app = createActor(
    fromTransition((state: null, event: AppRequest) => {
      if (event.type === 'submission.reported') started.pending.send(event);
      else if (event.type === 'text.stored' || event.type === 'entry.changed') storage.send(event);
      else asked.push(event);
      if (event.type === 'requests.settled') started.root.send(event);
      return state;
    }, null),
  ).start() as unknown as AppRef;
  const storage = createActor(storageActor, { input: undefined }).start();
  const input: PaymentInput = { app, environment, stored: readDevice(), ...screen };
  const started: ReturnType<typeof startUnderRoot<Machine>> = startUnderRoot(machine, input, {
    clock,
    search: screen.search,
    outcome,
    ...(phone && { phone }),
  });
  const { root, subject, pendingRequests, dialog, pending, reported } = started;
  const comeBack = () => {
    subject.send({ type: 'screen.returned' } as never);
    pending.send({ type: 'screen.returned' });
  };
  return {
    actor: subject as unknown as ActorRefFrom<Machine>,
    clock,
    asked,
    pendingRequests,
    dialog,
    reported,
    comeBack,
    leave: () => root.stop(),
  };
};

export const toasts = (asked: readonly AppRequest[]) =>
  asked.flatMap((request) => (request.type === 'toast.requested' ? [request.message] : []));
