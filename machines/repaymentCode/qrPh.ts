/** `checksum`: changed or truncated; `unreadable`: valid, but not understood. */
export type CodeFault = 'checksum' | 'unreadable' | 'amount' | 'country';

const ending = /6304[\dA-F]{4}$/i;

/** Currency and country of a QR Ph code, which remain when both its ends are missing. */
const middle = /5303608.*5802PH/s;

/** Starts like an EMVCo payload, or ends in a checksum or has the middle part although its start was cut off. Plain numbers and URLs do not. */
const isEmvCo = (payload: string) =>
  /^0002\d\d/.test(payload) ||
  (((ending.test(payload) && payload.length > 20) || middle.test(payload)) &&
    !/^(\d*$|[a-z][a-z+.-]*:)/i.test(payload));

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
const checksum = (bytes: Iterable<number>): string => {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** Values by tag: two digits of tag, two of length, the value. Undefined when the lengths are inconsistent, or a tag occurs twice. */
const parseTags = (payload: string): Map<string, string> | undefined => {
  const tags = new Map<string, string>();
  for (let at = 0; at < payload.length;) {
    const [, tag = '', length] = /^(\d\d)(\d\d)/.exec(payload.slice(at)) ?? [];
    const end = at + 4 + Number(length);
    if (length === undefined || end > payload.length || tags.has(tag)) return undefined;
    tags.set(tag, payload.slice(at + 4, end));
    at = end;
  }
  return tags;
};

const isWhole = (tags: Map<string, string> | undefined) =>
  tags?.get('00') === '01' && [...tags.keys()].at(-1) === '63' && tags.get('63')?.length === 4;

/** A text with one character for each of its UTF-8 bytes: some issuers count those. */
const bytesOf = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

const centavosOf = (amount: string) =>
  /^\d+(\.\d{0,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : undefined;

/** The fee that a wallet adds to the amount: fixed (tag 56) or a percentage (tag 57), according to tag 55. Undefined when invalid. */
const feeOn = (amount: number, tags: Map<string, string>): number | undefined => {
  const [fixed = '', share = ''] = [tags.get('56'), tags.get('57')];
  switch (tags.get('55') ?? '01') {
    case '01':
      return fixed || share ? undefined : 0;
    case '02':
      return share ? undefined : centavosOf(fixed);
    case '03':
      return fixed || !/^\d{1,2}(\.\d{1,2})?$/.test(share)
        ? undefined
        : Math.round((amount * Number(share)) / 100);
    default:
      return undefined;
  }
};

/**
 * The fault of a QR Ph payload (EMVCo: checksum in tag 63, amount in 54 with the fee of 55 to 57, currency 608 in 53, country PH in 58) for `amount`
 * centavos, if known; undefined when it is valid, or no EMVCo payload. A code without an amount leaves it to the payer.
 */
export const qrPhFault = (payload: string, amount: number | undefined): CodeFault | undefined => {
  if (!isEmvCo(payload)) return undefined;
  const sum = checksum(new TextEncoder().encode(payload.slice(0, -4)));
  if (!ending.test(payload) || payload.slice(-4).toUpperCase() !== sum) return 'checksum';
  const tags = [parseTags(payload), parseTags(bytesOf(payload))].find(isWhole);
  if (!tags) return 'unreadable';
  if (tags.get('53') !== '608' || tags.get('58') !== 'PH') return 'country';
  const asked = tags.get('54');
  const base = asked === undefined ? 0 : centavosOf(asked);
  const fee = base === undefined ? undefined : feeOn(base, tags);
  if (base === undefined || fee === undefined) return amount === undefined ? 'unreadable' : 'amount';
  // Without an amount the payer types the amount due, and a fee is added.
  const extra = asked === undefined ? fee !== 0 : base + fee !== amount;
  return amount !== undefined && extra ? 'amount' : undefined;
};
