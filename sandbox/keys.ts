import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from './gateway.ts';

/** Each request holds its key until its response is sent or lost; a concurrent one gets the first one's response. A restart ends all requests. */
export function lockKeys(): MiddlewareHandler<GatewayEnv> {
  const held = new Map<string, { fingerprint: string }>();
  return async (c, next) => {
    const { idempotencyKey, fingerprint } = c.get('arrived');
    const first = held.get(idempotencyKey);
    if (!idempotencyKey || first) {
      if (first) c.set('inFlight', first.fingerprint);
      return next();
    }
    const hold = { fingerprint };
    // Another request may hold the key by now: a lost one releases it before it ends.
    const letGo = () => void (held.get(idempotencyKey) === hold && held.delete(idempotencyKey));
    held.set(idempotencyKey, hold);
    c.set('unlockKey', letGo);
    try {
      await next();
    } finally {
      letGo();
    }
  };
}
