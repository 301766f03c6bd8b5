/** Creates a UUID as an idempotency key: one per pending request (docs/product/moneyOnce.md). */
export function newIdempotencyKey(): string {
  // `randomUUID` is missing on pages served over plain http, such as a phone that opens a computer's address.
  const crypto: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = globalThis.crypto;
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes]
    .map((byte, index) => (index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
