import { encode } from 'uqr';

/** Width of the quiet zone, in modules. */
const quiet = 4;

/** Maximum bytes in a QR code of this error correction (ISO/IEC 18004). */
const mostBytes = 2_331;

/** The rows of a QR code with its quiet zone, `true` for a dark module. Undefined for a text that does not fit. */
export function qrRows(text: string): boolean[][] | undefined {
  if (new TextEncoder().encode(text).length > mostBytes) return undefined;
  return encode(text, { ecc: 'M', border: quiet }).data;
}

/** A QR code's width in modules, with its quiet zone, and its dark modules as an SVG path. Undefined for a text that does not fit. */
export function qrPath(text: string): { modules: number; path: string } | undefined {
  const data = qrRows(text);
  if (!data) return undefined;
  const size = data.length;
  let path = '';
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  return { modules: size, path };
}
