import * as v from 'valibot';
import type { BridgeRequest } from './contract.ts';

const version = v.literal(1);

const shellMessageSchema = v.union([
  v.object({ v: version, event: v.picklist(['back', 'pause', 'resume', 'session.closed']) }),
  v.object({ v: version, id: v.string(), ok: v.literal(true), result: v.optional(v.unknown()) }),
  v.object({
    v: version,
    id: v.string(),
    ok: v.literal(false),
    // A refusal with any reason is a refusal.
    reason: v.fallback(v.picklist(['unsupported', 'cancelled', 'rejected']), 'rejected'),
  }),
]);

/** Maximum length of a shell's message in characters; longer ones are ignored. */
const longestMessage = 100_000;

/** Parses a shell's message, a text or an object, as an event or a response; undefined for anything else. Never throws. */
export function readShellMessage(data: unknown): v.InferOutput<typeof shellMessageSchema> | undefined {
  try {
    // Objects go through JSON too, so that the result is plain data without getters, prototypes or cycles.
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    if (text.length > longestMessage) return undefined;
    const read = v.safeParse(shellMessageSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

export const requestText = (id: string, request: BridgeRequest): string =>
  JSON.stringify({ v: 1, id, payload: {}, ...request });

/** The page's first message: from then on it receives the shell's events. */
export const readyText = JSON.stringify({ v: 1, event: 'ready', payload: {} });

export const backHandledText = (handled: boolean): string =>
  JSON.stringify({ v: 1, event: 'back.handled', payload: { handled } });

/** A new UUID. `randomUUID` is missing on pages served over plain http. */
export function newMessageId(): string {
  const crypto: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = globalThis.crypto;
  if (crypto.randomUUID) return crypto.randomUUID();
  // Each digit is random, but that of the variant has only two random bits.
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [bits = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (bits & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
