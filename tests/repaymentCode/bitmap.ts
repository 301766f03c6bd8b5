/** Black and white pixels of a drawing, as a scanner sees them: one byte each, 0 is black. */
export interface Bitmap {
  width: number;
  height: number;
  luminance: Uint8ClampedArray;
}

/** A bitmap from rows of modules (true is dark), each module `scale` pixels wide and high. */
export const bitmapOf = (rows: readonly (readonly boolean[])[], scale: number): Bitmap => {
  const width = (rows[0]?.length ?? 0) * scale;
  const height = rows.length * scale;
  const luminance = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luminance[y * width + x] = 0;
  return { width, height, luminance };
};

/** Modules of an SVG path made of rectangles `M x y h width v1 H x z`, on a field of this size. */
export const modulesOf = (path: string, columns: number, rows: number): boolean[][] => {
  const field = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let column = 0; column < Number(width); column += 1) {
      const row = field[Number(y)];
      if (row) row[Number(x) + column] = true;
    }
  return field;
};

/** The same pixels in colour: red, green, blue and alpha. */
export const coloursOf = ({ luminance }: Bitmap): Uint8ClampedArray =>
  new Uint8ClampedArray([...luminance].flatMap((grey) => [grey, grey, grey, 255]));
