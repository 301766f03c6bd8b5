import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from './gateway.ts';

/**
 * Lets each request hold its idempotency key from its arrival until its answer leaves, however long that takes, or until a fault has lost
 * it. A request that comes meanwhile with the same key gets the answer of the first one. In memory: a restart ends all requests.
 */
export const holdKeys = (): MiddlewareHandler<GatewayEnv> => {
  const held = new Map<string, { fingerprint: string }>();
  return async (c, next) => {
    const { idempotencyKey, fingerprint } = c.get('arrived');
    const first = held.get(idempotencyKey);
    if (!idempotencyKey || first) {
      if (first) c.set('underWay', first.fingerprint);
      return next();
    }
    const hold = { fingerprint };
    // Another request may hold the key since: a lost one lets go before it ends.
    const letGo = () => void (held.get(idempotencyKey) === hold && held.delete(idempotencyKey));
    held.set(idempotencyKey, hold);
    c.set('letKeyGo', letGo);
    try {
      await next();
    } finally {
      letGo();
    }
  };
};
