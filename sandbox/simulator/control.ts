import * as v from 'valibot';
import type { Dialect } from '../dialects.ts';
import { reportSchema } from '../reportSchema.ts';

const texts = v.record(v.string(), v.string());
const scenarioSchema = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  path: v.string(),
});
const scenariosSchema = v.array(v.object({ title: v.string(), scenarios: v.array(scenarioSchema) }));
const numbered = { id: v.number(), time: v.number() };
const entrySchema = v.variant('kind', [
  v.object({
    ...numbered,
    kind: v.literal('call'),
    method: v.string(),
    path: v.string(),
    query: texts,
    body: texts,
    headers: texts,
    idempotencyKey: v.string(),
    answer: v.object({ status: v.number(), code: v.string(), message: v.string() }),
    replayed: v.boolean(),
  }),
  v.object({ ...numbered, kind: v.literal('violation'), path: v.string(), message: v.string() }),
  v.object({
    ...numbered,
    kind: v.literal('tracked'),
    productId: v.string(),
    moduleId: v.string(),
    positionId: v.string(),
  }),
  v.object({ ...numbered, kind: v.literal('sms'), phone: v.string(), text: v.string(), code: v.string() }),
  v.object({ ...numbered, kind: v.literal('order'), orderId: v.string(), message: v.string() }),
  v.object({ ...numbered, kind: v.literal('report'), report: reportSchema }),
]);
const orderSchema = v.object({
  id: v.string(),
  state: v.string(),
  status: v.string(),
  dueIn: v.nullable(v.number()),
  outstanding: v.number(),
  codes: v.array(v.object({ code: v.string(), amount: v.number() })),
});

const networkSchema = v.object({ latencyMs: v.number(), kbps: v.number() });

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type ScenarioGroup = v.InferOutput<typeof scenariosSchema>[number];
export type Entry = v.InferOutput<typeof entrySchema>;
export type OrderSummary = v.InferOutput<typeof orderSchema>;

const call = async (
  path: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  body?: object,
): Promise<unknown> => {
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
  network: async () => v.parse(networkSchema, await call('/network')),
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
