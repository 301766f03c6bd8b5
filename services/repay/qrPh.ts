/** `checksum`: changed or truncated; `unreadable`: valid, but not understood. */
export type CodeFault = 'checksum' | 'unreadable' | 'amount' | 'country';

/**
 * Starts like an EMVCo payload, or ends in a checksum or has the currency and country of a QR Ph code although its start was cut off. Plain numbers
 * and URLs do not.
 */
const emvCo = /^(0002\d\d|(?!\d*$|[a-z][a-z+.-]*:\/\/).*(.{13}6304[\dA-F]{4}$|5303608.*5802PH))/is;

/** CRC-16/CCITT-FALSE. */
const checksum = (bytes: Iterable<number>): number => {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
};

type Tag = [id: string, value: string];

/** Two digits of tag, two of length, the value. Undefined when the lengths are inconsistent. */
const parseTags = (payload: string): Tag[] | undefined => {
  const tags: Tag[] = [];
  for (let rest = payload; rest;) {
    const [, id = '', length] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    const end = 4 + Number(length);
    if (length === undefined || end > rest.length) return undefined;
    tags.push([id, rest.slice(4, end)]);
    rest = rest.slice(end);
  }
  return tags;
};

/** Tags that contain tags: accounts, additional data, other languages, templates of issuers. A plain number of zeros does not. */
const template = /^(2[6-9]|[34]\d|5[01]|6[24]|[89]\d)(?!0000)/;

/** Whether no tag occurs twice. */
const isUnique = (tags: Tag[]): boolean => new Map(tags).size === tags.length;

const isWhole = (tags: Tag[] | undefined) =>
  tags?.[0]?.join('') === '0001' &&
  isUnique(tags) &&
  tags.every(
    ([id, value]) => id !== '63' && (!template.test(id + value) || isUnique(parseTags(value) ?? [])),
  );

/** A text with one UTF-16 unit for each of its characters: Python and Go count an emoji as one. */
const unitsOf = (text: string): string => Array.from(text, (character) => character[0]).join('');

/** A text with one character for each of its UTF-8 bytes: some issuers count those. */
const bytesOf = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** Two digits behind the decimal point as an integer: centavos, or hundredths of a per cent. NaN when invalid. */
const hundredthsOf = (figure: string): number =>
  /^\d+(\.\d{0,2})?$/.test(figure) ? Math.round(Number(figure) * 100) : Number.NaN;

/** The fee that a wallet adds to the amount: fixed (tag 56) or a percentage (tag 57), according to tag 55. NaN when invalid. */
const feeOn = (amount: number, tags: Map<string, string>): number => {
  const [kind = '01', fixed = '', share = ''] = ['55', '56', '57'].map((id) => tags.get(id));
  switch (kind + (fixed && ' fixed') + (share && ' share')) {
    case '01':
      return 0;
    case '02 fixed':
      return hundredthsOf(fixed);
    case '03 share':
      return Math.round((amount * hundredthsOf(share)) / 10_000);
    default:
      return Number.NaN;
  }
};

/**
 * The fault of a QR Ph payload (EMVCo: checksum in tag 63, amount in 54 with the fee of 55 to 57, currency 608 in 53, country PH in 58) for one of two
 * amounts in centavos, if known; undefined when it is valid, or no EMVCo payload. A code without an amount leaves it to the payer.
 */
export const qrPhFault = (
  payload: string,
  amount: number | undefined,
  otherAmount?: number,
): CodeFault | undefined => {
  if (!emvCo.test(payload)) return undefined;
  const sum = checksum(new TextEncoder().encode(payload.slice(0, -4)));
  if (payload.slice(-8, -4) !== '6304' || Number(`0x${payload.slice(-4)}`) !== sum) return 'checksum';
  const fields = payload.slice(0, -8);
  const whole = [fields, unitsOf(fields), bytesOf(fields)].map(parseTags).find(isWhole);
  if (!whole) return 'unreadable';
  const tags = new Map(whole);
  if (tags.get('53') !== '608' || tags.get('58') !== 'PH') return 'country';
  const asked = tags.get('54');
  const base = hundredthsOf(asked ?? '0');
  const total = base + feeOn(base, tags);
  if (amount === undefined) return Number.isNaN(total) ? 'unreadable' : undefined;
  // Without an amount the payer types the amount due, and a fee is added.
  const fits = asked ? [amount, otherAmount].includes(total) : total === 0;
  return fits ? undefined : 'amount';
};
