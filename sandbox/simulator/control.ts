import * as v from 'valibot';
import type { OrderSummary, ScenarioGroup } from '../control.ts';
import type { Dialect } from '../dialects.ts';
import { type Entry, entrySchema } from '../entries.ts';

const call = async <Answer>(path: string, method: 'GET' | 'POST' = 'GET', body?: object): Promise<Answer> => {
  const response = await fetch(`/sandbox/control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json() as Promise<Answer>;
};

export const control = {
  scenarios: () => call<ScenarioGroup[]>('/scenarios'),
  orders: () => call<OrderSummary[]>('/orders'),
  lan: () => call<{ address: string | null; isOpen: boolean }>('/lan'),
  reset: () => call('/reset', 'POST'),
  setNetwork: (network: { latencyMs: number; kbps: number }) => call('/network', 'POST', network),
  setDialect: (dialect: Dialect) => call('/dialect', 'POST', { dialect }),
  announce: (said: { closed?: string[]; notice?: string }) => call('/release', 'POST', said),
  failNext: (fault: { kind: string; when: string; path?: string }) => call('/fail-next', 'POST', fault),
  /** By default until something happens to the order. */
  advance: (id: string, days?: number) => call(`/orders/${id}/advance`, 'POST', { days }),
  /** Centavos; by default the open amount. */
  pay: (id: string, amount?: number) => call(`/orders/${id}/pay`, 'POST', { amount }),
  /** `short`: half the amount. */
  payCode: (code: string, kind: 'exact' | 'short' | 'late') => call(`/codes/${code}/pay`, 'POST', { kind }),
  /** Returns a function that stops it. */
  listen: (onEntry: (entry: Entry) => void) => {
    const stream = new EventSource('/sandbox/control/stream');
    stream.addEventListener('message', (event) =>
      onEntry(v.parse(entrySchema, JSON.parse(String(event.data)))),
    );
    return () => stream.close();
  },
};
