import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';

/** How the next call is made to fail. `when` says whether its work is done before the answer gets lost. */
export const faultSchema = v.object({
  /** Path behind the API base, or of a file; with `*` at its end, everything that begins so. Absent: the next call of the API. */
  path: v.optional(v.string()),
  kind: v.picklist(['drop', '500', 'garbage', 'timeout', 'refusal']),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  /** What a refusal says instead of its own words. */
  code: v.optional(v.string()),
  message: v.optional(v.string()),
});
/** A fault that waits for its call. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** How slow the network is: milliseconds before each answer, and kilobits a second (0: no limit). */
export const networkSchema = v.object({
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0),
  kbps: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
});
/** The network's speed. */
type Network = v.InferOutput<typeof networkSchema>;

/** What stands between the app and the lender. */
export interface Weather {
  network: Network;
  faults: Fault[];
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

const takeFault = (weather: Weather, path: string, apiBase: string): Fault | undefined => {
  const isCall = path.startsWith(`${apiBase}/`);
  const fault = weather.faults.find(({ path: pattern }) =>
    pattern === undefined ? isCall : matches(pattern, path) || matches(`${apiBase}${pattern}`, path),
  );
  if (fault && --fault.times <= 0) weather.faults.splice(weather.faults.indexOf(fault), 1);
  return fault;
};

/** A refusal that every family reads as one. */
const refusal = {
  success: false,
  code: '9999',
  message: 'The service is busy. Please try again later.',
  data: null,
};

/** Lets go of a request without an answer; resolves when the other side gave up, or at once when the socket is cut. */
const noAnswer = async (c: Context<{ Bindings: HttpBindings }>, cut: boolean): Promise<Response> => {
  const { outgoing } = c.env;
  const gone = new Promise((resolve) => outgoing.once('close', resolve));
  if (cut) outgoing.socket?.destroy();
  await gone;
  return RESPONSE_ALREADY_SENT;
};

const spoil = (
  c: Context<{ Bindings: HttpBindings }>,
  { kind, ...said }: Fault,
): Response | Promise<Response> => {
  switch (kind) {
    case 'drop':
      return noAnswer(c, true);
    case 'timeout':
      return noAnswer(c, false);
    case '500':
      return c.text('Internal Server Error', 500);
    case 'garbage':
      return c.html('<html><body>504 Gateway Time-out</body></html>');
    case 'refusal':
      return c.json({
        ...refusal,
        code: said.code ?? refusal.code,
        message: said.message ?? refusal.message,
      });
  }
};

/**
 * Slows answers down and makes the calls fail that the panel asked for. `onFault` hears of each fault before the call is let go, because
 * a dropped call never ends in an answer.
 */
export const weatherOver =
  (
    weather: Weather,
    apiBase: string,
    onFault: (c: Context, fault: Fault) => void,
  ): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (c, next) => {
    const { latencyMs, kbps } = weather.network;
    const fault = takeFault(weather, c.req.path, apiBase);
    if (latencyMs > 0) await wait(latencyMs);
    if (!fault || fault.when === 'after') await next();
    if (fault) {
      onFault(c, fault);
      // Cleared first: Hono would merge the headers of the answer that is replaced.
      c.res = undefined;
      c.res = await spoil(c, fault);
      return;
    }
    if (kbps > 0) {
      const body = await c.res.clone().arrayBuffer();
      await wait((body.byteLength * 8) / kbps);
    }
  };
