/** Why a payment code is refused: it was changed or cut, it is for another amount, or it is for another country. */
export type CodeFault = 'checksum' | 'amount' | 'country';

const isEmvCo = (payload: string) => payload.startsWith('000201');

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
const checksum = (text: string): string => {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** Values by tag: two digits of tag, two of length, the value. Undefined when the lengths do not add up. */
const parseTags = (payload: string): Map<string, string> | undefined => {
  const tags = new Map<string, string>();
  for (let at = 0; at < payload.length;) {
    const [, tag = '', length] = /^(\d\d)(\d\d)/.exec(payload.slice(at)) ?? [];
    const end = at + 4 + Number(length);
    if (length === undefined || end > payload.length) return undefined;
    tags.set(tag, payload.slice(at + 4, end));
    at = end;
  }
  return tags;
};

const centavosOf = (amount: string) =>
  /^\d+(\.\d{0,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : undefined;

/**
 * What is wrong with a payload that is QR Ph (EMVCo: checksum in tag 63, amount in 54, currency 608 in 53, country PH in 58); undefined when it
 * is sound, or no EMVCo payload at all. `amount`: the centavos that are due, where known; a code without an amount leaves it to the payer.
 */
export const qrPhFault = (payload: string, amount: number | undefined): CodeFault | undefined => {
  if (!isEmvCo(payload)) return undefined;
  const tags = parseTags(payload);
  if (!tags || !/6304.{4}$/.test(payload) || tags.get('63')?.toUpperCase() !== checksum(payload.slice(0, -4)))
    return 'checksum';
  if (tags.get('53') !== '608' || tags.get('58') !== 'PH') return 'country';
  const asked = tags.get('54');
  if (asked !== undefined && amount !== undefined && centavosOf(asked) !== amount) return 'amount';
  return undefined;
};
