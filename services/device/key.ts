/** Creates a UUID as an idempotency key: one per pending request (docs/product/moneyOnce.md). */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing on pages served over plain http, such as a phone that opens a computer's address.
  const crypto: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = globalThis.crypto;
  if (crypto.randomUUID) return crypto.randomUUID();
  // As in bridge/message.ts, which imports nothing of the app.
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [bits = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (bits & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
