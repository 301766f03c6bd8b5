import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { faultKinds } from './faultKinds.ts';

/** How the next call fails (faultKinds.ts). `when` is before or after the backend's work. */
export const faultSchema = v.object({
  /** Path behind the API base, or of a file; a trailing `*` matches every path with this prefix. Default: the next call of the API. */
  path: v.optional(v.string()),
  kind: v.picklist(faultKinds),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  /** Delay of a late response, in milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 3000),
  /** Replaces the code of a refusal. */
  code: v.optional(v.string()),
  message: v.optional(v.string()),
});
type Fault = v.InferOutput<typeof faultSchema>;

/** The network's speed: milliseconds before each response, and kilobits per second (0: no limit). */
export const networkSchema = v.object({
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), 0),
  kbps: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
});

export type NetworkConditions = ReturnType<typeof createNetworkConditions>;

export function createNetworkConditions() {
  const waiting = new Set<() => void>();
  return {
    network: v.parse(networkSchema, {}),
    faults: [] as Fault[],
    /** Resolves after this time, or as soon as `endWaits` is called. */
    wait: async (milliseconds: number) => {
      if (milliseconds <= 0) return;
      await new Promise<void>((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          waiting.delete(finish);
          resolve();
        };
        const timer = setTimeout(finish, milliseconds);
        waiting.add(finish);
      });
    },
    endWaits: () => {
      for (const finish of waiting) finish();
    },
  };
}

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

const takeFault = (conditions: NetworkConditions, path: string, apiBase: string): Fault | undefined => {
  const isCall = path.startsWith(`${apiBase}/`);
  const fault = conditions.faults.find(({ path: pattern }) =>
    pattern === undefined ? isCall : matches(pattern, path) || matches(`${apiBase}${pattern}`, path),
  );
  if (fault && --fault.times <= 0) conditions.faults.splice(conditions.faults.indexOf(fault), 1);
  return fault;
};

const refusal = {
  success: false,
  code: '9999',
  message: 'The service is busy. Please try again later.',
  data: null,
};

/** Resolves when the client gives up, or at once when the socket is cut. */
const noAnswer = async (c: Context<{ Bindings: HttpBindings }>, cut: boolean): Promise<Response> => {
  const { outgoing } = c.env;
  const gone = new Promise((resolve) => outgoing.once('close', resolve));
  if (cut) outgoing.socket?.destroy();
  await gone;
  return RESPONSE_ALREADY_SENT;
};

type Loss = Fault & { kind: Exclude<Fault['kind'], 'late'> };
const isLoss = (fault: Fault | undefined): fault is Loss => fault !== undefined && fault.kind !== 'late';

/** What a proxy would send. */
const statuses = {
  '500': 'Internal Server Error',
  '502': 'Bad Gateway',
  '504': 'Gateway Time-out',
  '403': 'Forbidden',
  '429': 'Too Many Requests',
} as const;

const spoil = (
  c: Context<{ Bindings: HttpBindings }>,
  apiBase: string,
  { kind, code, message }: Loss,
): Response | Promise<Response> => {
  switch (kind) {
    case 'drop':
    case 'timeout':
      return noAnswer(c, kind === 'drop');
    case '302':
      return c.body(null, 302, { Location: `${apiBase}/v3/personal-center/contact-kf-info?overall=30` });
    case '307':
      return c.body(null, 307, { Location: c.req.url });
    case 'html':
      return c.html('<html><body>Welcome to the free Wi-Fi</body></html>');
    case 'garbage':
      return c.body('{"success":true,"code":"00","mess', 200, { 'Content-Type': 'application/json' });
    case 'refusal':
      return c.json({ ...refusal, ...(code && { code }), ...(message && { message }) });
    case 'serverFailure':
      return c.json({ ...refusal, code: code ?? '500', message: message ?? 'System timeout' });
    case 'oddFlag':
      return c.json({ success: 'Y', code: null, message: '', data: {} });
    default:
      return c.text(statuses[kind], Number(kind) as 500, kind === '429' ? { 'Retry-After': '120' } : {});
  }
};

/** A slow network delays the request, and the response by its size. `onLoss` is called before a response is lost, because a dropped call never ends. */
export const withNetworkFaults =
  (
    conditions: NetworkConditions,
    apiBase: string,
    onLoss: (c: Context, fault: Loss) => void,
  ): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (c, next) => {
    const { latencyMs, kbps } = conditions.network;
    const fault = takeFault(conditions, c.req.path, apiBase);
    const lateBy = (when: Fault['when']) =>
      fault?.kind === 'late' && fault.when === when ? fault.delayMs : 0;
    await conditions.wait(latencyMs + lateBy('before'));
    if (!isLoss(fault) || fault.when === 'after') await next();
    await conditions.wait(lateBy('after'));
    if (isLoss(fault)) {
      onLoss(c, fault);
      // Cleared first: Hono would merge the headers of the replaced response.
      c.res = undefined;
      c.res = await spoil(c, apiBase, fault);
      return;
    }
    if (kbps > 0) {
      const body = await c.res.clone().arrayBuffer();
      await conditions.wait((body.byteLength * 8) / kbps);
    }
  };
