import {
  BinaryBitmap,
  Code128Reader,
  GlobalHistogramBinarizer,
  QRCodeReader,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library';
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

/** Two independent readers must agree. */
export const readQr = (bitmap: Bitmap): (string | undefined)[] => [
  jsQR(coloursOf(bitmap), bitmap.width, bitmap.height)?.data,
  new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source(bitmap)))).getText(),
];

/** Two independent readers must agree. */
export const readBarcode = async (bitmap: Bitmap): Promise<(string | undefined)[]> => {
  const { width, height } = bitmap;
  const image = { data: coloursOf(bitmap), width, height, colorSpace: 'srgb' } as ImageData;
  const [found] = await readBarcodes(image, { formats: ['Code128'] });
  return [
    new Code128Reader().decode(new BinaryBitmap(new GlobalHistogramBinarizer(source(bitmap)))).getText(),
    found?.text,
  ];
};
