import { BinaryBitmap, Code128Reader, GlobalHistogramBinarizer, RGBLuminanceSource } from '@zxing/library';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type Bitmap, coloursOf } from './bitmap.ts';

// Otherwise it would fetch its module from a server.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))),
    ).buffer,
  },
});

const source = ({ luminance, width, height }: Bitmap) => new RGBLuminanceSource(luminance, width, height);

const firstFound = async (bitmap: Bitmap, format: 'Code128' | 'QRCode'): Promise<string | undefined> => {
  const { width, height } = bitmap;
  const image = { data: coloursOf(bitmap), width, height, colorSpace: 'srgb' } as ImageData;
  const [found] = await readBarcodes(image, { formats: [format] });
  return found?.text;
};

/** Two independent readers must agree. Neither is ZXing's own in JavaScript, which misses one drawn code in twenty. */
export const readQr = async (bitmap: Bitmap): Promise<(string | undefined)[]> => [
  jsQR(coloursOf(bitmap), bitmap.width, bitmap.height)?.data,
  await firstFound(bitmap, 'QRCode'),
];

/** Two independent readers must agree. */
export const readBarcode = async (bitmap: Bitmap): Promise<(string | undefined)[]> => [
  new Code128Reader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(source(bitmap)))).getText(),
  await firstFound(bitmap, 'Code128'),
];
