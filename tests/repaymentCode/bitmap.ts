export interface Bitmap {
  width: number;
  height: number;
  luminance: Uint8ClampedArray;
}

export const bitmapOf = (rows: readonly (readonly boolean[])[], scale: number): Bitmap => {
  const width = (rows[0]?.length ?? 0) * scale;
  const height = rows.length * scale;
  const luminance = new Uint8ClampedArray(width * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luminance[y * width + x] = 0;
  return { width, height, luminance };
};

/** The path consists of rectangles `M x y h width v1 H x z`. */
export const modulesOf = (path: string, columns: number, rows: number): boolean[][] => {
  const field = Array.from({ length: rows }, () => Array.from({ length: columns }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let column = 0; column < Number(width); column += 1) {
      const row = field[Number(y)];
      if (row) row[Number(x) + column] = true;
    }
  return field;
};

export const coloursOf = ({ luminance }: Bitmap): Uint8ClampedArray =>
  new Uint8ClampedArray([...luminance].flatMap((grey) => [grey, grey, grey, 255]));
