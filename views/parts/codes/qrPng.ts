import { qrRows } from './qrPath.ts';

const crcOf = (bytes: readonly number[]): number => {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
};

const adlerOf = (bytes: readonly number[]): number => {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return (high << 16) | low;
};

const fourBytes = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

const chunk = (type: string, data: readonly number[]): number[] => {
  const body = [...new TextEncoder().encode(type), ...data];
  return [...fourBytes(data.length), ...body, ...fourBytes(crcOf(body))];
};

/** Bytes as a deflate block without compression. */
const stored = (bytes: readonly number[], isLast: boolean): number[] => {
  const [high, low] = [bytes.length >> 8, bytes.length & 0xff];
  return [Number(isLast), low, high, low ^ 0xff, high ^ 0xff, ...bytes];
};

const signature = [137, 80, 78, 71, 13, 10, 26, 10];

/** A QR code as the data URL of a PNG, drawn without a canvas. Undefined for a text that does not fit. */
export function qrPng(text: string): string | undefined {
  const rows = qrRows(text);
  if (!rows) return undefined;
  const side = fourBytes(rows.length * 8);
  // With one bit for a pixel, a module of 8 x 8 pixels is one byte in each of eight lines, which begin with their filter.
  const lines = rows.map((row) => {
    const line = [0, ...row.map((isDark) => (isDark ? 0 : 0xff))];
    return Array.from({ length: 8 }, () => line).flat();
  });
  const blocks = lines.flatMap((line, index) => stored(line, index === lines.length - 1));
  const bytes = [
    ...signature,
    ...chunk('IHDR', [...side, ...side, 1, 0, 0, 0, 0]),
    ...chunk('IDAT', [0x78, 1, ...blocks, ...fourBytes(adlerOf(lines.flat()))]),
    ...chunk('IEND', []),
  ];
  const binary = bytes.map((byte) => String.fromCodePoint(byte)).join('');
  return `data:image/png;base64,${btoa(binary)}`;
}
