import * as v from 'valibot';
import type { Dialect } from '../dialects.ts';
import { type Entry, entrySchema } from '../entries.ts';

const scenarioSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  path: v.string(),
});
const scenariosSchema = v.array(v.object({ title: v.string(), scenarios: v.array(scenarioSchema) }));
const orderSchema = v.object({
  id: v.string(),
  state: v.string(),
  status: v.string(),
  dueIn: v.nullable(v.number()),
  outstanding: v.number(),
  codes: v.array(v.object({ code: v.string(), amount: v.number() })),
});

export type { Entry };
export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type ScenarioGroup = v.InferOutput<typeof scenariosSchema>[number];
export type OrderSummary = v.InferOutput<typeof orderSchema>;

const call = async (path: string, method: 'GET' | 'POST' = 'GET', body?: object): Promise<unknown> => {
  const response = await fetch(`/sandbox/control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
};

export const control = {
  scenarios: async () => v.parse(scenariosSchema, await call('/scenarios')),
  orders: async () => v.parse(v.array(orderSchema), await call('/orders')),
  lan: async () =>
    v.parse(v.object({ address: v.nullable(v.string()), isOpen: v.boolean() }), await call('/lan')),
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
