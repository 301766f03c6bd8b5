import { encode } from 'uqr';

/** Modules that stay white around the code. */
const quiet = 4;

/** A text as a QR code: how many modules it is across, quiet zone included, and its dark modules as an SVG path. */
export const qrPath = (text: string): { modules: number; path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  let path = '';
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
    }
  return { modules: size, path };
};
